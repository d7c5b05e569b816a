import { describe, expect, it } from 'vitest';
import { NameIndex } from './name-index.ts';

const populations = [8_000_000, 150_000, 16_000, 300, 5000];
const populationOf = (city: number): number => populations[city] ?? 0;

function find(query: string, most = 10): number[] {
  const index = new NameIndex();
  ['New York', 'York', 'Yorkton', 'Y', 'الرياض'].forEach((name, city) => index.add(name, city));
  index.add('Nueva York', 0);
  return index.find(query, most, populationOf);
}

describe('NameIndex', () => {
  it('puts the whole name first, then the largest city, with a tenth of the weight for a match in a later word', () => {
    expect(find('york')).toEqual([1, 0, 2]);
    expect(find('yor')).toEqual([0, 1, 2]);
  });

  it('finds names by one letter, and a name of one letter', () => {
    expect(find('y')).toEqual([3, 0, 1, 2]);
  });

  it('returns a city once, by its best name, and at most the requested number', () => {
    expect(find('n')).toEqual([0]);
    expect(find('new york')).toEqual([0]);
    expect(find('y', 2)).toEqual([3, 0]);
  });

  it('matches Arabic names without their article', () => {
    expect(find('رياض')).toEqual([4]);
    expect(find('الرياض')).toEqual([4]);
  });

  it('forgives a typing error where nothing begins as it was typed', () => {
    expect(find('yrokton')).toEqual([2]);
    expect(find('new yrok')).toEqual([0]);
    expect(find('xork')).toEqual([]);
  });

  it('adds a larger city of nearly the same name where only small places begin as it was typed', () => {
    const index = new NameIndex();
    const inhabitants = [1700, 500_000, 900_000];
    ['Lahor Prairie', 'Lahore', 'Lhasa'].forEach((name, city) => index.add(name, city));
    const of = (query: string) => index.find(query, 10, (city) => inhabitants[city] ?? 0);
    expect(of('lahor p')).toEqual([0]);
    expect(of('laohr')).toEqual([1, 0]);
    expect(of('lahor')).toEqual([1, 0]);
  });

  it('finds nothing for nothing', () => {
    expect(find('')).toEqual([]);
    expect(find('  ')).toEqual([]);
    expect(find('x')).toEqual([]);
  });
});

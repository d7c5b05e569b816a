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
  it('puts the whole name first, then the largest, a later word counting a tenth', () => {
    expect(find('york')).toEqual([1, 0, 2]);
    expect(find('yor')).toEqual([0, 1, 2]);
  });

  it('finds by one letter, and a name of one letter', () => {
    expect(find('y')).toEqual([3, 0, 1, 2]);
  });

  it('gives a city once, by the best of its names, and no more than asked for', () => {
    expect(find('n')).toEqual([0]);
    expect(find('new york')).toEqual([0]);
    expect(find('y', 2)).toEqual([3, 0]);
  });

  it('takes Arabic names without their article', () => {
    expect(find('رياض')).toEqual([4]);
    expect(find('الرياض')).toEqual([4]);
  });

  it('finds nothing for nothing', () => {
    expect(find('')).toEqual([]);
    expect(find('  ')).toEqual([]);
    expect(find('x')).toEqual([]);
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keep } from './kept.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';
let stored: Map<string, string>;
let isFull = false;

beforeEach(() => {
  stored = new Map();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(name, text);
    },
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('applies a change to what another tab has written meanwhile', () => {
  const kept = keep('count', isNumber);
  kept.set(1);
  stored.set('count', '10');
  kept.change((count) => (count ?? 0) + 1);
  expect([kept.get(), stored.get('count')]).toEqual([11, '11']);
});

it('sees at once what another tab has written, even without a listening component', () => {
  const kept = keep('count', isNumber);
  kept.set(1);
  stored.set('count', '10');
  expect(kept.get()).toBe(10);
  stored.delete('count');
  expect(kept.get()).toBeNull();
  stored.set('count', '2');
  expect(kept.get()).toBe(2);
});

it('returns the same object while nothing has been written', () => {
  const kept = keep('list', Array.isArray);
  kept.set([1]);
  expect(kept.get()).toBe(kept.get());
});

it('keeps changes in memory where nothing can be stored', () => {
  const kept = keep('count', isNumber);
  kept.set(1);
  isFull = true;
  kept.change((count) => (count ?? 0) + 1);
  kept.change((count) => (count ?? 0) + 1);
  expect([kept.get(), stored.get('count')]).toEqual([3, '1']);
});

it('reports that a change was not stored, until one is', () => {
  const kept = keep('count', isNumber);
  kept.set(1);
  expect(kept.isStored()).toBe(true);
  isFull = true;
  kept.set(2);
  expect([kept.get(), kept.isStored()]).toEqual([2, false]);
  isFull = false;
  kept.set(3);
  expect([kept.isStored(), stored.get('count')]).toEqual([true, '3']);
});

it('treats an unknown stored value as empty', () => {
  stored.set('count', '{"no":"number"}');
  expect(keep('count', isNumber).get()).toBeNull();
  stored.set('count', '{');
  expect(keep('count', isNumber).get()).toBeNull();
});

it('upgrades the value of an earlier version, and returns the same object while nothing has been written', () => {
  const kept = keep('list', Array.isArray, (value) => (typeof value === 'number' ? [value] : value));
  stored.set('list', '1');
  expect(kept.get()).toEqual([1]);
  expect(kept.get()).toBe(kept.get());
  kept.change((list) => [...(list ?? []), 2]);
  expect(stored.get('list')).toBe('[1,2]');
});

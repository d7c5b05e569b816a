import { stationNow } from '@manasik/core/guide/now';
import { expect, it } from 'vitest';
import { stopNow } from './stops.ts';

const at = (instant: string, hasLeft: boolean | null = null) =>
  stopNow(stationNow(new Date(instant), hasLeft, null));

it('follows a pilgrim through the valley', () => {
  expect(at('2027-05-14T09:00:00Z')).toBe('mina');
  expect(at('2027-05-15T11:00:00Z')).toBe('arafat');
  expect(at('2027-05-15T18:00:00Z')).toBe('muzdalifah');
  expect(at('2027-05-16T06:00:00Z')).toBe('mina');
});

it('marks no place out of season, nor before the pilgrim has said whether they left Mina', () => {
  expect(at('2026-11-23T12:00:00Z')).toBeUndefined();
  expect(at('2027-05-18T17:00:00Z')).toBeUndefined();
  expect(at('2027-05-18T17:00:00Z', false)).toBe('mina');
  expect(at('2027-05-18T17:00:00Z', true)).toBe('makkah');
});

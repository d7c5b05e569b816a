import type { MemberPosition } from '@manasik/contract/positions';
import { describe, expect, it } from 'vitest';
import { type Positions, stillShared, withEvent } from './positions.ts';

const position = (userId: string, lastUpdated: string, until: string | null = null): MemberPosition => ({
  id: userId,
  userId,
  latitude: 21.4,
  longitude: 39.8,
  locationName: null,
  isSharing: true,
  lastUpdated,
  capturedAt: lastUpdated,
  accuracy: 5,
  batteryPercent: null,
  until,
});
const early = '2027-05-14T10:00:00.000Z';
const late = '2027-05-14T10:05:00.000Z';
const known: Positions = new Map([['a', position('a', late)]]);

describe('the positions of a group', () => {
  it('are exactly those of the snapshot', () => {
    const next = withEvent(known, { type: 'snapshot', data: [position('b', early)] });
    expect([...next.keys()]).toEqual(['b']);
  });

  it('take a newer position and ignore an outdated one', () => {
    expect(withEvent(known, { type: 'position', data: position('a', early) })).toBe(known);
    const newer = position('a', '2027-05-14T10:06:00.000Z');
    expect(withEvent(known, { type: 'position', data: newer }).get('a')).toBe(newer);
  });

  it('drop a member who has stopped sharing', () => {
    expect(withEvent(known, { type: 'gone', data: { userId: 'a' } }).size).toBe(0);
    expect(withEvent(known, { type: 'gone', data: { userId: 'b' } })).toBe(known);
  });

  it('expire by the clock, even without an event', () => {
    const shared: Positions = new Map([
      ['a', position('a', early, late)],
      ['b', position('b', early)],
    ]);
    expect(stillShared(shared, Date.parse(early))).toBe(shared);
    expect([...stillShared(shared, Date.parse(late)).keys()]).toEqual(['b']);
  });
});

import type { GroupEvent } from '@manasik/contract/live';
import { expect, it } from 'vitest';
import { Room } from './room.ts';

const place: GroupEvent = {
  type: 'position',
  data: {
    id: 'position',
    userId: 'one',
    latitude: 21.4133,
    longitude: 39.8933,
    accuracy: null,
    batteryPercent: null,
    capturedAt: '2026-05-26T09:00:00.000Z',
    lastUpdated: '2026-05-26T09:00:00.000Z',
    locationName: null,
    isSharing: true,
    until: null,
  },
};

it('resends missed events', () => {
  const room = new Room('epoch');
  room.publish(place);
  expect(room.since('epoch.0')).toContain('21.4133');
});

it.each([
  { type: 'gone', data: { userId: 'one' } },
  { type: 'messageRemoved', data: { id: 'one' } },
  { type: 'snapshot', data: [] },
] as const)('tells no place and no words again that were erased: $type', (event) => {
  const room = new Room('epoch');
  room.publish(place);
  const before = /id: (\S+)/.exec(room.snapshot('[]'))?.[1] ?? '';
  room.publish(event);
  expect(room.since('epoch.0')).toBe(null);
  expect(room.since(before)).toBe(null);
  const after = /id: (\S+)/.exec(room.snapshot('[]'))?.[1] ?? '';
  expect(room.since(after)).toBe('');
});

it('allows no resumption from before a reset', () => {
  const room = new Room('epoch');
  room.forget();
  expect(room.since('epoch.0')).toBe(null);
});

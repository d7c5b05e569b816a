import { expect, it } from 'vitest';
import { Room } from './room.ts';

const place = { type: 'position', data: { latitude: 21.4133 } } as const;

it('tells what was missed', () => {
  const room = new Room('epoch');
  room.tell(place);
  expect(room.since('epoch.0')).toContain('21.4133');
});

it.each([
  { type: 'gone', data: { userId: 'one' } },
  { type: 'messageRemoved', data: { id: 'one' } },
  { type: 'snapshot', data: [] },
] as const)('tells no place and no words again that were erased: $type', (event) => {
  const room = new Room('epoch');
  room.tell(place);
  const before = /id: (\S+)/.exec(room.snapshot('[]'))?.[1] ?? '';
  room.tell(event);
  expect(room.since('epoch.0')).toBe(null);
  expect(room.since(before)).toBe(null);
  const after = /id: (\S+)/.exec(room.snapshot('[]'))?.[1] ?? '';
  expect(room.since(after)).toBe('');
});

it('lets nobody go on from before it was told to forget', () => {
  const room = new Room('epoch');
  room.forget();
  expect(room.since('epoch.0')).toBe(null);
});

import { NewReminder } from '@manasik/contract/reminders';
import { expect, it } from 'vitest';
import { newId } from './new-id.ts';

it('the id of a new reminder is a UUID that the contract accepts, and never the same twice', () => {
  const ids = Array.from({ length: 200 }, newId);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(NewReminder.shape.id.safeParse(id).success).toBe(true);
});

import { expect, it } from 'vitest';
import { createTestClock } from '../../testing/test-clock.ts';
import { createAccountLimits } from './account-limits.ts';

it('refuses what exceeds an account’s limit, with the time to wait, and no other account', () => {
  const clock = createTestClock();
  const limits = createAccountLimits(clock);
  const spend = (userId: string, amount?: number): void =>
    limits.spend('marks', { most: 5, windowSeconds: 60 }, userId, amount);
  spend('amina', 4);
  expect(() => spend('amina', 2)).toThrow(
    expect.objectContaining({ code: 'request.tooMany', retryAfterSeconds: 60 }),
  );
  // Refused requests did not count.
  spend('amina');
  expect(() => spend('amina')).toThrow('Too many at once: marks');
  spend('bilal', 5);
  clock.advance({ minutes: 1 });
  spend('amina', 5);
});

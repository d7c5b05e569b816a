import { expect, it } from 'vitest';
import { createAccountTurns } from './account-turns.ts';

it('refuses one request too many from an account, and accepts others as before', () => {
  const turns = createAccountTurns();
  const leaves = Array.from({ length: 128 }, () => turns.enter('one'));
  expect(() => turns.enter('one')).toThrow(expect.objectContaining({ code: 'server.busy' }));
  turns.enter('other');
  leaves[0]?.();
  turns.enter('one');
  expect(() => turns.enter('one')).toThrow(expect.objectContaining({ code: 'server.busy' }));
});

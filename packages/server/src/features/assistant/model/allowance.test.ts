import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../platform/config.ts';
import { createRateLimiter } from '../../../platform/rate-limit.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { type Allowance, createAllowance } from './allowance.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const clock = createTestClock();
function start(env: Readonly<Record<string, string>> = {}): Allowance {
  const { model } = readConfig({ AI_BASE_URL: 'http://127.0.0.1/v1', AI_MODEL: 'test-model', ...env });
  if (!model) throw new Error('no model is configured');
  return createAllowance({ config: model, limiter: createRateLimiter(database.db, clock), clock });
}
const kindOf = async (allowance: Allowance, asker: string): Promise<string> => {
  const turn = await allowance.take(asker);
  if (turn.kind === 'refused') return turn.why;
  turn.release();
  return turn.kind;
};

describe('the allowance', () => {
  it('of everyone together is shared by all processes, and ends with the day', async () => {
    const limit = { AI_ANSWERS_IN_ALL: '3' };
    const [one, other] = [start(limit), start(limit)];
    expect(await kindOf(one, 'a')).toBe('taken');
    expect(await kindOf(other, 'b')).toBe('taken');
    expect(await kindOf(one, 'c')).toBe('taken');
    expect(await kindOf(one, 'd')).toBe('budgetUsedUp');
    expect(await kindOf(other, 'e')).toBe('budgetUsedUp');
    clock.advance({ minutes: 24 * 60 });
    expect(await kindOf(other, 'e')).toBe('taken');
  });

  it('of an account that has used its own takes nothing from the others', async () => {
    clock.advance({ minutes: 24 * 60 });
    const allowance = start({ AI_ANSWERS_OF_ACCOUNT: '1', AI_ANSWERS_IN_ALL: '2' });
    expect(await kindOf(allowance, 'greedy')).toBe('taken');
    for (let time = 0; time < 5; time += 1) expect(await kindOf(allowance, 'greedy')).toBe('budgetUsedUp');
    expect(await kindOf(allowance, 'modest')).toBe('taken');
  });

  it('is none with a limit of 0', async () => {
    expect(await kindOf(start({ AI_ANSWERS_OF_ACCOUNT: '0' }), 'z')).toBe('budgetUsedUp');
  });

  it('refuses more answers at once than the process can wait for', async () => {
    clock.advance({ minutes: 24 * 60 });
    const allowance = start();
    const turns = await Promise.all(Array.from({ length: 48 }, (_, index) => allowance.take(`p${index}`)));
    expect(new Set(turns.map(({ kind }) => kind))).toEqual(new Set(['taken']));
    expect(await kindOf(allowance, 'late')).toBe('busy');
    for (const turn of turns) if (turn.kind === 'taken') turn.release();
    expect(await kindOf(allowance, 'late')).toBe('taken');
  });

  it('is paused by failures of the provider in a row, and not by those of a question', async () => {
    const allowance = start();
    for (let time = 0; time < 9; time += 1) allowance.report('contentFilter');
    for (let time = 0; time < 4; time += 1) allowance.report('serverError');
    allowance.report(null);
    for (let time = 0; time < 4; time += 1) allowance.report('tooSlow');
    expect(await kindOf(allowance, 'q')).toBe('taken');
    allowance.report('unreachable');
    expect(await kindOf(allowance, 'q')).toBe('paused');
    clock.advance({ minutes: 1 });
    expect(await kindOf(allowance, 'q')).toBe('taken');
  });
});

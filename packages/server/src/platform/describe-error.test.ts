import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function logged(error: unknown): Record<string, unknown> {
  const lines: string[] = [];
  createLogger('info', { write: (line) => lines.push(line) }).error({ err: error }, 'failed');
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>;
}

describe('an error in the log', () => {
  it('contains its kind, its location and its causes', () => {
    const cause = Object.assign(new TypeError('the folder is gone'), { code: 'ENOENT' });
    const line = logged(new Error('no snapshot could be written', { cause }));
    expect(line['err']).toEqual({
      type: 'Error',
      message: 'no snapshot could be written',
      stack: expect.stringContaining('describe-error.test.ts'),
      cause: expect.objectContaining({ type: 'TypeError', message: 'the folder is gone', code: 'ENOENT' }),
    });
  });

  it('omits the values passed to a query', () => {
    const answer = Object.assign(new Error('invalid input syntax: "amina@example.org"'), {
      severity: 'ERROR',
      code: '22P02',
      detail: 'Key (email)=(amina@example.org)',
    });
    const line = logged(
      new DrizzleQueryError('select 1 where email = $1', ['amina@example.org', 21.4225], answer),
    );
    expect(JSON.stringify(line)).not.toMatch(/amina|21\.4225|select/);
    expect(line['err']).toMatchObject({ cause: { code: '22P02' } });
  });

  it('omits the address of a mail', () => {
    expect(JSON.stringify(logged(new Error('cannot write to <amina@example.org>: full')))).not.toContain(
      'amina',
    );
  });

  it('contains only the type of a value that is not an error', () => {
    expect(logged('amina@example.org')['err']).toBe('string');
  });
});

import { describe, expect, it } from 'vitest';
import {
  DatabaseAwayError,
  isDatabaseAway,
  isDiskFull,
  violatedForeignKey,
  violatedUnique,
} from './unavailable.ts';

const error = (message: string, parts: object = {}): Error => Object.assign(new Error(message), parts);

describe('isDatabaseAway', () => {
  it.each([
    ['a refused connection', error('connect', { code: 'ECONNREFUSED' })],
    ['a broken connection', error('Connection terminated unexpectedly')],
    ['a connection that takes too long', error('timeout exceeded when trying to connect')],
    ['a statement without an answer', error('Query read timeout')],
    ['a server that shuts down', error('terminating connection', { code: '57P01' })],
    ['a server that starts up', error('the database system is starting up', { code: '57P03' })],
    ['a server that is full', error('sorry, too many clients already', { code: '53300' })],
    ['a disk that is full', error('could not extend file', { code: '53100' })],
    ['a server without memory', error('out of memory', { code: '53200' })],
    ['a deadlock', error('deadlock detected', { code: '40P01' })],
    ['a statement that took too long', error('canceling statement', { code: '57014' })],
    ['a server that became a standby', error('cannot execute INSERT', { code: '25006' })],
    ['a socket file that is not there', error('connect', { code: 'ENOENT', syscall: 'connect' })],
    ['the embedded engine when it is not open', new DatabaseAwayError('not open')],
    ['any of them as a cause', new Error('Failed query', { cause: error('', { code: 'ECONNRESET' }) })],
    ['any of them among several', new AggregateError([error('', { code: 'ECONNREFUSED' })])],
  ])('sees %s', (_name, away) => {
    expect(isDatabaseAway(away)).toBe(true);
  });

  it.each([
    ['a wrong statement', error('syntax error', { code: '42601' })],
    ['a violated constraint', error('duplicate key', { code: '23505' })],
    ['a file that is not there', error('open', { code: 'ENOENT', syscall: 'open' })],
    ['what is no error', 'ECONNREFUSED'],
  ])('does not mistake %s for it', (_name, other) => {
    expect(isDatabaseAway(other)).toBe(false);
  });
});

describe('violatedUnique', () => {
  it('names the constraint, through causes', () => {
    const cause = error('duplicate key', { code: '23505', constraint: 'users_email_unique' });
    expect(violatedUnique(new Error('Failed query', { cause }))).toBe('users_email_unique');
  });

  it('is null for any other error', () => {
    expect(violatedUnique(error('null value', { code: '23502' }))).toBeNull();
  });
});

describe('violatedForeignKey', () => {
  it('names the constraint, and nothing for a value that is taken', () => {
    const cause = error('violates foreign key', {
      code: '23503',
      constraint: 'sessions_user_id_users_id_fk',
    });
    expect(violatedForeignKey(new Error('Failed query', { cause }))).toBe('sessions_user_id_users_id_fk');
    expect(violatedForeignKey(error('duplicate key', { code: '23505', constraint: 'a' }))).toBeNull();
  });
});

describe('isDiskFull', () => {
  it('is true of a full disk, through causes, and of nothing else', () => {
    const full = error('could not extend file', { code: '53100' });
    expect(isDiskFull(new Error('Failed query', { cause: full }))).toBe(true);
    expect(isDiskFull(error('out of memory', { code: '53200' }))).toBe(false);
  });
});

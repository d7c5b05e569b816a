import type { User } from '@manasik/contract/account';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createAccountService } from './account.service.ts';

const lost = async (): Promise<never> => {
  throw new Error('Connection terminated unexpectedly');
};

describe('sessions whose end was committed although the answer was lost', () => {
  const user = { id: 'amina', email: 'amina@hajj.example' } as User;
  const caller = { address: '127.0.0.1', userAgent: '', session: null, deviceToken: null };
  const passwords = { currentPassword: 'right', newPassword: 'a much longer one 27' };
  type Service = ReturnType<typeof createAccountService>;
  it.each<[string, (service: Service) => Promise<unknown>]>([
    ['by signing out', (service) => service.endSession('amina', 'phone')],
    ['by signing out everywhere', (service) => service.endAllSessions('amina')],
    ['by a new password', (service) => service.changePassword(user, 'phone', passwords, caller)],
    ['by one session too many', (service) => service.signInProven('amina', caller)],
  ])('are forgotten, and what they shared is erased: %s', async (_, end) => {
    const done: string[] = [];
    // The parts that the end of sessions uses.
    const service = createAccountService({
      repository: {
        findUser: async () => user,
        createSession: async () => undefined,
        deleteSession: lost,
        deleteSessions: lost,
        deleteSessionsBeyond: lost,
        changePassword: lost,
      },
      cache: { forgotten: async () => done.push('session') },
      queue: { checkPassword: async () => undefined, run: async () => 'hash' },
      clock: systemClock,
      afterSessionsEnded: async () => {
        done.push('position');
      },
    } as unknown as Parameters<typeof createAccountService>[0]);
    await expect(end(service)).rejects.toThrow('Connection terminated');
    expect(done.toSorted()).toEqual(['position', 'session']);
  });
});

it('makes every feature forget an account whose deletion was committed although the answer was lost', async () => {
  const done: string[] = [];
  // The parts that deleting an account uses.
  const service = createAccountService({
    repository: {
      deleteUser: async (userId: string, before: (tx: unknown, userId: string) => Promise<unknown>) => {
        await before({}, userId);
        throw new Error('Connection terminated unexpectedly');
      },
    },
    cache: { forgotten: async () => done.push('session') },
    queue: { checkPassword: async () => undefined },
    beforeUserDeleted: async () => async () => {
      done.push('groups');
    },
  } as unknown as Parameters<typeof createAccountService>[0]);
  const user = { id: 'amina', email: 'amina@hajj.example' } as User;
  const caller = { address: '127.0.0.1', userAgent: '', session: null, deviceToken: null };
  await expect(service.delete(user, 'right', caller)).rejects.toThrow('Connection terminated');
  expect(done.toSorted()).toEqual(['groups', 'session']);
});

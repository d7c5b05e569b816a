import type { User } from '@manasik/contract/account';
import { expect, it } from 'vitest';
import { createAccountService } from './account.service.ts';

it('makes every feature forget an account whose deletion was committed although the answer was lost', async () => {
  const done: string[] = [];
  // The parts that the deletion of an account uses.
  const service = createAccountService({
    repository: {
      deleteUser: async (userId: string, before: (tx: unknown, userId: string) => Promise<unknown>) => {
        await before({}, userId);
        throw new Error('Connection terminated unexpectedly');
      },
    },
    cache: { forgetUser: async () => done.push('session') },
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

import type { GroupChecklistItem } from '@manasik/contract/group-checklist';
import type { Membership } from '../../domain/membership.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { PublishToGroup } from '../../platform/live/event.ts';
import type { GroupChecklistRepository, ItemKey } from './group-checklist.repository.ts';

interface Parts {
  readonly repository: GroupChecklistRepository;
  readonly membership: Membership;
  readonly publish: PublishToGroup;
  readonly clock: Clock;
}

type Changed = { item: GroupChecklistItem | null };

export function createGroupChecklistService({ repository, membership, publish, clock }: Parts) {
  const publishChanged = (groupId: string): void =>
    publish(groupId, { type: 'changed', data: { part: 'checklist' } });
  // A device with a fast clock must not win over every future change.
  const notInFuture = (changedAt: number): Date => new Date(Math.min(changedAt, clock.now().getTime()));
  /** Announced also when nothing changed: the answer to the first request may have been lost. */
  const answer = async (key: ItemKey): Promise<Changed> => {
    publishChanged(key.groupId);
    return { item: await repository.find(key) };
  };

  return {
    list: async (userId: string, groupId: string): Promise<{ items: GroupChecklistItem[] }> => {
      await membership.requireMember(groupId, userId);
      return { items: await repository.list(groupId) };
    },

    put: async (userId: string, key: ItemKey, title: string, changedAt: number): Promise<Changed> => {
      await membership.requireMember(key.groupId, userId);
      await repository.put(key, userId, title, notInFuture(changedAt), clock.now());
      return answer(key);
    },

    tick: async (userId: string, key: ItemKey, isDone: boolean, changedAt: number): Promise<Changed> => {
      await membership.requireMember(key.groupId, userId);
      await repository.tick(key, userId, isDone, notInFuture(changedAt));
      return answer(key);
    },

    remove: async (userId: string, key: ItemKey): Promise<void> => {
      await membership.requireMember(key.groupId, userId);
      await repository.remove(key, userId, clock.now());
      publishChanged(key.groupId);
    },

    /** Erases what someone whose account is deleted has added to the lists of their groups. */
    beforeUserDeleted: async (tx: Db, userId: string): Promise<() => Promise<void>> => {
      const groups = await repository.eraseOf(tx, userId, clock.now());
      return async () => {
        for (const groupId of groups) publishChanged(groupId);
      };
    },
  };
}

export type GroupChecklistService = ReturnType<typeof createGroupChecklistService>;

import type { ChangedPart } from '@manasik/contract/positions';
import { AppError } from '../../platform/errors.ts';
import type { PublishToGroup } from '../../platform/live/event.ts';
import type { Membership } from '../../domain/membership.ts';

/** Says on every node who came, went or got another role, and what to ask for again. */
export interface Announcer {
  /** To be waited for after a change, before it is acknowledged. */
  readonly announce: (
    groupId: string,
    userIds: readonly string[],
    parts: readonly ChangedPart[],
  ) => Promise<void>;
  /** Makes a change and announces it. `userIds` is read when it is made. */
  readonly changing: <T>(
    groupId: string,
    userIds: readonly string[],
    parts: readonly ChangedPart[],
    change: () => Promise<T>,
  ) => Promise<T>;
}

export function createAnnouncer(membership: Membership, publish: PublishToGroup): Announcer {
  const forget = async (groupId: string, userIds: readonly string[]): Promise<void> => {
    if (userIds.length > 0) await membership.changed(groupId, userIds);
  };
  const announce: Announcer['announce'] = async (groupId, userIds, parts) => {
    await forget(groupId, userIds);
    for (const part of parts) publish(groupId, { type: 'changed', data: { part } });
  };
  return {
    announce,
    changing: async (groupId, userIds, parts, change) => {
      const result = await change().catch(async (error: unknown) => {
        // When the answer to a commit is lost the change may have been made: nobody may go on remembering.
        if (!(error instanceof AppError)) await forget(groupId, userIds);
        throw error;
      });
      await announce(groupId, userIds, parts);
      return result;
    },
  };
}

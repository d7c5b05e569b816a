import type { ChangedPart } from '@manasik/contract/positions';
import { AppError } from '../../platform/errors.ts';
import type { PublishToGroup } from '../../platform/live/event.ts';
import type { Membership } from '../../domain/membership.ts';

/** Says what of a group to ask for again, once every process knows of the change. */
export interface Announcer {
  /** To be waited for after a change, before it is acknowledged. */
  readonly announce: (groupId: string, parts: readonly ChangedPart[]) => Promise<void>;
  /** Makes a change and announces it. */
  readonly changing: <T>(
    groupId: string,
    parts: readonly ChangedPart[],
    change: () => Promise<T>,
  ) => Promise<T>;
}

export function createAnnouncer(membership: Membership, publish: PublishToGroup): Announcer {
  const announce: Announcer['announce'] = async (groupId, parts) => {
    await membership.known();
    for (const part of parts) publish(groupId, { type: 'changed', data: { part } });
  };
  return {
    announce,
    changing: async (groupId, parts, change) => {
      const result = await change().catch(async (error: unknown) => {
        // When the answer to a commit is lost the change may have been made.
        if (!(error instanceof AppError)) await membership.known();
        throw error;
      });
      await announce(groupId, parts);
      return result;
    },
  };
}

import type { ApiError } from '../../../platform/api/api-error.ts';
import { serverNow } from '../../../platform/api/server-time.ts';
import { onSessionChange, currentUser } from '../../../platform/session/session.ts';
import type { Connection } from '../../../platform/api/connection.ts';
import { share } from '../../../platform/storage/shared.ts';
import { subscribeLive } from './live-channel.ts';
import { type Positions, stillShared, withEvent } from './positions.ts';

/**
 * What the page has of a group's positions. Only in memory, because positions of others must never be stored on the
 * device.
 */
export interface GroupLive {
  readonly positions: Positions;
  readonly mode: Connection['mode'];
  /** When the positions were last known to be complete and correct, by the device's clock; null if never. */
  readonly knownAt: number | null;
  /** Why the last attempt to fetch them failed; null if it succeeded. */
  readonly failure: ApiError | null;
}

const nothingLive: GroupLive = {
  positions: new Map(),
  mode: 'opening',
  knownAt: null,
  failure: null,
};

const groups = share<ReadonlyMap<string, GroupLive>>(new Map());

const groupLive = (groupId: string): GroupLive => groups.get().get(groupId) ?? nothingLive;

/** The known positions of the members of a group. */
export const useGroupPositions = (groupId: string): GroupLive => groups.use().get(groupId) ?? nothingLive;

export function changeGroupLive(groupId: string, change: Partial<GroupLive>): void {
  const before = groupLive(groupId);
  const positions = stillShared(change.positions ?? before.positions, serverNow());
  groups.change((all) => new Map(all).set(groupId, { ...before, ...change, positions }));
}

/** Updates the positions of a group from its channel. Returns a function that stops it. */
export const keepPositions = (groupId: string): (() => void) =>
  subscribeLive(groupId, (event) => {
    const { positions } = groupLive(groupId);
    const next = withEvent(positions, event);
    if (event.type === 'snapshot') {
      changeGroupLive(groupId, { positions: next, knownAt: Date.now(), failure: null });
    } else if (next !== positions) changeGroupLive(groupId, { positions: next });
  });

// The next person to sign in must not see the positions of the previous one's family.
onSessionChange(() => {
  if (!currentUser()) groups.set(new Map());
});

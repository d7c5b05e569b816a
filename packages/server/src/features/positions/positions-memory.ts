import { LRUCache } from 'lru-cache';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Heard } from '../../platform/bus/changes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { LiveHub } from '../../domain/live-hub.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Members, Membership } from '../../domain/membership.ts';
import { GroupPositions } from './group-positions.ts';
import type { PositionChange, StoredPosition } from './position.ts';
import type { PositionsRepository } from './positions.repository.ts';

const MOST_GROUPS = 20_000;

interface Parts {
  readonly repository: PositionsRepository;
  readonly membership: Membership;
  readonly hub: LiveHub;
  readonly changes: Heard;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Positions by group in memory, updated by writes on any process. */
export interface PositionsMemory {
  get(groupId: string): Promise<GroupPositions> | GroupPositions;
  /** Reads the positions of a group, and its members with them in the same statement. */
  readMembers(this: void, groupId: string): Promise<Members>;
  /** Puts a written position into the groups that it concerns and tells those who listen to them. */
  apply(change: PositionChange): Promise<void>;
  /** Call when the database may contain something unknown here. */
  forgetAll(): void;
}

interface Loaded {
  readonly positions: GroupPositions;
  readonly members: Members;
}

export function createPositionsMemory({
  repository,
  membership,
  hub,
  changes,
  bus,
  log,
  clock,
}: Parts): PositionsMemory {
  const memory = new LRUCache<string, GroupPositions>({ max: MOST_GROUPS });
  // What is being read; taken out when it changes, so that nobody who asks from then on is given the old.
  const loading = new Map<string, { promise: Promise<Loaded>; arrived: StoredPosition[] }>();

  const publish = (groupId: string, { userId, position }: StoredPosition): void =>
    hub.publishHere(
      groupId,
      position ? { type: 'position', data: position } : { type: 'gone', data: { userId } },
    );

  const load = (groupId: string): Promise<Loaded> => {
    // While ends are not heard, what another reads may be older than one that was answered already.
    const underWay = changes.isWhole() ? loading.get(groupId) : undefined;
    if (underWay) return underWay.promise;
    const arrived: StoredPosition[] = [];
    const read = async (): Promise<Loaded> => {
      try {
        const { members, stored } = await repository.ofGroup(groupId);
        const positions = new GroupPositions(stored);
        // Who left while this was written is missing from the rows, and must not come back with it.
        for (const each of arrived) if (!each.position || members.has(each.userId)) positions.apply(each);
        if (loading.get(groupId)?.arrived === arrived && bus.isWhole()) memory.set(groupId, positions);
        return { positions, members };
      } finally {
        if (loading.get(groupId)?.arrived === arrived) loading.delete(groupId);
      }
    };
    const entry = { promise: read(), arrived };
    loading.set(groupId, entry);
    return entry.promise;
  };

  /** Reads a group again, and notifies its listeners if it differs from their last event. */
  const publishDifference = async (groupId: string, told: GroupPositions | undefined): Promise<void> => {
    const { positions } = await load(groupId);
    const now = clock.now().getTime();
    const json = positions.reply(now);
    if (told?.reply(now).text !== json.text) hub.publishHere(groupId, { type: 'snapshot', data: json.value });
  };

  const forget = (groupId: string): void => {
    const told = memory.get(groupId);
    loading.delete(groupId);
    memory.delete(groupId);
    hub.forgetTold(groupId);
    if (!hub.isListenedTo(groupId)) return;
    publishDifference(groupId, told).catch((error: unknown) =>
      log.warn({ err: error }, 'a group could not be read anew'),
    );
  };
  membership.onChange(forget);
  const forgetAll = (): void => {
    loading.clear();
    memory.clear();
  };
  bus.onGap(forgetAll);

  return {
    get: (groupId) => memory.get(groupId) ?? load(groupId).then(({ positions }) => positions),
    readMembers: async (groupId) => (await load(groupId)).members,
    apply: async ({ groupIds, ...stored }) => {
      for (const groupId of groupIds) {
        const known = memory.get(groupId);
        loading.get(groupId)?.arrived.push(stored);
        if (!known && !hub.isListenedTo(groupId)) {
          hub.forgetTold(groupId);
          continue;
        }
        if (stored.position) {
          // The group must not see the position of someone who left during the write.
          const members = membership.members(groupId);
          if (!(members instanceof Promise ? await members : members).has(stored.userId)) continue;
        }
        if (known ? known.apply(stored) : true) publish(groupId, stored);
      }
    },
    forgetAll,
  };
}

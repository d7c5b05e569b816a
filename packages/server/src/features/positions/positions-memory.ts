import { LRUCache } from 'lru-cache';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { LiveHub } from '../../domain/live-hub.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Membership } from '../../domain/membership.ts';
import { GroupPositions } from './group-positions.ts';
import type { PositionChange, StoredPosition } from './position.ts';
import type { PositionsRepository } from './positions.repository.ts';

const MOST_GROUPS = 20_000;

interface Parts {
  readonly repository: PositionsRepository;
  readonly membership: Membership;
  readonly hub: LiveHub;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Positions by group in memory, changed by what is written on any process. */
export interface PositionsMemory {
  get(groupId: string): Promise<GroupPositions> | GroupPositions;
  /** Puts a written position into the groups that it concerns and tells those who listen to them. */
  apply(change: PositionChange): Promise<void>;
  /** To be called when something may be stored that is not known here. */
  forgetAll(): void;
  /** Reads a group anew and tells those who listen what is different from what they were told. */
  refresh(groupId: string): Promise<void>;
}

export function createPositionsMemory({
  repository,
  membership,
  hub,
  bus,
  clock,
  log,
}: Parts): PositionsMemory {
  const memory = new LRUCache<string, GroupPositions>({ max: MOST_GROUPS });
  const loading = new Map<string, { promise: Promise<GroupPositions>; arrived: StoredPosition[] }>();
  // Counts what was forgotten: a group read before that must not be kept.
  let forgotten = 0;

  const publish = (groupId: string, { userId, position }: StoredPosition): void =>
    hub.publishHere(
      groupId,
      position ? { type: 'position', data: position } : { type: 'gone', data: { userId } },
    );

  const load = (groupId: string): Promise<GroupPositions> => {
    const underWay = loading.get(groupId);
    if (underWay) return underWay.promise;
    const arrived: StoredPosition[] = [];
    const before = forgotten;
    const read = async (): Promise<GroupPositions> => {
      try {
        const positions = new GroupPositions(await repository.ofGroup(groupId), clock.now().getTime());
        // Who left while this was written is missing from the rows, and must not come back with it.
        const members = arrived.length > 0 ? await membership.members(groupId) : null;
        for (const stored of arrived) {
          if (!stored.position || members?.has(stored.userId)) positions.apply(stored);
        }
        if (before === forgotten && bus.isWhole()) memory.set(groupId, positions);
        return positions;
      } finally {
        if (loading.get(groupId)?.arrived === arrived) loading.delete(groupId);
      }
    };
    const entry = { promise: read(), arrived };
    loading.set(groupId, entry);
    return entry.promise;
  };
  const isStale = (known: GroupPositions): boolean =>
    bus.staleAfterMs > 0 && clock.now().getTime() - known.loadedAt > bus.staleAfterMs;

  /** Reads a group anew, and tells those who listen when it is not what they were told. */
  const publishDifference = async (groupId: string, told: GroupPositions | undefined): Promise<void> => {
    const current = await load(groupId);
    const now = clock.now().getTime();
    const json = current.reply(now);
    if (told?.reply(now).text !== json.text) hub.publishHere(groupId, { type: 'snapshot', data: json.value });
  };

  const forget = (groupId: string): void => {
    const told = memory.get(groupId);
    forgotten += 1;
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
    forgotten += 1;
    loading.clear();
    memory.clear();
  };
  bus.onGap(forgetAll);

  return {
    get: (groupId) => {
      const known = memory.get(groupId);
      return known && !isStale(known) ? known : load(groupId);
    },
    apply: async ({ groupIds, ...stored }) => {
      for (const groupId of groupIds) {
        const known = memory.get(groupId);
        loading.get(groupId)?.arrived.push(stored);
        if (!known && !hub.isListenedTo(groupId)) {
          hub.forgetTold(groupId);
          continue;
        }
        if (stored.position) {
          // Whoever left while this was written is no business of the group's any more.
          const members = membership.members(groupId);
          if (!(members instanceof Promise ? await members : members).has(stored.userId)) continue;
        }
        if (known ? known.apply(stored) : true) publish(groupId, stored);
      }
    },
    forgetAll,
    refresh: (groupId) => publishDifference(groupId, memory.get(groupId)),
  };
}

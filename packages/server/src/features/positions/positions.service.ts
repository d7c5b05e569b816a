import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OwnPosition, PositionUpdate } from '@manasik/contract/positions';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Changes } from '../../platform/bus/changes.ts';
import { storedAccuracy, storedCapture } from '../../domain/accuracy.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { AccountLimits } from '../../platform/http/account-limits.ts';
import type { ReadyJson } from '../../platform/http/ready-json.ts';
import type { LiveHub } from '../../domain/live-hub.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Membership } from '../../domain/membership.ts';
import { createBatchWriter } from './batch-writer.ts';
import { endOf } from './group-positions.ts';
import { createPositionsMemory } from './positions-memory.ts';
import type { PositionChange, PositionWrite, StoredPosition } from './position.ts';
import type { PositionsRepository } from './positions.repository.ts';

const TOPIC = 'positions';
// Each update goes to all the user's groups. A device sends at most one every five seconds.
const updatesOfAccount = { most: 300, windowSeconds: 60 };
const MOST_ROWS = 500;
const LONGEST_SHARE_MS = 7 * 24 * 60 * 60 * 1000;
/** A phone silent for this long is off, and its last location must not stay visible. */
const IDLE_MS = 24 * 60 * 60 * 1000;

interface Parts {
  readonly repository: PositionsRepository;
  readonly membership: Membership;
  readonly hub: LiveHub;
  readonly changes: Changes;
  readonly bus: Bus;
  readonly accountLimits: AccountLimits;
  readonly clock: Clock;
  readonly log: Logger;
  /** Batches that the database can write at once. */
  readonly lanes: number;
}

/** @throws AppError when a share would end before it starts, or last too long */
function readEnd(until: string | null | undefined, now: Date): Date | null {
  if (until === null || until === undefined) return null;
  const end = new Date(until);
  const lasts = end.getTime() - now.getTime();
  if (lasts <= 0) throw new AppError('location.sharingEnded', 'The time to share has run out');
  if (lasts > LONGEST_SHARE_MS) {
    throw new AppError('request.invalid', 'Share for a week at most', { fields: { until: 'tooBig' } });
  }
  return end;
}

const ownOf = ({ position }: StoredPosition): OwnPosition => position ?? { isSharing: false };

export function createPositionsService({
  repository,
  membership,
  hub,
  changes,
  bus,
  accountLimits,
  clock,
  log,
  lanes,
}: Parts) {
  const memory = createPositionsMemory({ repository, membership, hub, changes, bus, clock, log });

  const apply = (all: readonly PositionChange[]): Promise<void[]> =>
    Promise.all(all.map((change) => memory.apply(change)));
  /** Applies changes of other processes. When that fails, forgets everything, so that nothing outdated is shown. */
  const receive = (all: readonly PositionChange[]): void => {
    apply(all).catch((error: unknown) => {
      log.warn({ err: error }, 'positions of another process could not be applied');
      memory.forgetAll();
    });
  };
  bus.subscribe(TOPIC, (message) => {
    // Another process of this server sent it, see below.
    receive(JSON.parse(message) as PositionChange[]);
  });
  // Announces each end of sharing with its commit.
  changes.on('positions', (groupId, userId, revision) =>
    receive([{ groupIds: [groupId], userId, revision: Number(revision), position: null }]),
  );
  /** Puts what is stored into memory, here and on every process; an end is waited for until all have heard it. */
  const spread = async (stored: readonly StoredPosition[]): Promise<void> => {
    // Before the groups are looked up: one that was joined while the end was written is not among those it was announced to.
    if (stored.some(({ position }) => position === null)) await changes.heard();
    const all = await Promise.all(
      stored.map(async (each) => ({ ...each, groupIds: await membership.groupsOf(each.userId) })),
    );
    await apply(all);
    // Who left their last group while this was written had nothing to erase then.
    for (const { userId, position, groupIds } of all) {
      if (position && groupIds.length === 0) eraseIfAlone(userId);
    }
    if (!bus.isAlone) bus.cast(TOPIC, JSON.stringify(all));
  };
  /** When the answer to a commit is lost, or a group cannot be notified, an ended position must leave every memory. */
  const orForgetEnds = async <T>(hasEnd: boolean, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (hasEnd) memory.forgetAll();
      throw error;
    }
  };
  const writer = createBatchWriter<PositionWrite, StoredPosition>({
    keyOf: ({ userId }) => userId,
    missing: () => new AppError('auth.signInFirst', 'The account is gone, or signed out'),
    mostItems: MOST_ROWS,
    lanes,
    writeAll: async (writes) => {
      const hasEnd = writes.some(({ place }) => place === null);
      return orForgetEnds(hasEnd, async () => {
        const stored = await repository.write(writes, clock.now());
        await spread([...stored.values()]);
        return stored;
      });
    },
  });
  const stop = (userId: string): Promise<StoredPosition> =>
    writer.write({ userId, at: clock.now(), place: null });

  // Who has left their last group shares with nobody: then nobody keeps where they are.
  membership.onChange((_groupId, userId) => eraseIfAlone(userId));
  const stopSharing = async (userId: string): Promise<void> => {
    if ((await repository.ofUser(userId))?.position) await stop(userId);
  };
  const stopIfAlone = async (userId: string): Promise<void> => {
    if ((await membership.groupsOf(userId)).length === 0) await stopSharing(userId);
  };
  const eraseIfAlone = (userId: string): void => {
    stopIfAlone(userId).catch((error: unknown) =>
      log.error({ err: error }, 'the position of somebody without a group could not be erased'),
    );
  };

  /** Includes the erasure, because its answer can also be lost after the rows are gone. */
  const eraseBy = (erasing: () => Promise<readonly StoredPosition[]>): Promise<void> =>
    orForgetEnds(true, async () => spread(await erasing()));
  const erase = (idleSince: Date | null): Promise<void> =>
    eraseBy(() => repository.eraseEnded(clock.now(), idleSince));

  /** The groups of waiting updates, by user. */
  const lookups = new Map<string, Promise<readonly string[]>>();
  const groupsOf = async (userId: string): Promise<readonly string[]> => {
    const groups = membership.groupsOf(userId);
    if (!(groups instanceof Promise)) return groups;
    lookups.set(userId, groups);
    try {
      return await groups;
    } finally {
      if (lookups.get(userId) === groups) lookups.delete(userId);
    }
  };

  const readGroup = async (groupId: string): Promise<ReadyJson> =>
    (await memory.get(groupId)).reply(clock.now().getTime());

  return {
    update: async (userId: string, sessionId: string, update: PositionUpdate): Promise<OwnPosition> => {
      if (!update.isSharing) {
        // An earlier update that is still looking for its groups must not be written after the end.
        const lookup = lookups.get(userId);
        // One more turn of the event loop lets the others who waited for the same result continue.
        if (lookup) await Promise.allSettled([lookup]).then(() => nextTurn());
        return ownOf(await stop(userId));
      }
      // Only here, because an end is never refused.
      accountLimits.spend('positions', updatesOfAccount, userId);
      const now = clock.now();
      const until = readEnd(update.until, now);
      if ((await groupsOf(userId)).length === 0) {
        throw new AppError('location.noGroup', 'There is no group to share with');
      }
      const { latitude, longitude, locationName = null, batteryPercent = null } = update;
      const accuracy = storedAccuracy(update.accuracy ?? null);
      const capturedAt = update.capturedAt === undefined ? now : storedCapture(update.capturedAt, now);
      const measured = { latitude, longitude, locationName, accuracy, batteryPercent, capturedAt };
      return ownOf(await writer.write({ userId, at: now, place: { sessionId, ...measured, until } }));
    },

    /** Erases positions whose session has ended: of one user or, as a sweep, of everyone. */
    eraseWithoutSession: (userId: string | null): Promise<void> =>
      eraseBy(() => repository.eraseWithoutSession(clock.now(), userId)),

    own: async (userId: string): Promise<OwnPosition> => {
      const stored = await repository.ofUser(userId);
      const position = stored?.position;
      return position && endOf(position) > clock.now().getTime() ? position : { isSharing: false };
    },

    /** @throws AppError `group.notFound` for everyone except members */
    list: (groupId: string, userId: string): ReadyJson | Promise<ReadyJson> => {
      const members = membership.requireMember(groupId, userId, memory.readMembers);
      // No promise is made where there is none: this is asked every five seconds by everybody.
      if (members instanceof Promise) return members.then(() => readGroup(groupId));
      const known = memory.get(groupId);
      return known instanceof Promise ? readGroup(groupId) : known.reply(clock.now().getTime());
    },

    /** Ids of the members who share their position now. @throws AppError `group.notFound` for everyone except members */
    sharers: async (groupId: string, userId: string): Promise<ReadonlySet<string>> => {
      await membership.requireMember(groupId, userId, memory.readMembers);
      const shared = (await memory.get(groupId)).reply(clock.now().getTime()).value;
      return new Set(shared.map((position) => position.userId));
    },

    /** Returns a function that reads all positions of a group at the moment of its call. */
    reader: async (groupId: string): Promise<() => string> => {
      const known = await memory.get(groupId);
      return () => known.reply(clock.now().getTime()).text;
    },

    /** Erases expired positions; call every few seconds. */
    eraseEnded: (): Promise<void> => erase(null),

    /** Erases what has not been renewed for a day. */
    eraseIdle: (): Promise<void> => erase(new Date(clock.now().getTime() - IDLE_MS)),
  };
}

export type PositionsService = ReturnType<typeof createPositionsService>;

import type { callSos, SosCall, SosPlace } from '@manasik/contract/sos';
import type { z } from 'zod';
import { storedAccuracy, storedCapture } from '../../domain/accuracy.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { PublishToGroup } from '../../platform/live/event.ts';
import { createCoalescer } from '../../platform/coalesce.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Membership } from '../../domain/membership.ts';
import type { Limit, RateLimiter } from '../../platform/rate-limit.ts';
import { createCompany } from './company.ts';
import type { SosRepository, SosRow, StoredPlace } from './sos.repository.ts';

type Call = z.output<typeof callSos.body>;

interface Parts {
  readonly repository: SosRepository;
  readonly membership: Membership;
  readonly publish: PublishToGroup;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly log: Logger;
}

/** More frequent locations would not help a group. */
const TOLD_EACH_MS = 1000;
const OVER_AFTER_MS = 24 * 60 * 60_000;
// Far more than a frightened person sends, even if a leader keeps ending their calls.
const callsOfUser: Limit = { name: 'calls for help of a user', most: 60, windowSeconds: 60 * 60 };

const placeOf = ({ latitude, longitude, accuracy, capturedAt }: SosRow): SosPlace | null =>
  latitude === null || longitude === null || capturedAt === null
    ? null
    : { latitude, longitude, accuracy, capturedAt: capturedAt.toISOString() };

const notFound = (): AppError => new AppError('sos.notFound', 'There is no such open call');

export function createSosService({ repository, membership, publish, limiter, clock, log }: Parts) {
  const places = createCoalescer(TOLD_EACH_MS, log);
  const company = createCompany(membership);
  const earliest = (): Date => new Date(clock.now().getTime() - OVER_AFTER_MS);
  const isOpen = ({ endedAt, calledAt }: SosRow): boolean => endedAt === null && calledAt > earliest();
  const publishToGroupsOf = async (callerId: string): Promise<void> => {
    for (const groupId of await membership.groupsOf(callerId)) {
      publish(groupId, { type: 'changed', data: { part: 'sos' } });
    }
  };

  /** A reader sees only helpers with whom they share a group. */
  const callsOf = async (rows: readonly SosRow[], known: ReadonlySet<string>): Promise<SosCall[]> => {
    const coming = await repository.coming(rows.map(({ id }) => id));
    return rows.map((row) => ({
      id: row.id,
      userId: row.userId,
      calledAt: row.calledAt.toISOString(),
      place: isOpen(row) ? placeOf(row) : null,
      comingUserIds: coming
        .filter(({ sosId, userId }) => sosId === row.id && known.has(userId))
        .map(({ userId }) => userId),
    }));
  };
  const callFor = async (readerId: string, row: SosRow): Promise<SosCall> => {
    const [call] = await callsOf([row], await company.of(readerId));
    if (!call) throw new Error('a row gave no call');
    return call;
  };

  const openIn = async (groupId: string): Promise<SosCall[]> => {
    const members = await membership.members(groupId);
    return callsOf(await repository.openInGroup(groupId, earliest()), new Set(members.keys()));
  };

  /** A fast clock must not block every future location. */
  const storedPlace = ({ capturedAt, ...place }: SosPlace): StoredPlace => ({
    ...place,
    accuracy: storedAccuracy(place.accuracy),
    capturedAt: storedCapture(capturedAt, clock.now()),
  });
  /** Repeated: a device that missed our answer may not have reached the groups either, so they are notified again. */
  const callAgain = async (row: SosRow, place: SosPlace | null): Promise<SosCall> => {
    if (!isOpen(row)) throw notFound();
    const changed = place && (await repository.setPlace(row.id, storedPlace(place), earliest()));
    await publishToGroupsOf(row.userId);
    return callFor(row.userId, changed ?? row);
  };

  return {
    call: async (userId: string, { key, place }: Call): Promise<SosCall> => {
      const groups = await membership.groupsOf(userId);
      if (groups.length === 0) throw new AppError('location.noGroup', 'A call needs a group that hears it');
      const before = (await repository.withKey(userId, key)) ?? (await repository.open(userId, earliest()));
      // Does not count, because an open call is never refused.
      if (before) return callAgain(before, place);
      await limiter.spend(callsOfUser, userId);
      const at = place
        ? storedPlace(place)
        : { latitude: null, longitude: null, accuracy: null, capturedAt: null };
      const { row, isNew } = await repository.add({ userId, key, calledAt: clock.now(), ...at }, earliest());
      if (!isNew) return callAgain(row, place);
      await publishToGroupsOf(userId);
      return callFor(userId, row);
    },

    own: async (userId: string): Promise<SosCall | null> => {
      const row = await repository.open(userId, earliest());
      return row && callFor(userId, row);
    },

    updatePlace: async (userId: string, sosId: string, place: SosPlace): Promise<SosCall> => {
      const row = await repository.find(sosId);
      if (row?.userId !== userId || !isOpen(row)) throw notFound();
      const changed = await repository.setPlace(sosId, storedPlace(place), earliest());
      if (changed) await places.run(sosId, () => publishToGroupsOf(userId));
      const now = changed ?? (await repository.find(sosId));
      if (!now || !isOpen(now)) throw notFound();
      return callFor(userId, now);
    },

    /** Ending what has ended changes nothing, but is announced again: the first answer may have been lost. */
    end: async (userId: string, sosId: string): Promise<void> => {
      const row = await repository.find(sosId);
      if (!row) throw notFound();
      if (row.userId !== userId) {
        const role = await company.roleTowards(userId, row.userId);
        if (role === null) throw notFound();
        if (role !== 'leader') throw new AppError('group.leadersOnly');
      }
      try {
        await repository.end(sosId, clock.now());
      } finally {
        // Also when the answer to the commit is lost: the call may have ended, and must leave every screen.
        await publishToGroupsOf(row.userId);
      }
    },

    answer: async (userId: string, sosId: string, isComing: boolean): Promise<SosCall> => {
      const row = await repository.find(sosId);
      if (!row || !isOpen(row) || row.userId === userId) throw notFound();
      if ((await company.roleTowards(userId, row.userId)) === null) throw notFound();
      await repository.setComing(sosId, userId, clock.now(), isComing);
      await publishToGroupsOf(row.userId);
      return callFor(userId, row);
    },

    inGroup: async (userId: string, groupId: string): Promise<SosCall[]> => {
      await membership.requireMember(groupId, userId);
      return openIn(groupId);
    },

    /** Ends the call of a user who has left their last group, because nobody can see it any more. */
    endIfAlone: (userId: string): Promise<void> => repository.endWithoutGroup(clock.now(), userId),

    /** As `inGroup`, for code that checks membership itself. */
    openIn,

    /** Whether a call that nobody has ended is over by its age. */
    isOver: ({ calledAt }: SosCall): boolean => new Date(calledAt) <= earliest(),

    /** Cancels waiting location events. */
    stop: () => places.stop(),

    /** Ends calls that are a day old or that no group can see, and erases their locations. */
    sweep: async (): Promise<void> => {
      await repository.endWithoutGroup(clock.now(), null);
      for (const callerId of await repository.endOlder(earliest(), clock.now()))
        await publishToGroupsOf(callerId);
    },
  };
}

export type SosService = ReturnType<typeof createSosService>;

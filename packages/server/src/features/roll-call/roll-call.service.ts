import type { RollCall } from '@manasik/contract/roll-call';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { PublishToGroup } from '../../platform/live/event.ts';
import type { Membership } from '../../domain/membership.ts';
import type { Limit, RateLimiter } from '../../platform/rate-limit.ts';
import type { RollCallRepository, StoredRollCall } from './roll-call.repository.ts';

interface Parts {
  readonly repository: RollCallRepository;
  readonly membership: Membership;
  readonly publish: PublishToGroup;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

interface Asked {
  readonly userId: string;
  readonly groupId: string;
  readonly rollCallId: string;
}

const HOUR_MS = 60 * 60_000;
/** After this time an open roll call no longer shows who is here. */
const ENDS_AFTER_MS = 12 * HOUR_MS;
const KEPT_FOR_MS = 7 * 24 * HOUR_MS;
const startsOfUser: Limit = { name: 'roll-calls of a user', most: 30, windowSeconds: 60 * 60 };

const endsAtLatest = (startedAt: Date): Date => new Date(startedAt.getTime() + ENDS_AFTER_MS);
const ended = (): AppError => new AppError('rollCall.ended', 'This roll call has ended');

export function createRollCallService({ repository, membership, publish, limiter, clock }: Parts) {
  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);
  const publishChanged = (groupId: string): void =>
    publish(groupId, { type: 'changed', data: { part: 'rollCall' } });

  const endOf = ({ startedAt, endedAt }: StoredRollCall): Date | null => {
    if (endedAt) return endedAt;
    return startedAt > ago(ENDS_AFTER_MS) ? null : endsAtLatest(startedAt);
  };
  const rollCallOf = (row: StoredRollCall): RollCall => ({
    id: row.id,
    startedAt: row.startedAt.toISOString(),
    startedBy: row.startedBy,
    endedAt: endOf(row)?.toISOString() ?? null,
    here: row.answers.map(({ personId, at, tickedByLeader }) => ({
      id: personId,
      at: at.toISOString(),
      tickedByLeader,
    })),
  });
  const find = async ({ groupId, rollCallId }: Asked): Promise<StoredRollCall> => {
    const found = await repository.find(groupId, rollCallId);
    if (!found) throw new AppError('rollCall.notFound', 'There is no such roll call in this group');
    return found;
  };

  return {
    newest: async (userId: string, groupId: string): Promise<RollCall | null> => {
      await membership.requireMember(groupId, userId);
      const row = await repository.newest(groupId);
      return row && rollCallOf(row);
    },

    /** The open one, for code that checks membership itself. */
    openIn: async (groupId: string): Promise<{ rollCall: RollCall; endsAt: Date } | null> => {
      const row = await repository.open(groupId, ago(ENDS_AFTER_MS));
      return row && { rollCall: rollCallOf(row), endsAt: endsAtLatest(row.startedAt) };
    },

    /**
     * Starts a roll-call, or returns the open one, which does not count against the limit. Announced in either case: the
     * answer to the start may have been lost.
     */
    start: async (userId: string, groupId: string): Promise<RollCall> => {
      await membership.requireLeader(groupId, userId);
      const open = await repository.open(groupId, ago(ENDS_AFTER_MS));
      if (open) {
        publishChanged(groupId);
        return rollCallOf(open);
      }
      await limiter.spend(startsOfUser, userId);
      try {
        return rollCallOf(await repository.start(groupId, userId, clock.now(), ago(ENDS_AFTER_MS)));
      } finally {
        publishChanged(groupId);
      }
    },

    /** Members answer for themselves; leaders for anyone in the group. */
    answer: async (asked: Asked, personId: string, isHere: boolean): Promise<RollCall> => {
      const { userId, groupId, rollCallId } = asked;
      const members = await membership.requireMember(groupId, userId);
      if (personId !== userId && members.get(userId) !== 'leader') throw new AppError('group.leadersOnly');
      const rollCall = await find(asked);
      if (!members.has(personId) && !(await repository.isPerson(groupId, personId))) {
        throw new AppError('group.memberNotFound', 'No member of this group has this id');
      }
      if (endOf(rollCall)) throw ended();
      const answer = { rollCallId, personId, at: clock.now(), tickedByLeader: personId !== userId };
      if (!(await repository.answer(answer, isHere))) throw ended();
      publishChanged(groupId);
      return rollCallOf(await find(asked));
    },

    /** Ending what has ended changes nothing, but is announced again: the first answer may have been lost. */
    end: async (asked: Asked): Promise<RollCall> => {
      const { userId, groupId, rollCallId } = asked;
      await membership.requireLeader(groupId, userId);
      const rollCall = await find(asked);
      try {
        if (!endOf(rollCall)) await repository.end(rollCallId, clock.now());
      } finally {
        publishChanged(groupId);
      }
      return rollCallOf(await find(asked));
    },

    /** Erases the answers of somebody whose account is deleted. */
    beforeUserDeleted: async (tx: Db, userId: string): Promise<() => Promise<void>> => {
      await repository.removeAnswersOf(tx, userId);
      return async () => {};
    },

    /** Removes old ones; the newest of each group stays. */
    sweep: (): Promise<void> => repository.removeOlder(ago(KEPT_FOR_MS)),
  };
}

export type RollCallService = ReturnType<typeof createRollCallService>;

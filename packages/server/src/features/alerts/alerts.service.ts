import type { AlertGroup, Alerts, RollCallAlert, SosAlert } from '@manasik/contract/alerts';
import type { RollCall } from '@manasik/contract/roll-call';
import type { SosCall } from '@manasik/contract/sos';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import { TaggedJson } from '../../platform/http/ready-json.ts';
import { createMemory } from '../../platform/memory.ts';
import type { Membership } from '../../domain/membership.ts';
import type { AlertsRepository } from './alerts.repository.ts';

export interface AlertsParts {
  readonly repository: AlertsRepository;
  readonly membership: Membership;
  readonly bus: Bus;
  readonly clock: Clock;
  /** Open calls for help of those who are in a group. */
  readonly openCallsIn: (groupId: string) => Promise<readonly SosCall[]>;
  /** The open roll-call of a group, and when it ends by itself. */
  readonly openRollCallIn: (groupId: string) => Promise<{ rollCall: RollCall; endsAt: Date } | null>;
}

/** What is open in one group, whoever reads it. */
interface OpenInGroup {
  readonly group: AlertGroup;
  readonly peopleIds: ReadonlySet<string>;
  readonly calls: readonly { readonly call: SosCall; readonly callerName: string }[];
  readonly rollCall: {
    readonly rollCall: RollCall;
    readonly startedByName: string | null;
    readonly endsAt: Date;
  } | null;
}

// As good as every group, as good as always: no object is made for it.
const quiet = { isQuiet: true } as const;
const noAlerts = new TaggedJson<Alerts>({ sos: [], rollCalls: [] });

const newestFirst =
  <T>(timeOf: (alert: T) => string) =>
  (one: T, other: T): number =>
    timeOf(other).localeCompare(timeOf(one));

export function createAlertsService({
  repository,
  membership,
  bus,
  clock,
  openCallsIn,
  openRollCallIn,
}: AlertsParts) {
  const load = async (groupId: string): Promise<OpenInGroup | typeof quiet> => {
    const [calls, open] = await Promise.all([openCallsIn(groupId), openRollCallIn(groupId)]);
    if (calls.length === 0 && !open) return quiet;
    const startedBy = open?.rollCall.startedBy ?? null;
    const userIds = [...calls.map(({ userId }) => userId), ...(startedBy === null ? [] : [startedBy])];
    const [facts, names] = await Promise.all([repository.groupFacts(groupId), repository.names(userIds)]);
    if (!facts) return quiet;
    const { name, emergencyContact, peopleIds } = facts;
    return {
      group: { id: groupId, name, emergencyContact },
      peopleIds: new Set(peopleIds),
      calls: calls.map((call) => ({ call, callerName: names.get(call.userId) ?? '' })),
      rollCall: open && {
        ...open,
        startedByName: startedBy === null ? null : (names.get(startedBy) ?? null),
      },
    };
  };
  const byGroup = createMemory(bus, 'group.alerts', load);

  const rollCallAlert = (
    { group, peopleIds, rollCall: open }: OpenInGroup,
    members: ReadonlyMap<string, unknown>,
    userId: string,
  ): RollCallAlert[] => {
    if (!open || open.endsAt <= clock.now()) return [];
    const { rollCall, startedByName } = open;
    const here = rollCall.here.filter(({ id }) => members.has(id) || peopleIds.has(id));
    return [
      {
        id: rollCall.id,
        group,
        startedAt: rollCall.startedAt,
        startedByName,
        hereCount: here.length,
        askedCount: members.size + peopleIds.size,
        isHere: here.some(({ id }) => id === userId),
      },
    ];
  };

  const of = async (userId: string): Promise<TaggedJson<Alerts>> => {
    const calls = new Map<string, SosAlert & { readonly coming: ReadonlySet<string> }>();
    const rollCalls: RollCallAlert[] = [];
    for (const groupId of await membership.groupsOf(userId)) {
      const open = await byGroup.get(groupId);
      if ('isQuiet' in open) continue;
      // Asked with each read: what a member who has left may no longer see must not wait for anything.
      const members = await membership.members(groupId);
      if (!members.has(userId)) continue;
      rollCalls.push(...rollCallAlert(open, members, userId));
      for (const { call, callerName } of open.calls) {
        if (call.userId === userId || !members.has(call.userId)) continue;
        const before = calls.get(call.id);
        const coming = new Set([
          ...(before?.coming ?? []),
          ...call.comingUserIds.filter((id) => members.has(id)),
        ]);
        calls.set(call.id, {
          id: call.id,
          callerId: call.userId,
          callerName,
          calledAt: call.calledAt,
          place: call.place,
          groups: [...(before?.groups ?? []), open.group],
          comingCount: coming.size,
          isComing: coming.has(userId),
          coming,
        });
      }
    }
    if (calls.size === 0 && rollCalls.length === 0) return noAlerts;
    const sos = [...calls.values()].map(({ coming: _ids, ...alert }) => alert);
    return new TaggedJson({
      sos: sos.toSorted(newestFirst(({ calledAt }) => calledAt)),
      rollCalls: rollCalls.toSorted(newestFirst(({ startedAt }) => startedAt)),
    });
  };

  return {
    /** What a user is to be shown, with an ETag; from memory as a rule. */
    of,
    /** To be called on each process when something of a group has changed. */
    forgetGroup: (groupId: string): void => byGroup.forgetHere(groupId),
    isQuiet: (alerts: TaggedJson<Alerts>): boolean => alerts === noAlerts,
  };
}

export type AlertsService = ReturnType<typeof createAlertsService>;

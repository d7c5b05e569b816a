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
  /** Open calls for help of a group's members. */
  readonly openCallsIn: (groupId: string) => Promise<readonly SosCall[]>;
  readonly isCallOver: (call: SosCall) => boolean;
  /** The open roll-call of a group, and when it ends by itself. */
  readonly openRollCallIn: (groupId: string) => Promise<{ rollCall: RollCall; endsAt: Date } | null>;
}

/** What is open in one group, independent of the reader. */
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

// Shared by nearly every group, nearly always, so that no object is created for it.
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
  isCallOver,
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
  const byGroup = createMemory(bus, load);

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
      // Checked on each read: a member who has left must stop seeing alerts immediately.
      const members = await membership.members(groupId);
      if (!members.has(userId)) continue;
      rollCalls.push(...rollCallAlert(open, members, userId));
      for (const { call, callerName } of open.calls) {
        if (call.userId === userId || !members.has(call.userId) || isCallOver(call)) continue;
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
    /** A user's alerts with an ETag, usually from memory. */
    of,
    /** To be called on each process when something of a group has changed. */
    forgetGroup: byGroup.forget,
  };
}

export type AlertsService = ReturnType<typeof createAlertsService>;

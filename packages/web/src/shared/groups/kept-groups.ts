import type { Reply } from '../../platform/api/index.ts';
import { accountPrefix } from '../../platform/session/session.ts';
import { keep } from '../../platform/storage/kept.ts';
import { isRecord } from '../../platform/storage/is-record.ts';

export type Group = Reply<'GET /api/hajj-groups'>[number];
export type GroupMember = Reply<'GET /api/hajj-groups/:id/members'>[number];
export type GroupPerson = Reply<'GET /api/hajj-groups/:id/people'>[number];

/** The groups of one person in the last reply of the server, for use while it cannot be reached. */
export interface KeptGroups {
  /** Id of the user. */
  owner: string;
  /** Time of that reply, milliseconds since 1970. */
  at: number;
  groups: readonly Group[];
  /** Group id -> its members. */
  members: Readonly<Record<string, readonly GroupMember[]>>;
  /** Group id -> its people without a phone. */
  people: Readonly<Record<string, readonly GroupPerson[]>>;
}

// Removed with the session, like everything under this prefix.
const kept = keep<KeptGroups>(
  `${accountPrefix}groups`,
  (value): value is KeptGroups =>
    isRecord(value) &&
    typeof value['owner'] === 'string' &&
    typeof value['at'] === 'number' &&
    Array.isArray(value['groups']) &&
    isRecord(value['members']) &&
    isRecord(value['people']),
);

/** The stored groups of `owner`, and of nobody else. */
export function useKeptGroups(owner: string | undefined): KeptGroups | undefined {
  const all = kept.use();
  return all && all.owner === owner ? all : undefined;
}

/** Stores the groups of `owner`, and removes data of groups that they have left and of anyone else. */
export function keepGroups(owner: string, groups: readonly Group[], at: number): void {
  kept.change((before) => withGroups(before, owner, groups, at));
}

export function withGroups(
  before: KeptGroups | null,
  owner: string,
  groups: readonly Group[],
  at: number,
): KeptGroups {
  const mine = before?.owner === owner ? before : undefined;
  const ids = new Set(groups.map(({ id }) => id));
  const still = <Part>(parts: Readonly<Record<string, Part>> = {}) =>
    Object.fromEntries(Object.entries(parts).filter(([id]) => ids.has(id)));
  return { owner, at, groups, members: still(mine?.members), people: still(mine?.people) };
}

/** Stores the members of one of the groups of `owner`. */
export function keepOfGroup(
  owner: string,
  groupId: string,
  part: { members?: readonly GroupMember[]; people?: readonly GroupPerson[] },
): void {
  kept.change((before) => {
    if (before?.owner !== owner || !before.groups.some(({ id }) => id === groupId)) return before;
    return {
      ...before,
      members: part.members ? { ...before.members, [groupId]: part.members } : before.members,
      people: part.people ? { ...before.people, [groupId]: part.people } : before.people,
    };
  });
}

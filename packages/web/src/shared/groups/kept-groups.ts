import type { Reply } from '../../platform/api/index.ts';
import { accountPrefix } from '../../platform/session/session.ts';
import { keep } from '../../platform/storage/kept.ts';
import { isRecord } from '../../platform/storage/is-record.ts';

export type Group = Reply<'GET /api/hajj-groups'>[number];
export type GroupMember = Reply<'GET /api/hajj-groups/:id/members'>[number];
export type GroupPerson = Reply<'GET /api/hajj-groups/:id/people'>[number];

/** What one person's groups were when the server was last heard, for when it cannot be. */
export interface KeptGroups {
  /** Id of the user. */
  owner: string;
  /** When the groups were heard of, milliseconds since 1970. */
  at: number;
  groups: readonly Group[];
  /** Group id -> who was in it. */
  members: Readonly<Record<string, readonly GroupMember[]>>;
  /** Group id -> its people without a phone. */
  people: Readonly<Record<string, readonly GroupPerson[]>>;
}

// Goes with the session, as all that is kept under this prefix.
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

/** What is kept of `owner`; that of anybody else is not shown. */
export function useKeptGroups(owner: string | undefined): KeptGroups | undefined {
  const all = kept.use();
  return all && all.owner === owner ? all : undefined;
}

/** Keeps the groups of `owner`. What was kept of groups that they are no longer in goes, and so does anybody else's. */
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

/** Keeps who is in one of the groups of `owner`. */
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

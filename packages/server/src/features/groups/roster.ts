import type { GroupRole } from '@manasik/contract/groups';
import { groupLimits } from '@manasik/core/groups/group-code';
import { AppError } from '../../platform/errors.ts';

/** A member of a group, or a person who waits for approval. */
export interface RosterRow {
  readonly userId: string;
  readonly role: GroupRole;
  readonly status: 'active' | 'pending';
}

/** Everyone in one group, in the order in which they joined. */
export type Roster = readonly RosterRow[];

/** How many people may wait for approval, and how many people without a phone a group may have. */
const MOST_REQUESTS = 100;
export const MOST_PEOPLE = 100;

/** The same answer for another's group and for one that does not exist. */
export const noSuchGroup = (): AppError => new AppError('group.notFound', 'There is no such group');
export const groupFull = (): AppError => new AppError('group.full', 'The group is full');
export const noSuchMember = (): AppError => new AppError('group.memberNotFound');
export const noSuchRequest = (): AppError => new AppError('group.requestNotFound');

export const activeOf = (roster: Roster): Roster => roster.filter(({ status }) => status === 'active');
export const pendingOf = (roster: Roster): Roster => roster.filter(({ status }) => status === 'pending');

const hasLeader = (members: Roster): boolean => members.some(({ role }) => role === 'leader');

/**
 * @throws AppError `group.notFound` for everyone except members, `group.leadersOnly` for members who are not leaders
 */
export function mustLead(role: GroupRole | null | undefined): void {
  if (!role) throw noSuchGroup();
  if (role !== 'leader') throw new AppError('group.leadersOnly');
}

/** The role of a member; null for everyone else. */
export const roleIn = (roster: Roster, userId: string): GroupRole | null =>
  activeOf(roster).find((row) => row.userId === userId)?.role ?? null;

/** @throws AppError `group.full` */
export function mustHaveRoom(roster: Roster, maxMembers: number): void {
  if (activeOf(roster).length >= maxMembers) throw groupFull();
}

/** @throws AppError `group.full` */
export function mustHaveRoomToAsk(roster: Roster): void {
  if (pendingOf(roster).length >= MOST_REQUESTS) throw groupFull();
}

/** @throws AppError `group.tooMany` */
export function mustBeInFewer(groups: number): void {
  if (groups >= groupLimits.mostGroups) {
    throw new AppError('group.tooMany', `A user can be in at most ${groupLimits.mostGroups} groups`);
  }
}

/**
 * Whether a group ends when a member leaves.
 * @throws AppError `group.needsLeader` when others stay and none of them is a leader
 */
export function endsWithout(roster: Roster, userId: string): boolean {
  const others = activeOf(roster).filter((row) => row.userId !== userId);
  if (others.length === 0) return true;
  if (!hasLeader(others)) throw new AppError('group.needsLeader', 'Make another member a leader first');
  return false;
}

/** @throws AppError `group.needsLeader` when there is no other leader */
export function mayStepDown(roster: Roster, userId: string): void {
  const others = activeOf(roster).filter((row) => row.userId !== userId);
  if (!hasLeader(others)) throw new AppError('group.needsLeader', 'Make another member a leader first');
}

/** The effect on a group when a member's account is deleted: it ends, gets a leader, or stays as it is. */
export function withoutAccount(
  roster: Roster,
  userId: string,
): { readonly ends: boolean; readonly newLeader: string | null } {
  const others = activeOf(roster).filter((row) => row.userId !== userId);
  const [longest] = others;
  if (!longest) return { ends: true, newLeader: null };
  return { ends: false, newLeader: hasLeader(others) ? null : longest.userId };
}

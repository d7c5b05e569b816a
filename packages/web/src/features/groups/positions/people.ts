import { type Place, type Way, wayBetween } from '@manasik/core/geo/great-circle';
import type { GroupMember } from '@manasik/contract/groups';
import type { MemberPosition } from '@manasik/contract/positions';
import type { Positions } from '../live/positions.ts';

/** A member of the group who shares their location. */
export interface PersonThere {
  readonly id: string;
  /** Empty if the members' list does not contain them yet. */
  readonly name: string;
  readonly initials: string;
  readonly isMe: boolean;
  readonly isOffline: boolean;
  readonly position: MemberPosition;
  /** Distance from the reader; null if unknown, or for the reader. */
  readonly way: Way | null;
}

/** Older than this, by the server's time of receipt, counts as offline. */
const offlineAfterMs = 120_000;

interface Reader {
  readonly id: string | undefined;
  readonly place: Place | null;
}

/** The people who share, in the order of the members' list, the reader last. `now`: by the server's clock. */
export function peopleThere(
  positions: Positions,
  members: readonly GroupMember[],
  reader: Reader,
  now: number,
): PersonThere[] {
  const rank = new Map(members.map(({ id }, index) => [id, index]));
  const orderOf = ({ id, isMe }: PersonThere) => (isMe ? Infinity : (rank.get(id) ?? members.length));
  return [...positions.values()]
    .map((position) => {
      const member = members.find(({ id }) => id === position.userId);
      const name = member ? `${member.firstName} ${member.lastName}`.trim() : '';
      const isMe = position.userId === reader.id;
      return {
        id: position.userId,
        name,
        initials: initialsOf(member),
        isMe,
        isOffline: now - Date.parse(position.lastUpdated) > offlineAfterMs,
        position,
        way: isMe || !reader.place ? null : wayBetween(reader.place, position),
      };
    })
    .toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** The first letters of both names, as whole characters of any script. */
export function initialsOf(member: Pick<GroupMember, 'firstName' | 'lastName'> | undefined): string {
  return member ? (first(member.firstName) + first(member.lastName)).toLocaleUpperCase() : '';
}

const first = (name: string): string => [...new Intl.Segmenter().segment(name)][0]?.segment ?? '';

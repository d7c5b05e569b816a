import { type Place, type Way, wayBetween } from '@manasik/core/geo/great-circle';
import type { GroupMember } from '@manasik/contract/groups';
import type { MemberPosition } from '@manasik/contract/positions';
import type { Positions } from '../live/positions.ts';

/** Somebody of the group who shares where they are. */
export interface PersonThere {
  readonly id: string;
  /** Empty when the members' list does not know them yet. */
  readonly name: string;
  readonly initials: string;
  readonly isMe: boolean;
  readonly isOffline: boolean;
  readonly position: MemberPosition;
  /** From where the reader is; null when that is not known, or for the reader. */
  readonly way: Way | null;
}

/** Older than this, by when the server had it, is Offline. */
const offlineAfterMs = 120_000;

interface Reader {
  readonly id: string | undefined;
  readonly place: Place | null;
}

/** Who shares, in the order of the members' list, the reader last. `now`: by the server's clock. */
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

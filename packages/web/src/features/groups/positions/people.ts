import { type Place, type Way, wayBetween } from '@manasik/core/geo/great-circle';
import type { GroupMember } from '@manasik/contract/groups';
import type { MemberPosition } from '@manasik/contract/positions';
import type { SosCall } from '@manasik/contract/sos';
import type { Positions } from '../live/positions.ts';

/** A member of the group who shares their location. */
export interface PersonThere {
  readonly id: string;
  /** Empty if the members' list does not contain them yet. */
  readonly name: string;
  readonly initials: string;
  readonly isMe: boolean;
  readonly isOffline: boolean;
  /** Out of contact for so long that someone should look for them. */
  readonly isLost: boolean;
  /** They called their groups for help, and the call is still open. */
  readonly isCaller: boolean;
  /** Of their circle on the map and in the list; the same on every device of the group. */
  readonly colour: number;
  readonly position: MemberPosition;
  /** Distance from the reader; null if unknown, or for the reader. */
  readonly way: Way | null;
}

/** Older than this, by the server's time of receipt, counts as offline. */
const offlineAfterMs = 120_000;
const lostAfterMs = 15 * 60_000;
/** The tokens `--person-0` to `--person-4`. */
const colours = 5;

const nobody: ReadonlySet<string> = new Set();

interface Reader {
  readonly id: string | undefined;
  readonly place: Place | null;
}

type Call = Pick<SosCall, 'userId' | 'place'>;

/** The positions, with the places of those who call for help, whom their groups see even if they do not share. */
export function withCallers(positions: Positions, calls: readonly Call[]): Positions {
  const all = new Map(positions);
  for (const { userId, place } of calls) {
    const known = all.get(userId);
    if (!place || (known && known.capturedAt >= place.capturedAt)) continue;
    const unknown = { id: userId, locationName: null, batteryPercent: null, until: null };
    all.set(userId, {
      ...unknown,
      ...known,
      ...place,
      userId,
      isSharing: true,
      lastUpdated: place.capturedAt,
    });
  }
  return all;
}

/** Everyone with a position, in the order of the members' list, the reader last. `now`: by the server's clock. */
export function peopleThere(
  positions: Positions,
  members: readonly GroupMember[],
  reader: Reader,
  now: number,
  callerIds: ReadonlySet<string> = nobody,
): PersonThere[] {
  const rank = new Map(members.map(({ id }, index) => [id, index]));
  const orderOf = ({ id, isMe }: PersonThere) => (isMe ? Infinity : (rank.get(id) ?? members.length));
  return [...positions.values()]
    .map((position) => {
      const member = members.find(({ id }) => id === position.userId);
      const name = member ? `${member.firstName} ${member.lastName}`.trim() : '';
      const isMe = position.userId === reader.id;
      const silentMs = now - Date.parse(position.lastUpdated);
      // A phone that is heard may repeat an old position.
      const oldMs = Math.max(silentMs, now - Date.parse(position.capturedAt));
      return {
        id: position.userId,
        name,
        initials: initialsOf(member),
        isMe,
        isOffline: oldMs > offlineAfterMs,
        isLost: silentMs > lostAfterMs,
        isCaller: callerIds.has(position.userId),
        colour: (rank.get(position.userId) ?? 0) % colours,
        position,
        way: isMe || !reader.place ? null : wayBetween(reader.place, position),
      };
    })
    .toSorted((a, b) => orderOf(a) - orderOf(b));
}

const needOfLost = 1;

/**
 * Those who called for help, then those who are lost, the longest silent first, then the others, the farthest first. The
 * reader comes last.
 */
export function inNeedFirst(people: readonly PersonThere[]): readonly PersonThere[] {
  const need = ({ isMe, isCaller, isLost }: PersonThere) =>
    isMe ? 3 : isCaller ? 0 : isLost ? needOfLost : 2;
  const seen = ({ position }: PersonThere) => Date.parse(position.lastUpdated);
  const away = ({ way }: PersonThere) => way?.distanceMetres ?? 0;
  return people.toSorted(
    (a, b) => need(a) - need(b) || (need(a) === needOfLost ? seen(a) - seen(b) : away(b) - away(a)),
  );
}

/** The first letters of both names, as whole characters of any script. */
export function initialsOf(member: Pick<GroupMember, 'firstName' | 'lastName'> | undefined): string {
  return member ? (first(member.firstName) + first(member.lastName)).toLocaleUpperCase() : '';
}

const first = (name: string): string => [...new Intl.Segmenter().segment(name)][0]?.segment ?? '';

import type { Group, GroupMember, GroupPerson } from '@manasik/contract/groups';
import type { RollCall } from '@manasik/contract/roll-call';
import type { MissingMembers } from '@manasik/core/assistant/tools/types';
import { AppError } from '../../platform/errors.ts';

/** The functions that this feature needs from the features of groups. Each refuses people who are not in the group. */
export interface GroupReading {
  readonly groupsOf: (userId: string) => Promise<readonly Group[]>;
  readonly membersOf: (userId: string, groupId: string) => Promise<readonly GroupMember[]>;
  /** People without a phone. */
  readonly peopleOf: (userId: string, groupId: string) => Promise<readonly GroupPerson[]>;
  /** Ids of the members who share their position now. */
  readonly sharersIn: (groupId: string, userId: string) => Promise<ReadonlySet<string>>;
  readonly newestRollCallIn: (userId: string, groupId: string) => Promise<RollCall | null>;
}

const nameOf = ({ firstName, lastName }: GroupMember): string => `${firstName} ${lastName}`.trim();

async function missingIn(
  reading: GroupReading,
  { id, name }: Group,
  userId: string,
): Promise<MissingMembers> {
  const members = (await reading.membersOf(userId, id)).filter((member) => member.id !== userId);
  const people = await reading.peopleOf(userId, id);
  const sharers = await reading.sharersIn(id, userId);
  const newest = await reading.newestRollCallIn(userId, id);
  const open = newest?.endedAt === null ? newest : null;
  const here = open && new Set(open.here.map((answer) => answer.id));
  return {
    group: name,
    unanswered: here && [
      ...members.filter((member) => !here.has(member.id)).map(nameOf),
      ...people.filter((person) => !here.has(person.id)).map((person) => person.name),
    ],
    notSharing: members.filter((member) => !sharers.has(member.id)).map(nameOf),
  };
}

/**
 * People missing in each group of a user. The user is not listed; people without a phone share no position, so only the
 * roll call counts for them.
 */
export async function missingMembersOf(reading: GroupReading, userId: string): Promise<MissingMembers[]> {
  const found: MissingMembers[] = [];
  for (const group of await reading.groupsOf(userId)) {
    try {
      found.push(await missingIn(reading, group, userId));
    } catch (error) {
      // The user left the group, or it was deleted, since the list was read.
      if (!(error instanceof AppError) || error.code !== 'group.notFound') throw error;
    }
  }
  return found;
}

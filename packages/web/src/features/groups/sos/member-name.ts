import type { GroupMember } from '@manasik/contract/groups';

/** A member's name; undefined if they are not in the list, which may be older than the call. */
export function nameOf(members: readonly GroupMember[], id: string): string | undefined {
  const member = members.find((one) => one.id === id);
  return member && (`${member.firstName} ${member.lastName}`.trim() || undefined);
}

import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { hajjGroupMembers, hajjGroups } from './groups.table.ts';
import { groupMessages } from './messages.table.ts';

const { readUpTo } = hajjGroupMembers;

/**
 * Number of messages from others that a member has not read, for a query of `hajj_groups` joined with the member's row.
 * Reads the messages only if there are any.
 */
export const unreadMessages = sql`CASE WHEN ${hajjGroups.lastMessage} > ${readUpTo} THEN (
  SELECT count(*) FROM ${groupMessages} WHERE ${and(
    eq(groupMessages.groupId, hajjGroups.id),
    gt(groupMessages.number, readUpTo),
    isNull(groupMessages.removedAt),
    sql`${groupMessages.userId} IS DISTINCT FROM ${hajjGroupMembers.userId}`,
  )}) ELSE 0 END`.mapWith(Number);

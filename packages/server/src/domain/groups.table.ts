import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { ownerId } from './users.table.ts';

/** Groups and their members. They are here and not in a feature, because most shared data belongs to a group. */
export const hajjGroups = pgTable('hajj_groups', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  description: text('description'),
  meetingPoint: text('meeting_point'),
  emergencyContact: text('emergency_contact'),
  maxMembers: integer('max_members').notNull(),
  groupCode: text('group_code').notNull().unique('hajj_groups_group_code_unique'),
  approvalRequired: boolean('approval_required').notNull().default(false),
  /** Location of the meeting point, WGS 84 degrees; both or neither. */
  meetingLatitude: doublePrecision('meeting_latitude'),
  meetingLongitude: doublePrecision('meeting_longitude'),
  /** Number of the newest message. Adding a message locks the row, so that numbers have no gaps and follow time. */
  lastMessage: integer('last_message').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The column for the group of a row; deleting the group deletes the row. */
export const groupId = () =>
  uuid('group_id')
    .notNull()
    .references(() => hajjGroups.id, { onDelete: 'cascade' });

export const hajjGroupMembers = pgTable(
  'hajj_group_members',
  {
    groupId: groupId(),
    userId: ownerId(),
    /** Identifies a request to the person who made it, who may not see the group. */
    id: uuid('id').notNull().defaultRandom().unique('hajj_group_members_id_unique'),
    role: text('role', { enum: ['leader', 'member'] }).notNull(),
    /** `pending`: waits for approval, and sees nothing. */
    status: text('status', { enum: ['active', 'pending'] }).notNull(),
    /** The code that was used: the only thing that a person who waits sees of the group. */
    typedCode: text('typed_code').notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull().defaultNow(),
    /** Number of the newest message that the member has read. */
    readUpTo: integer('read_up_to').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('hajj_group_members_user_index').on(table.userId),
  ],
);

/** People in a group who have no phone. */
export const hajjGroupPeople = pgTable(
  'hajj_group_people',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    groupId: groupId(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('hajj_group_people_group_index').on(table.groupId)],
);

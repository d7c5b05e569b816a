import {
  groupCodeLength,
  groupLimits,
  readGroupCode,
  shortestGroupCode,
} from '@manasik/core/groups/group-code';
import { z } from 'zod';
import { GroupName, Latitude, Longitude, text } from './fields.ts';
import { routeWith } from './route.ts';

export const errors = {
  'group.codeUnknown': 404,
  'group.requestNotFound': 404,
  'group.full': 409,
  'group.tooMany': 409,
  'group.needsLeader': 409,
  'group.moreMembersThanThat': 409,
} as const;
const route = routeWith(errors);

export const GroupRole = z.enum(['leader', 'member']);
export type GroupRole = z.output<typeof GroupRole>;

/** A point on the map, WGS 84 degrees. */
export const MapPoint = z.strictObject({ latitude: Latitude, longitude: Longitude });
export type MapPoint = z.output<typeof MapPoint>;

// An empty or missing form field means "none".
const optionalText = (max: number) => z.union([z.literal('').transform(() => null), text(max)]).nullable();

/** As people dial it: digits and the usual separators. */
const Phone = z.union([
  z.literal('').transform(() => null),
  z
    .string()
    .trim()
    .max(40)
    .regex(/^\+?[\p{Nd}\s().\-/]{3,40}$/u),
]);

const fields = {
  name: GroupName,
  description: optionalText(500),
  meetingPoint: optionalText(200),
  emergencyContact: Phone.nullable(),
  maxMembers: z.int().min(1).max(groupLimits.mostMembers),
  /** Whether a leader must approve each new member. */
  approvalRequired: z.boolean(),
  /** Location of the meeting point on the map. */
  meetingPin: MapPoint.nullable(),
};

export const NewGroup = z.strictObject({
  name: fields.name,
  description: fields.description.default(null),
  meetingPoint: fields.meetingPoint.default(null),
  emergencyContact: fields.emergencyContact.default(null),
  maxMembers: fields.maxMembers.default(groupLimits.usualMembers),
  approvalRequired: fields.approvalRequired.default(false),
  meetingPin: fields.meetingPin.default(null),
});

/** A group as one of its members sees it. */
export const Group = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  meetingPoint: z.string().nullable(),
  emergencyContact: z.string().nullable(),
  maxMembers: z.int(),
  groupCode: z.string(),
  approvalRequired: z.boolean(),
  meetingPin: MapPoint.nullable(),
  memberCount: z.int(),
  /** The reader's own role. */
  role: GroupRole,
  /** People waiting for approval; 0 for readers who cannot approve them. */
  requestCount: z.int(),
  /** Messages that the reader has not read. */
  unreadCount: z.int(),
});
export type Group = z.output<typeof Group>;

export const GroupMember = z.strictObject({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  /** Null for members who are not leaders, except on their own row. */
  email: z.string().nullable(),
  role: GroupRole,
  joinedAt: z.iso.datetime(),
});
export type GroupMember = z.output<typeof GroupMember>;

/** Eight unambiguous letters and digits, or six in an older group. Lower case, spaces and dashes are accepted. */
export const GroupCode = z
  .string()
  .max(40)
  .transform(readGroupCode)
  .pipe(z.string().min(shortestGroupCode).max(groupCodeLength));

/** The reader's own request that waits for a leader. It shows nothing of the group except the code that they typed. */
export const OwnRequest = z.strictObject({
  id: z.uuid(),
  groupCode: z.string(),
  requestedAt: z.iso.datetime(),
});
export type OwnRequest = z.output<typeof OwnRequest>;

/** Someone who waits for a leader's approval. */
export const JoinRequest = z.strictObject({
  userId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  requestedAt: z.iso.datetime(),
});
export type JoinRequest = z.output<typeof JoinRequest>;

/** Someone in the group who has no phone. A leader adds them and marks them as here. */
export const GroupPerson = z.strictObject({ id: z.uuid(), name: z.string() });
export type GroupPerson = z.output<typeof GroupPerson>;

export const GroupId = z.strictObject({ id: z.uuid() });
export const GroupUser = z.strictObject({ id: z.uuid(), userId: z.uuid() });

export const listGroups = route({
  method: 'GET',
  path: '/api/hajj-groups',
  summary: "The user's groups, newest first",
  access: 'user',
  reply: z.array(Group),
});

export const createGroup = route({
  method: 'POST',
  path: '/api/hajj-groups',
  summary: 'Create a group and become its leader',
  access: 'user',
  body: NewGroup,
  reply: Group,
  status: 201,
  errors: ['group.tooMany', 'request.tooMany'],
});

export const getGroup = route({
  method: 'GET',
  path: '/api/hajj-groups/:id',
  summary: 'One group of the user',
  access: 'user',
  params: GroupId,
  reply: Group,
  errors: ['group.notFound'],
});

export const updateGroup = route({
  method: 'PATCH',
  path: '/api/hajj-groups/:id',
  limit: { most: 60, windowSeconds: 60 },
  summary: 'Change a group (leaders)',
  access: 'user',
  params: GroupId,
  body: z.strictObject(fields).partial(),
  reply: Group,
  errors: ['group.notFound', 'group.leadersOnly', 'group.moreMembersThanThat'],
});

export const deleteGroup = route({
  method: 'DELETE',
  path: '/api/hajj-groups/:id',
  summary: 'Delete a group and all its messages (leaders)',
  access: 'user',
  params: GroupId,
  errors: ['group.notFound', 'group.leadersOnly'],
});

export const joinGroup = route({
  method: 'POST',
  path: '/api/hajj-groups/join',
  limit: { most: 60, windowSeconds: 600 },
  summary: 'Join a group by its code, or request to join; joining twice changes nothing',
  access: 'user',
  body: z.strictObject({ groupCode: GroupCode }),
  reply: z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('joined'), group: Group }),
    z.strictObject({ status: z.literal('pending') }),
  ]),
  errors: ['group.codeUnknown', 'group.full', 'group.tooMany', 'request.tooMany'],
});

/** What an invitation link shows before its reader joins. */
export const Invitation = z.strictObject({ groupName: z.string(), inviterFirstName: z.string() });
export type Invitation = z.output<typeof Invitation>;

// A POST, so that no code appears in an address, which proxies log.
export const readInvitation = route({
  method: 'POST',
  path: '/api/hajj-groups/invitation',
  summary: 'Who invites to which group: for a reader who has the code and the id of a member of the group',
  access: 'public',
  body: z.strictObject({ groupCode: GroupCode, invitedBy: z.uuid() }),
  reply: Invitation,
  status: 200,
  errors: ['group.codeUnknown', 'request.tooMany'],
});

export const listOwnRequests = route({
  method: 'GET',
  path: '/api/hajj-groups/requests',
  summary: "The user's own requests to join that wait for approval",
  access: 'user',
  reply: z.array(OwnRequest),
});

export const withdrawRequest = route({
  method: 'DELETE',
  path: '/api/hajj-groups/requests/:id',
  summary: 'Withdraw a request to join',
  access: 'user',
  params: GroupId,
  errors: ['group.requestNotFound'],
});

export const leaveGroup = route({
  method: 'POST',
  path: '/api/hajj-groups/:id/leave',
  summary: 'Leave a group; the last member to leave deletes it',
  access: 'user',
  params: GroupId,
  errors: ['group.notFound', 'group.needsLeader'],
});

export const renewGroupCode = route({
  method: 'POST',
  path: '/api/hajj-groups/:id/code',
  summary: 'Create a new code; the previous one stops working (leaders)',
  access: 'user',
  params: GroupId,
  reply: Group,
  errors: ['group.notFound', 'group.leadersOnly', 'request.tooMany'],
});

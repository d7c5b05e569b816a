import { z } from 'zod';
import { PersonName } from './fields.ts';
import { errors, GroupRole, GroupMember, JoinRequest, GroupPerson, GroupId, GroupUser } from './groups.ts';
import { routeWith } from './route.ts';

// Endpoints of members share the error codes of groups.
const route = routeWith(errors);

export const listGroupMembers = route({
  method: 'GET',
  path: '/api/hajj-groups/:id/members',
  summary: 'The members of a group, leaders first',
  access: 'user',
  params: GroupId,
  reply: z.array(GroupMember),
  errors: ['group.notFound'],
});

export const changeGroupMember = route({
  method: 'PATCH',
  path: '/api/hajj-groups/:id/members/:userId',
  limit: { most: 60, windowSeconds: 60 },
  summary: 'Make a member a leader, or a leader a member (leaders)',
  access: 'user',
  params: GroupUser,
  body: z.strictObject({ role: GroupRole }),
  reply: GroupMember,
  errors: ['group.notFound', 'group.leadersOnly', 'group.memberNotFound', 'group.needsLeader'],
});

export const removeGroupMember = route({
  method: 'DELETE',
  path: '/api/hajj-groups/:id/members/:userId',
  summary: 'Remove a member (leaders)',
  access: 'user',
  params: GroupUser,
  errors: ['group.notFound', 'group.leadersOnly', 'group.memberNotFound', 'group.needsLeader'],
});

export const listJoinRequests = route({
  method: 'GET',
  path: '/api/hajj-groups/:id/requests',
  summary: 'Requests to join, oldest first (leaders)',
  access: 'user',
  params: GroupId,
  reply: z.array(JoinRequest),
  errors: ['group.notFound', 'group.leadersOnly'],
});

export const approveJoinRequest = route({
  method: 'POST',
  path: '/api/hajj-groups/:id/requests/:userId',
  summary: 'Approve a request to join (leaders)',
  access: 'user',
  params: GroupUser,
  errors: ['group.notFound', 'group.leadersOnly', 'group.requestNotFound', 'group.full'],
});

export const declineJoinRequest = route({
  method: 'DELETE',
  path: '/api/hajj-groups/:id/requests/:userId',
  summary: 'Decline a request to join (leaders)',
  access: 'user',
  params: GroupUser,
  errors: ['group.notFound', 'group.leadersOnly', 'group.requestNotFound'],
});

export const listGroupPeople = route({
  method: 'GET',
  path: '/api/hajj-groups/:id/people',
  summary: 'People in the group who have no phone',
  access: 'user',
  params: GroupId,
  reply: z.array(GroupPerson),
  errors: ['group.notFound'],
});

export const addGroupPerson = route({
  method: 'POST',
  path: '/api/hajj-groups/:id/people',
  limit: { most: 120, windowSeconds: 60 },
  summary: 'Add a person without a phone (leaders)',
  access: 'user',
  params: GroupId,
  body: z.strictObject({ name: PersonName }),
  reply: GroupPerson,
  status: 201,
  errors: ['group.notFound', 'group.leadersOnly', 'group.full'],
});

export const removeGroupPerson = route({
  method: 'DELETE',
  path: '/api/hajj-groups/:id/people/:personId',
  summary: 'Remove a person without a phone (leaders)',
  access: 'user',
  params: z.strictObject({ id: z.uuid(), personId: z.uuid() }),
  errors: ['group.notFound', 'group.leadersOnly', 'group.memberNotFound'],
});

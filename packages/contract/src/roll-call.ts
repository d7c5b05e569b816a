import { z } from 'zod';
import { GroupId } from './groups.ts';
import { routeWith } from './route.ts';

export const errors = {
  'rollCall.notFound': 404,
  'rollCall.ended': 409,
} as const;
const route = routeWith(errors);

/** A leader's question "Are you here?", and who has answered. */
export const RollCall = z.strictObject({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  /** Null when the account has been deleted. */
  startedBy: z.uuid().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** Ids of the members and people without a phone who are here. */
  here: z.array(z.strictObject({ id: z.uuid(), at: z.iso.datetime(), tickedByLeader: z.boolean() })),
});
export type RollCall = z.output<typeof RollCall>;

const RollCallId = z.strictObject({ id: z.uuid(), rollCallId: z.uuid() });

export const getRollCall = route({
  method: 'GET',
  path: '/api/hajj-groups/:id/roll-call',
  summary: 'The newest roll call of a group, or null',
  access: 'user',
  params: GroupId,
  reply: z.strictObject({ rollCall: RollCall.nullable() }),
  errors: ['group.notFound'],
});

export const startRollCall = route({
  method: 'POST',
  path: '/api/hajj-groups/:id/roll-call',
  summary: 'Start a roll call, or return the open one (leaders)',
  access: 'user',
  params: GroupId,
  reply: RollCall,
  status: 201,
  errors: ['group.notFound', 'group.leadersOnly', 'request.tooMany'],
});

export const answerRollCall = route({
  method: 'PUT',
  path: '/api/hajj-groups/:id/roll-call/:rollCallId',
  limit: { most: 300, windowSeconds: 60 },
  summary: 'Answer "I am here"; a leader may answer or withdraw the answer for anyone in the group',
  access: 'user',
  params: RollCallId,
  body: z.strictObject({
    /** Id of a member or of a person without a phone. */
    personId: z.uuid(),
    isHere: z.boolean(),
  }),
  reply: RollCall,
  errors: [
    'group.notFound',
    'group.leadersOnly',
    'group.memberNotFound',
    'rollCall.notFound',
    'rollCall.ended',
  ],
});

export const endRollCall = route({
  method: 'DELETE',
  path: '/api/hajj-groups/:id/roll-call/:rollCallId',
  summary: 'End a roll call (leaders)',
  access: 'user',
  params: RollCallId,
  reply: RollCall,
  errors: ['group.notFound', 'group.leadersOnly', 'rollCall.notFound'],
});

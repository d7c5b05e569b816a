import { z } from 'zod';
import { Latitude, Longitude } from './fields.ts';
import { GroupId } from './groups.ts';
import { routeWith } from './route.ts';

export const errors = {
  'sos.notFound': 404,
} as const;
const route = routeWith(errors);

const place = {
  latitude: Latitude,
  longitude: Longitude,
  /** Metres. */
  accuracy: z.number().min(0).max(100_000).nullable(),
  /** When the device measured it. */
  capturedAt: z.iso.datetime(),
};

export const SosPlace = z.strictObject(place);
export type SosPlace = z.output<typeof SosPlace>;

/** A call for help that goes on. */
export const SosCall = z.strictObject({
  id: z.uuid(),
  userId: z.uuid(),
  calledAt: z.iso.datetime(),
  /** Null when the device did not know, or not yet. */
  place: SosPlace.nullable(),
  /** Members who said that they are coming. */
  comingUserIds: z.array(z.uuid()),
});
export type SosCall = z.output<typeof SosCall>;

const SosId = z.strictObject({ sosId: z.uuid() });

export const callSos = route({
  method: 'POST',
  path: '/api/sos',
  limit: { most: 60, windowSeconds: 60 },
  summary: "Call all of one's groups for help; called twice with the same key it is called once",
  access: 'user',
  urgent: true,
  body: z.strictObject({
    /** Made by the device. */
    key: z.string().regex(/^[\w-]{8,64}$/),
    place: SosPlace.nullable(),
  }),
  reply: SosCall,
  status: 201,
  // `sos.notFound` where the call with this key has ended meanwhile.
  errors: ['location.noGroup', 'request.tooMany', 'sos.notFound'],
});

export const getOwnSos = route({
  method: 'GET',
  path: '/api/sos',
  summary: "The user's own call that goes on, or null",
  access: 'user',
  reply: z.strictObject({ call: SosCall.nullable() }),
});

export const updateSosPlace = route({
  method: 'PUT',
  path: '/api/sos/:sosId/place',
  limit: { most: 120, windowSeconds: 60 },
  summary: 'Say where the caller is now (the caller)',
  access: 'user',
  urgent: true,
  params: SosId,
  body: SosPlace,
  reply: SosCall,
  errors: ['sos.notFound'],
});

export const endSos = route({
  method: 'DELETE',
  path: '/api/sos/:sosId',
  summary: 'End a call and erase its place: the caller, or a leader of a group they share',
  access: 'user',
  urgent: true,
  params: SosId,
  errors: ['sos.notFound', 'group.leadersOnly'],
});

export const answerSos = route({
  method: 'PUT',
  path: '/api/sos/:sosId/coming',
  limit: { most: 60, windowSeconds: 60 },
  summary: 'Say that one is coming, or no longer',
  access: 'user',
  urgent: true,
  params: SosId,
  body: z.strictObject({ isComing: z.boolean() }),
  reply: SosCall,
  errors: ['sos.notFound'],
});

export const listGroupSos = route({
  method: 'GET',
  path: '/api/hajj-groups/:id/sos',
  summary: 'Calls of members of a group that go on, the newest first',
  access: 'user',
  params: GroupId,
  reply: z.array(SosCall),
  errors: ['group.notFound'],
});

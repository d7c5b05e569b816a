import { z } from 'zod';
import { Latitude, Longitude, text } from './fields.ts';
import { GroupId } from './groups.ts';
import { routeWith } from './route.ts';

export const errors = {
  'location.sharingEnded': 409,
} as const;
const route = routeWith(errors);

/** Where a member is, as the members of their groups see it. */
export const MemberPosition = z.strictObject({
  id: z.uuid(),
  userId: z.uuid(),
  latitude: Latitude,
  longitude: Longitude,
  locationName: z.string().nullable(),
  isSharing: z.literal(true),
  /** When the server received it. */
  lastUpdated: z.iso.datetime(),
  /** When the device measured it; never after `lastUpdated`. */
  capturedAt: z.iso.datetime(),
  /** Radius of the circle that the device is in with 68 % probability, metres. */
  accuracy: z.number().nullable(),
  batteryPercent: z.int().nullable(),
  /** When sharing ends by itself; null if it continues until the user stops it. */
  until: z.iso.datetime().nullable(),
});
export type MemberPosition = z.output<typeof MemberPosition>;

export const PositionUpdate = z.strictObject({
  latitude: Latitude,
  longitude: Longitude,
  /** False stops sharing and erases the position everywhere; any coordinates sent with it are ignored. */
  isSharing: z.boolean(),
  locationName: text(120).nullable().optional(),
  /** Metres. */
  accuracy: z.number().min(0).max(100_000).nullable().optional(),
  batteryPercent: z.int().min(0).max(100).nullable().optional(),
  /** By the device's clock. A time ahead of the server's clock is replaced by the current time. */
  capturedAt: z.iso.datetime().optional(),
  /** At most a week from now; null or missing means until the user stops. A time in the past is refused. */
  until: z.iso.datetime().nullable().optional(),
});
export type PositionUpdate = z.output<typeof PositionUpdate>;

/** The answer to the sender: what their groups now see, or that they see nothing. */
export const OwnPosition = z.discriminatedUnion('isSharing', [
  MemberPosition,
  z.strictObject({ isSharing: z.literal(false) }),
]);
export type OwnPosition = z.output<typeof OwnPosition>;

export const updatePosition = route({
  method: 'POST',
  path: '/api/location/update',
  summary: "Share the position with all the user's groups, or stop; answered after it is on disk",
  access: 'user',
  urgent: true,
  body: PositionUpdate,
  reply: OwnPosition,
  errors: ['location.noGroup', 'location.sharingEnded', 'request.tooMany'],
});

export const getOwnPosition = route({
  method: 'GET',
  path: '/api/location/own',
  summary: 'Whether the user shares their position, and what the groups see',
  access: 'user',
  reply: OwnPosition,
});

export const listGroupPositions = route({
  method: 'GET',
  path: '/api/location/group/:id',
  summary: 'The shared positions of a group; with an ETag',
  access: 'user',
  params: GroupId,
  reply: z.array(MemberPosition),
  errors: ['group.notFound'],
});

export const openGroupLive = route({
  method: 'GET',
  path: '/api/location/group/:id/live',
  summary:
    'A stream of server-sent events: `snapshot` (all positions), `position`, `gone` (a user id), `message`, ' +
    '`messageRemoved`, `read` and `changed` (what to read again). Resumes after `Last-Event-ID` if possible',
  access: 'user',
  params: GroupId,
  errors: ['group.notFound', 'live.unavailable'],
});

/** Parts of a group that an event can mark as changed. */
export const changedParts = [
  'group',
  'members',
  'requests',
  'people',
  'sos',
  'rollCall',
  'checklist',
] as const;
export type ChangedPart = (typeof changedParts)[number];

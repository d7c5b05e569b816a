import { z } from 'zod';
import { route } from './route.ts';
import { SosPlace } from './sos.ts';

/** The fields of one of the reader's groups that an alert shows. */
const AlertGroup = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** The phone number that its leaders entered, as typed. */
  emergencyContact: z.string().nullable(),
});
export type AlertGroup = z.output<typeof AlertGroup>;

/** An open call for help from someone who shares a group with the reader. */
export const SosAlert = z.strictObject({
  id: z.uuid(),
  callerId: z.uuid(),
  callerName: z.string(),
  calledAt: z.iso.datetime(),
  /** Null when the caller's device has no location. */
  place: SosPlace.nullable(),
  /** The groups that the reader shares with the caller; never empty. */
  groups: z.array(AlertGroup),
  /** Number of members visible to the reader who said that they are coming. */
  comingCount: z.int(),
  /** Whether the reader said that they are coming. */
  isComing: z.boolean(),
});
export type SosAlert = z.output<typeof SosAlert>;

/** An open roll call in one of the reader's groups. */
export const RollCallAlert = z.strictObject({
  id: z.uuid(),
  group: AlertGroup,
  startedAt: z.iso.datetime(),
  /** Null when the account that started it has been deleted. */
  startedByName: z.string().nullable(),
  /** Number of members and people without a phone who are here, out of everyone expected. */
  hereCount: z.int(),
  askedCount: z.int(),
  /** Whether the reader is marked as here. */
  isHere: z.boolean(),
});
export type RollCallAlert = z.output<typeof RollCallAlert>;

/** What needs an answer from the reader now, newest first. The reader's own call for help is left out. */
export const Alerts = z.strictObject({ sos: z.array(SosAlert), rollCalls: z.array(RollCallAlert) });
export type Alerts = z.output<typeof Alerts>;

export const listAlerts = route({
  method: 'GET',
  path: '/api/alerts',
  summary: "Open calls for help and roll calls of all the user's groups; with an ETag",
  access: 'user',
  reply: Alerts,
});

export const openAlertsLive = route({
  method: 'GET',
  path: '/api/alerts/live',
  summary:
    'A stream of server-sent events: `alerts` (the reply of `GET /api/alerts`), at once and after each change',
  access: 'user',
  errors: ['live.unavailable'],
});

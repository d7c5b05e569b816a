import { z } from 'zod';
import { route } from './route.ts';
import { SosPlace } from './sos.ts';

/** A group of the reader, as far as an alert needs it. */
const AlertGroup = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** The phone number that its leaders entered, as they typed it. */
  emergencyContact: z.string().nullable(),
});
export type AlertGroup = z.output<typeof AlertGroup>;

/** An open call for help of somebody who shares a group with the reader. */
export const SosAlert = z.strictObject({
  id: z.uuid(),
  callerId: z.uuid(),
  callerName: z.string(),
  calledAt: z.iso.datetime(),
  /** Null when the caller's device does not know where it is. */
  place: SosPlace.nullable(),
  /** The groups that the reader shares with the caller; at least one. */
  groups: z.array(AlertGroup),
  /** How many members the reader knows have said that they are coming. */
  comingCount: z.int(),
  /** Whether the reader has said so. */
  isComing: z.boolean(),
});
export type SosAlert = z.output<typeof SosAlert>;

/** An open roll-call of a group of the reader. */
export const RollCallAlert = z.strictObject({
  id: z.uuid(),
  group: AlertGroup,
  startedAt: z.iso.datetime(),
  /** Null when the account of whoever started it is deleted. */
  startedByName: z.string().nullable(),
  /** Members and people without a phone who are here, of all who are asked. */
  hereCount: z.int(),
  askedCount: z.int(),
  /** Whether the reader is here. */
  isHere: z.boolean(),
});
export type RollCallAlert = z.output<typeof RollCallAlert>;

/** What needs an answer from the reader now, the newest first. The reader's own call for help is not in it. */
export const Alerts = z.strictObject({ sos: z.array(SosAlert), rollCalls: z.array(RollCallAlert) });
export type Alerts = z.output<typeof Alerts>;

export const listAlerts = route({
  method: 'GET',
  path: '/api/alerts',
  summary: "Open calls for help and roll-calls of all the user's groups; with an ETag",
  access: 'user',
  reply: Alerts,
});

export const openAlertsLive = route({
  method: 'GET',
  path: '/api/alerts/live',
  summary:
    'A stream of server-sent events: `alerts` (what `GET /api/alerts` answers), first at once and then whenever it changes',
  access: 'user',
  errors: ['live.unavailable'],
});

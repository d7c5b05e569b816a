/** The assistant's agents, each with its own subjects. */
export const agentTypes = ['health', 'travel', 'guide', 'reminder'] as const;
export type AgentType = (typeof agentTypes)[number];

/** Emergencies that must not wait: the assistant names whom to call before it answers anything else. */
export const redFlags = [
  'chest-pain',
  'heat-stroke',
  'fainting',
  'bleeding',
  'lost-child',
  'lost-person',
  'stroke',
  'heart-or-stroke',
  'suicide',
  'breathing',
  'low-sugar',
  'danger',
] as const;
export type RedFlag = (typeof redFlags)[number];

/** Answers that the assistant computes. */
export const toolIds = [
  'days-to-hajj',
  'prayer-times',
  'next-prayer',
  'qibla',
  'zakat',
  'units',
  'currency',
  'rite-now',
  'not-learned',
  'missing-members',
  'reminder',
  'reminders',
  'steps',
  'training',
  'trip',
  'passport',
  'bookings',
  'checklist',
  'costs',
  'heat-hours',
  'country',
  'duties',
] as const;
export type ToolId = (typeof toolIds)[number];

/** The tools that read what a person keeps in Manasik: in the account, or without one only on the device. */
export const ownTools: ReadonlySet<ToolId> = new Set([
  'reminders',
  'steps',
  'training',
  'trip',
  'passport',
  'bookings',
  'checklist',
  'costs',
  'country',
]);

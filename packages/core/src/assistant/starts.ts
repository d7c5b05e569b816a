import type { AgentType } from './agents.ts';

/** Questions to begin with for each agent, which the guide or a tool answers: keys of `assistant.starts`. */
export const starts = {
  health: ['health.heat', 'health.medicines', 'health.vaccines'],
  travel: ['travel.card', 'travel.packing', 'travel.transport'],
  guide: ['guide.miqat', 'guide.tawaf', 'guide.arafat'],
  reminder: ['reminder.prayer', 'reminder.days', 'reminder.now'],
} as const satisfies Record<AgentType, readonly string[]>;

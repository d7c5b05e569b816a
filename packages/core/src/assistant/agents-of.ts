import type { AgentType, ToolId } from './agents.ts';

const everyone: readonly AgentType[] = ['guide', 'travel', 'health', 'reminder'];

const ofTools: Readonly<Record<ToolId, readonly AgentType[]>> = {
  'days-to-hajj': everyone,
  'prayer-times': everyone,
  'next-prayer': everyone,
  qibla: ['guide', 'travel', 'reminder'],
  zakat: ['guide'],
  units: ['travel', 'health'],
  currency: ['travel'],
  'rite-now': ['guide', 'reminder'],
  'not-learned': ['guide', 'reminder'],
  'missing-members': ['travel', 'guide'],
  reminder: ['reminder'],
  reminders: ['reminder'],
  steps: ['health'],
  training: ['health'],
  trip: ['travel'],
  passport: ['travel'],
  bookings: ['travel'],
  checklist: ['travel'],
  costs: ['travel'],
  'heat-hours': ['health', 'travel'],
  country: ['travel'],
  duties: ['guide'],
};

const health: readonly AgentType[] = ['health'];
const travel: readonly AgentType[] = ['travel'];
const guide: readonly AgentType[] = ['guide'];
// The rest of the practical advice is about the journey.
const ofPractical: Readonly<Record<string, readonly AgentType[]>> = {
  vaccines: ['health', 'travel'],
  medicines: ['health', 'travel'],
  hygiene: ['health', 'guide'],
  'heat-hours': health,
  hospital: ['health', 'travel'],
  chairs: ['health', 'travel'],
  'for-someone-else': guide,
  'ifadah-crowds': guide,
  barber: ['guide', 'travel'],
  madinah: ['travel', 'guide'],
  packing: ['travel', 'health'],
  'kinds-of-hajj': guide,
  'prayer-when-ill': guide,
  zamzam: ['guide', 'travel'],
  food: ['health', 'travel'],
  diabetes: ['health', 'travel'],
  insulin: ['health', 'travel'],
  'blood-pressure': ['health', 'travel'],
  'fever-cough': ['health', 'travel'],
  dementia: ['health', 'travel'],
  'swollen-legs': ['health', 'travel'],
  bladder: ['health', 'travel'],
  blisters: ['health', 'travel'],
  insects: guide,
  shortening: ['guide', 'travel'],
  'other-imam': guide,
  'mosque-rules': ['travel', 'guide'],
  hearing: ['travel', 'health'],
  sleep: ['travel', 'health'],
  falls: ['health', 'guide'],
  'how-long': ['guide', 'travel'],
  'lost-things': travel,
  'treatment-cost': ['travel', 'health'],
  'period-pills': ['health', 'guide'],
  'eid-in-mina': guide,
  'prayer-travelling': ['guide', 'travel'],
  'prayer-missed': guide,
  'tawaf-unfinished': guide,
  'more-umrahs': guide,
  'umrah-duty': guide,
  smoking: ['guide', 'health'],
  iddah: ['guide', 'travel'],
  'sacrifice-meat': guide,
};

/** The agents whose subject a tool is; the first takes over from an agent that is not among them. */
export const agentsOfTool = (tool: ToolId): readonly AgentType[] => ofTools[tool];

/** The agents whose subject a passage is; the first takes over from an agent that is not among them. */
export function agentsOfPassage(id: string): readonly AgentType[] {
  const [kind = '', name = ''] = id.split(':');
  if (kind === 'practical') return ofPractical[name] ?? travel;
  if (kind === 'emergency' || kind === 'help') return everyone;
  if (kind === 'dua' && name.startsWith('travel')) return ['guide', 'travel'];
  return guide;
}

/** The agent that answers a question that was put to `asked`. */
export const agentFor = (asked: AgentType, agents: readonly AgentType[]): AgentType =>
  agents.includes(asked) ? asked : (agents[0] ?? asked);

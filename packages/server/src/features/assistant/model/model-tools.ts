import { type ToolId, toolIds } from '@manasik/core/assistant/agents';
import type { CitableText } from '@manasik/core/assistant/cited/check-sentence';
import type { RespondContent } from '@manasik/core/assistant/content';
import { callTool } from '@manasik/core/assistant/respond';
import type { ToolData } from '@manasik/core/assistant/tools/types';
import type { Language } from '@manasik/core/text/languages';
import { tool, type ToolSet } from 'ai';
import { z } from 'zod';

const descriptions: Readonly<Record<ToolId, string>> = {
  'days-to-hajj': 'The days until Hajj, and its dates.',
  'prayer-times': 'Prayer times of a day, in the city that the question names or where the pilgrim is.',
  'next-prayer': 'The next prayer, in the city that the question names or where the pilgrim is.',
  qibla: 'The direction of the Kaaba from the city that the question names or from where the pilgrim is.',
  zakat: 'The zakat on amounts of money, gold or silver in the question, with currency or unit.',
  units: 'Converts the measures in the question, such as "5 miles in km".',
  currency: 'Converts an amount at the rate in the question.',
  'rite-now': 'Which rite the pilgrim performs today or next.',
  'not-learned': 'Which rites and duas of the guide the pilgrim has not learned yet.',
  'missing-members': "Who is missing in the pilgrim's groups.",
  reminder: 'Prepares a reminder with the text of the question.',
  reminders: "The pilgrim's stored reminders, the next first.",
  steps: "The pilgrim's steps today and on the days before.",
  training: "The next walk of the pilgrim's training plan.",
  trip: "The days until the pilgrim's departure, and what is late or due next before it.",
  passport: "Whether the pilgrim's passports are valid long enough for the trip.",
  bookings: "The pilgrim's next flight, hotel, transport and package, with their references.",
  checklist: "What is still open on the pilgrim's checklist.",
  costs: 'What the pilgrim has paid for the trip, beside the estimate.',
  'heat-hours': 'The safest hours to walk in Makkah, Mina, Arafat or Muzdalifah on a day.',
  duties:
    'The pillars and obligations of Hajj or Umrah in the school that the question names or in that of the pilgrim.',
  country: 'The visa, Hajj authority and embassy of the country that the question names.',
};

const Input = z.object({
  question: z
    .string()
    .max(300)
    .describe(
      'One short question in the language of the answer, with every number and name that it is about.',
    ),
});

export interface ToolParts {
  readonly language: Language;
  readonly data: ToolData;
  readonly content: RespondContent;
  /** Receives each result under `tool:<id>`, so that sentences can cite it. */
  readonly sources: Map<string, CitableText>;
  /** Called with each tool whose result only the reader may see. */
  readonly onPrivate: (id: ToolId) => void;
}

/** The tools of the assistant for a model. They read, and change nothing. */
export const modelTools = (parts: ToolParts): ToolSet =>
  Object.fromEntries(
    toolIds.map((id) => [
      id,
      tool({
        description: descriptions[id],
        inputSchema: Input,
        execute: ({ question }) => resultOf(id, question, parts),
      }),
    ]),
  );

/**
 * The part that the model may see. A result that depends on where the pilgrim is, or names others, is shown to the
 * reader alone.
 */
async function resultOf(
  id: ToolId,
  question: string,
  { language, data, content, sources, onPrivate }: ToolParts,
): Promise<Readonly<Record<string, string>>> {
  const own = await callTool(id, question, { language, data, content });
  const anyones = await callTool(id, question, { language, data: withoutPrivate(data), content });
  const name = `tool:${id}`;
  const before = sources.get(name)?.text ?? '';
  sources.set(name, { title: '', text: `${before}\n${own.message}`, shown: own.message });
  if (own.message === anyones.message) return { cite: `[${name}]`, result: own.message };
  onPrivate(id);
  return {
    cite: `[${name}]`,
    private: `The result is for the reader alone. Write {{${name}}} on a line of its own to show it.`,
  };
}

const withoutPrivate = (data: ToolData): ToolData => ({
  ...data,
  place: null,
  own: null,
  missingMembers: () => Promise.resolve([]),
});

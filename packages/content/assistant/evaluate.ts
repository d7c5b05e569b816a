import { readFileSync } from 'node:fs';
import { agentTypes } from '@manasik/core/assistant/agents';
import type { Decision } from '@manasik/core/assistant/decision';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { z } from 'zod';
import { understandingContent } from './content.ts';

/** Questions with what should answer them; see packages/content/questions. */
export const TestQuestions = z.array(
  z.strictObject({
    question: z.string().trim().min(1),
    agent: z.enum(agentTypes),
    expects: z.array(z.string()).min(1),
    typed: z.boolean(),
  }),
);
type TestQuestion = z.output<typeof TestQuestions>[number];

const halves = ['open', 'sealed'] as const;
export type Half = (typeof halves)[number];

const Share = z.strictObject({ right: z.int(), of: z.int() });
const Counts = z.strictObject({
  /** The expected passage or tool is the answer. */
  first: Share,
  /** It is among the first three. */
  three: Share,
  /** Nothing answers the question, and the assistant says so. */
  abstained: Share,
  /** The reply to an emergency begins with whom to call. */
  redFlags: Share,
  /** Another question gets nothing but an alarm. */
  falseAlarms: Share,
  /** The answer to another question begins with whom to call. */
  needlessWarnings: Share,
});
export type Counts = z.output<typeof Counts>;

/** Figures of one run, as `/about/assistant` shows them. */
export const Figures = z.strictObject({
  measuredOn: z.iso.date(),
  half: z.enum(halves),
  all: Counts,
  byLanguage: z.record(z.enum(languageCodes), Counts),
  byAgent: z.record(z.enum(agentTypes), Counts),
});
export type Figures = z.output<typeof Figures>;

const none = (): Counts => ({
  first: { right: 0, of: 0 },
  three: { right: 0, of: 0 },
  abstained: { right: 0, of: 0 },
  redFlags: { right: 0, of: 0 },
  falseAlarms: { right: 0, of: 0 },
  needlessWarnings: { right: 0, of: 0 },
});

export const readQuestions = (half: Half, language: Language): TestQuestion[] =>
  TestQuestions.parse(
    JSON.parse(readFileSync(new URL(`../questions/${half}/${language}.json`, import.meta.url), 'utf8')),
  );

/** Asks every question of a half, without a conversation before it. */
export function evaluate(half: Half, measuredOn: string): Figures {
  const all = none();
  // Object.fromEntries loses the key types.
  const byLanguage = Object.fromEntries(languageCodes.map((code) => [code, none()])) as Figures['byLanguage'];
  // The same.
  const byAgent = Object.fromEntries(agentTypes.map((agent) => [agent, none()])) as Figures['byAgent'];
  for (const language of languageCodes) {
    const { decide } = createUnderstanding(understandingContent(language), language);
    for (const each of readQuestions(half, language)) {
      const decision = decide({ text: each.question, agentType: each.agent, previous: null });
      for (const counts of [all, byLanguage[language], byAgent[each.agent]]) count(counts, each, decision);
    }
  }
  return { measuredOn, half, all, byLanguage, byAgent };
}

function add(share: Counts['first'], isRight: boolean): void {
  share.of += 1;
  if (isRight) share.right += 1;
}

function count(counts: Counts, { expects }: TestQuestion, decision: Decision): void {
  const isAlarm = decision.kind === 'redFlag';
  const isWarning = !isAlarm && decision.hasSign === true;
  if (expects.some((id) => id.startsWith('redflag:'))) return add(counts.redFlags, isAlarm || isWarning);
  add(counts.falseAlarms, isAlarm);
  add(counts.needlessWarnings, isWarning);
  if (expects.includes('abstain')) return add(counts.abstained, decision.kind === 'unknown');
  const place = placeOf(expects, decision);
  add(counts.first, place === 0);
  add(counts.three, place >= 0);
}

/** The place of the expected answer among the first three, from 0; -1 if it is not among them. */
function placeOf(expects: readonly string[], decision: Decision): number {
  if (decision.kind === 'tool') return expects.includes(`tool:${decision.tool}`) ? 0 : -1;
  if (decision.kind !== 'passages') return -1;
  // The id of a list also stands for its items, and that of a "What if" text for its cases.
  return decision.passages
    .slice(0, 3)
    .findIndex((id) =>
      expects.some((wanted) => id === wanted || id.startsWith(`${wanted}-`) || id.startsWith(`${wanted}:`)),
    );
}

import { readFileSync } from 'node:fs';
import { redFlags } from '@manasik/core/assistant/agents';
import { linesOf } from '@manasik/core/assistant/ranking';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { z } from 'zod';
import { understandingContent } from '../assistant/content.ts';
import { citiesIn } from '../assistant/cities.ts';

/** What people type when someone needs help now, by kind, and what has similar words and is harmless. */
const Sentences = z.record(z.enum([...redFlags, 'harmless']), z.array(z.string().trim().min(1)));
type Sentences = z.output<typeof Sentences>;

// The rarest kinds have no unseen sentences.
const Unseen = z.partialRecord(z.enum([...redFlags, 'harmless']), z.array(z.string().trim().min(1)));

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** @throws if the file of the language is not of this shape */
export const readSentences = (language: Language): Sentences =>
  Sentences.parse(read(`sentences/${language}.json`));

/** Sentences by other writers, which no model learns from and no threshold is chosen by. */
export const readUnseen = (language: Language): z.output<typeof Unseen> =>
  Unseen.parse(read(`unseen/${language}.json`));

const Required = z.record(
  z.enum(languageCodes),
  z.strictObject({
    emergencies: z.partialRecord(z.enum(redFlags), z.array(z.string())),
    none: z.array(z.string()),
  }),
);
type Required = z.output<typeof Required>[Language];

/** Sentences that testers found wrong, emergencies and others: `assistant/emergencies.test.ts` requires them. */
export const readRequired = (language: Language): Required =>
  Required.parse(read('../assistant/emergencies.json'))[language];

// Many of their questions are asked by people who need help now.
const urgent =
  /^(?:emergency:|help:heat|practical:(?:diabetes|blood-pressure)$|whatIf:(?:crowd-at-jamarat|lost-from-group|ill-on-arafah)(?::|$))/;

/** What people ask the guide. */
export const ordinaryQuestions = (language: Language): string[] =>
  understandingContent(language)
    .docs.filter(({ id }) => !urgent.test(id))
    .flatMap(({ keywords }) => linesOf(keywords));

/** Questions for the tools and about other subjects, greetings and thanks. */
export function otherQuestions(language: Language): string[] {
  const { tool, abstain, opening, answer } = understandingContent(language).intents;
  return [...Object.values(tool), abstain, opening, answer].flatMap(linesOf);
}

/** With the name of a city, people answer which place they mean. */
export const cityNames = (language: Language): string[] => [...citiesIn(language)];

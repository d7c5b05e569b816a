import { readFileSync } from 'node:fs';
import { linesOf } from '@manasik/core/assistant/ranking';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { z } from 'zod';
import { citiesIn } from '../assistant/cities.ts';
import { understandingContent } from '../assistant/content.ts';
import { readSentences } from '../red-flags/sentences.ts';
import { loadMessages, needsFeature, transliterations } from '../src/locales.ts';

export type Lines = Readonly<Record<Language, readonly string[]>>;

const isLatin = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin > 0 && latin * 2 > letters;
};

/** Collects lines of each language. */
export const linesOfEach = (read: (language: Language) => readonly string[]): Lines =>
  // Object.fromEntries loses the key types.
  Object.fromEntries(languageCodes.map((language) => [language, read(language)] as const)) as Lines;

/** What people type in Latin letters: the examples of the assistant, and sentences about emergencies. */
export const readLines = (): Lines => linesOfEach(linesIn);

function linesIn(language: Language): string[] {
  const { docs, intents } = understandingContent(language);
  const { tool, abstain, opening, answer } = intents;
  const lines = [
    ...docs.flatMap(({ keywords }) => linesOf(keywords)),
    ...[...Object.values(tool), abstain, opening, answer].flatMap(linesOf),
    ...sentencesIn(language),
  ];
  const unseen = new Set(readUnseen()[language]);
  return [...new Set(lines)].filter((line) => isLatin(line) && !unseen.has(line));
}

// English and French sentences have some in other languages, which pilgrims from there type.
const withOtherLetters: ReadonlySet<Language> = new Set(['ar', 'ur', 'gu', 'bn', 'ru']);

/** Of languages that have too few examples in Latin letters. Without sentences that mix languages. */
function sentencesIn(language: Language): string[] {
  if (!withOtherLetters.has(language)) return [];
  return Object.values(readSentences(language))
    .flat()
    .filter((text) => !/(?!\p{Script=Latin})\p{L}/u.test(text));
}

/** Texts that say nothing about the language of who types them: names of cities, and prayers in Latin letters. */
export const readNeutral = (): string[] =>
  [...new Set(languageCodes.flatMap((language) => [...citiesIn(language), ...prayersIn(language)]))].filter(
    isLatin,
  );

function prayersIn(language: Language): string[] {
  if (!needsFeature(language, transliterations)) return [];
  const { [transliterations]: prayers = {} } = loadMessages(language, [transliterations]);
  return Object.values(prayers).map(String);
}

const foreignFile = z.record(z.enum(['learned', 'unseen']), z.record(z.string(), z.array(z.string())));

/** Lines in languages that Manasik does not have. No model learns from the unseen ones. */
export function readForeign(part: 'learned' | 'unseen'): string[] {
  const file = readFileSync(new URL('foreign.json', import.meta.url), 'utf8');
  return Object.values(foreignFile.parse(JSON.parse(file))[part]).flat();
}

/** Questions that no model learns from. */
export const readUnseen = (): Lines =>
  z
    .record(z.enum(languageCodes), z.array(z.string()))
    .parse(JSON.parse(readFileSync(new URL('unseen.json', import.meta.url), 'utf8')));

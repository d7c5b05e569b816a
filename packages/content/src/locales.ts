import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { type Language, readsArabicScript } from '@manasik/core/text/languages';

/** The words of one namespace: nested keys with an ICU message at each leaf. */
export type Messages = { [key: string]: string | Messages };

const localesFolder = new URL('../locales/', import.meta.url);

/** Namespaces of transliterated duas. */
export const transliterations = 'transliterations';

/** Namespaces whose keys are ids of content, which may contain hyphens. */
export const hasIds = (feature: string): boolean =>
  feature.startsWith('rites/') ||
  isAsTyped(feature) ||
  feature.startsWith('assistant-') ||
  namesIds.has(feature);

const namesIds: ReadonlySet<string> = new Set([
  'guide',
  'duas',
  transliterations,
  'what-if',
  'practical',
  'diagrams',
  'holy-places',
  'training',
  'programmes',
]);

/** The feature with the questions that people ask for each passage. */
export const asked = 'asked';

/**
 * The questions of people, in the words and spellings that they type: no translations. `phrases` has more questions for
 * each passage than `asked`, `intents` has those that no passage answers, `concepts` the everyday words of each subject.
 */
const asTyped: ReadonlySet<string> = new Set([asked, 'phrases', 'intents', 'concepts']);

export const isAsTyped = (feature: string): boolean => asTyped.has(feature);

/** Whether a language must have a namespace that English has. Languages with Arabic script need no transliterations. */
export const needsFeature = (language: Language, feature: string): boolean =>
  feature !== transliterations || !readsArabicScript(language);

/** The namespaces, with folders as in `rites/ihram`. English is written first and defines the list. */
export function listFeatures(language: Language = 'en', locales: URL = localesFolder): string[] {
  const folder = new URL(`${language}/`, locales);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length).replaceAll(sep, '/'))
    .toSorted();
}

const read = new Map<string, Messages>();

/**
 * The words of the given namespaces in one language, for mails and server-rendered pages: `loadMessages('ar', ['mail'])`
 * returns `{ mail: { ... } }`. Files are read once and cached.
 * @throws Error when the language lacks a file; a language is complete or absent
 */
export function loadMessages(
  language: Language,
  features: readonly string[],
  locales: URL = localesFolder,
): Record<string, Messages> {
  return Object.fromEntries(
    features.map((feature) => [feature, readFeature(new URL(`${language}/${feature}.json`, locales))]),
  );
}

function readFeature(file: URL): Messages {
  const known = read.get(file.href);
  if (known) return known;
  // locales.check.ts validates the shape of every file, so the cast is safe.
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Messages;
  read.set(file.href, messages);
  return messages;
}

/** A flat table: `landing.hero.title` -> words. */
export function flatten(messages: Messages, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof value === 'string') flat.set(path, value);
    else for (const [inner, words] of flatten(value, path)) flat.set(inner, words);
  }
  return flat;
}

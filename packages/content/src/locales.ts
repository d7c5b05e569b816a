import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { type Language, readsArabicScript } from '@manasik/core/text/languages';

/** Words of one feature: nested keys, each leaf an ICU message. */
export type Messages = { [key: string]: string | Messages };

const localesFolder = new URL('../locales/', import.meta.url);

/** How duas sound, in the letters of the language. */
export const transliterations = 'transliterations';

/** Features with words that stand by the ids of content, which may have hyphens. */
export const hasIds = (feature: string): boolean =>
  feature.startsWith('rites/') ||
  ['guide', 'duas', transliterations, 'what-if', 'holy-places', 'search'].includes(feature);

/** What people type who seek a passage: each language has its own ways to say it, and translates none of another. */
export const searchKeywords = 'search.keywords';

/** Whether a language has words for a feature that English has: who reads Arabic script needs no transliterations. */
export const needsFeature = (language: Language, feature: string): boolean =>
  feature !== transliterations || !readsArabicScript(language);

/**
 * The features that have words, those in folders as `rites/ihram`. English is written first and decides which there
 * are.
 */
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
 * Words of the given features in one language, for mails and pages that are made on the server:
 * `loadMessages('ar', ['mail'])` gives `{ mail: { ... } }`. Files are read once and kept.
 * @throws Error when the language has no file for a feature; a language is complete or absent
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
  // The shape of every file is checked by locales.check.ts, so that it can be trusted here.
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Messages;
  read.set(file.href, messages);
  return messages;
}

/** One flat table, `landing.hero.title` -> words. */
export function flatten(messages: Messages, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof value === 'string') flat.set(path, value);
    else for (const [inner, words] of flatten(value, path)) flat.set(inner, words);
  }
  return flat;
}

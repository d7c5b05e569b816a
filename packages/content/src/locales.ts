import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@manasik/core/languages';

/** Words of one feature: nested keys, each leaf an ICU message. */
export type Messages = { [key: string]: string | Messages };

const localesFolder = new URL('../locales/', import.meta.url);

/** The features that have words. English is written first and decides which there are. */
export function listFeatures(language: Language = 'en'): string[] {
  const folder = new URL(`${language}/`, localesFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted();
}

const read = new Map<string, Messages>();

/**
 * Words of the given features in one language, for mails and pages that are made on the server:
 * `loadMessages('ar', ['mail'])` gives `{ mail: { ... } }`. Files are read once and kept.
 * @throws Error when the language has no file for a feature; a language is complete or absent
 */
export function loadMessages(language: Language, features: readonly string[]): Record<string, Messages> {
  return Object.fromEntries(features.map((feature) => [feature, readFeature(language, feature)]));
}

function readFeature(language: Language, feature: string): Messages {
  const path = `${language}/${feature}.json`;
  const known = read.get(path);
  if (known) return known;
  // The shape of every file is checked by locales.check.ts, so that it can be trusted here.
  const messages = JSON.parse(readFileSync(new URL(path, localesFolder), 'utf8')) as Messages;
  read.set(path, messages);
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

import { readFileSync } from 'node:fs';
import type { Language } from '@manasik/core/text/languages';
import { createTranslator } from 'use-intl/core';

type Words = (key: string, values?: Record<string, string | number>) => string;

/** The words of a feature in a language, by key. Tests find elements by their visible text, as people do. */
export function words(language: Language, feature: string): Words {
  const file = new URL(`../../packages/content/locales/${language}/${feature}.json`, import.meta.url);
  // Read on first use, so that a test file can name its languages before it uses them.
  let known: Words | undefined;
  return (key, values) => {
    known ??= translator(language, JSON.parse(readFileSync(file, 'utf8')));
    return known(key, values);
  };
}

function onError(error: Error): never {
  throw error;
}

function translator(locale: Language, messages: Record<string, unknown>): Words {
  const translate: unknown = createTranslator({ locale, messages, onError });
  // The library types keys from the catalogue, which is only known at run time here.
  return translate as Words;
}

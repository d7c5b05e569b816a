import knownSame from '../allow-list.json' with { type: 'json' };
import terms from '../glossary.json' with { type: 'json' };
import type { Language } from '@manasik/core/text/languages';
import { type Glossary, glossaryRule } from './checks/glossary.ts';
import { numerals } from './checks/numerals.ts';
import { type AllowList, excusesFor, type Rule } from './checks/rule.ts';
import { badShapes } from './checks/shape.ts';
import { ownLetters, rightScript } from './checks/script.ts';
import { allPlurals, notEmpty, notEnglish, sameArguments } from './checks/structure.ts';
import { typography } from './checks/typography.ts';
import {
  flatten,
  isAsTyped,
  listFeatures,
  loadMessages,
  type Messages,
  needsFeature,
  transliterations,
} from './locales.ts';
import { type Message, readMessage } from './message.ts';

export type CheckInput = {
  language: Language;
  english: Messages;
  translated: Messages;
  glossary: Glossary;
  allowList: AllowList;
};

/** All faults of one language, one line each: `key: what`. An empty list if there are none. */
export function checkLocale({ language, english, translated, glossary, allowList }: CheckInput): string[] {
  const shapeless = badShapes(translated);
  if (shapeless.length > 0) return shapeless;
  const originals = flatten(english);
  const words = flatten(translated);
  const excuses = excusesFor(language, allowList);
  const ofSounds: Rule[] = [
    notEmpty,
    sameArguments,
    allPlurals,
    rightScript,
    ownLetters,
    typography,
    numerals,
  ];
  // Transliterations may be spelt as in English, and are no word-by-word translations.
  const ofWords: Rule[] = [...ofSounds, notEnglish, glossaryRule(glossary)];
  const rulesFor = (key: string): readonly Rule[] => {
    // They contain typing errors and other scripts on purpose.
    if (isAsTyped(key.slice(0, key.indexOf('.')))) return [notEmpty];
    return key.startsWith(`${transliterations}.`) ? ofSounds : ofWords;
  };
  const problems = [...words.keys()]
    .filter((key) => !originals.has(key))
    .map((key) => `${key}: is not in English`);
  for (const [key, source] of originals) {
    const translation = words.get(key);
    if (translation === undefined) {
      problems.push(`${key}: is missing`);
      continue;
    }
    const parsed = readBoth(source, translation);
    if (typeof parsed === 'string') problems.push(`${key}: ${parsed}`);
    else
      for (const rule of rulesFor(key))
        problems.push(...rule({ language, key, ...parsed }, excuses).map((what) => `${key}: ${what}`));
  }
  return problems;
}

/** The same for the files on disk; a missing file is one fault. */
export function checkLanguage(language: Language, locales?: URL): string[] {
  const features = listFeatures('en', locales).filter((feature) => needsFeature(language, feature));
  const present = listFeatures(language, locales);
  const both = features.filter((feature) => present.includes(feature));
  return [
    ...features
      .filter((feature) => !present.includes(feature))
      .map((feature) => `${feature}: the file is missing`),
    ...present
      .filter((feature) => !features.includes(feature))
      .map((feature) =>
        needsFeature(language, feature)
          ? `${feature}: English has no such file`
          : `${feature}: is not for readers of Arabic script`,
      ),
    ...checkLocale({
      language,
      english: loadMessages('en', both, locales),
      translated: loadMessages(language, both, locales),
      glossary: terms,
      allowList: knownSame,
    }),
  ];
}

function readBoth(english: string, translated: string): { english: Message; translated: Message } | string {
  try {
    return { english: readMessage(english), translated: readMessage(translated) };
  } catch (error) {
    return `is no valid ICU message (${error instanceof Error ? error.message : String(error)})`;
  }
}

import type { Language } from '@manasik/core/text/languages';
import { flatten, listFeatures, loadMessages, type Messages, needsFeature } from '../src/locales.ts';
import { type Guide, parseGuide, readGuideFiles, riteFacts, riteLists, withClauses } from './guide.ts';
import { checkAskedOf } from './asked.check.ts';
import { checkLengths } from './lengths.check.ts';
import { checkNamedSchools } from './named-schools.check.ts';
import type { Rite, WhatIf } from './schema.ts';

/** The words of the guide in one language, by namespace. */
export type GuideWords = Readonly<Record<string, Messages>>;

/** All differences between the words of one language and the structure; `locales.check.ts` checks the rest. */
export function checkGuideWords(guide: Guide, words: GuideWords, language: Language): string[] {
  const needed = neededWords(guide);
  return [
    ...Object.keys(words)
      .filter((feature) => !needed.has(feature) || !needsFeature(language, feature))
      .map((feature) => `${feature}: the guide has no such words`),
    ...[...needed]
      .filter(([feature]) => needsFeature(language, feature))
      .flatMap(([feature, keys]) => badKeys(feature, keys, words[feature])),
  ];
}

/** The same for the files on disk. */
export function checkGuideOf(language: Language): string[] {
  const guide = parseGuide(readGuideFiles());
  if (!('rites' in guide)) return guide.map((what) => `the structure: ${what}`);
  const features = listFeatures(language).filter(
    (feature) => feature.startsWith('rites/') || neededWords(guide).has(feature),
  );
  const words = loadMessages(language, features);
  return [
    ...checkGuideWords(guide, words, language),
    ...checkLengths(words, language),
    ...checkNamedSchools(words, language),
    ...checkAskedOf(language),
  ];
}

/** Optional keys. */
const optional = /^ranks\.[^.]+\.note$/;

function badKeys(feature: string, keys: readonly string[], words: Messages | undefined): string[] {
  if (!words) return [`${feature}: the file is missing`];
  const own = [...flatten(words).keys()];
  return [
    ...keys.filter((key) => !own.includes(key)).map((key) => `${feature}: ${key} is missing`),
    ...own
      .filter((key) => !keys.includes(key) && !isOptional(key, keys))
      .map((key) => `${feature}: ${key} belongs to nothing`),
  ];
}

const isOptional = (key: string, keys: readonly string[]): boolean =>
  optional.test(key) && keys.includes(key.replace(/note$/, 'name'));

/** Namespace -> the keys that the structure requires. */
function neededWords({ rites, duas, whatIf, practical, diagrams, places }: Guide): Map<string, string[]> {
  return new Map([
    ...Object.entries(rites).map(([file, rite]) => [`rites/${file}`, keysOfRite(rite)] as const),
    ['duas', each(duas, 'name', 'when', 'meaning')],
    ['transliterations', duas.map(({ id }) => id)],
    ['what-if', whatIf.flatMap(keysOfTree)],
    [
      'practical',
      practical.flatMap(({ topics }) =>
        topics.flatMap(({ id, facts }) => facts.map((fact) => `${id}.${fact.id}`)),
      ),
    ],
    [
      'diagrams',
      diagrams.flatMap(({ id, parts }) => [`${id}.title`, ...parts.map((part) => `${id}.parts.${part}`)]),
    ],
    ['holy-places', each(places, 'name', 'about', 'access')],
  ]);
}

const each = (list: readonly { id: string }[], ...words: string[]): string[] =>
  list.flatMap(({ id }) => words.map((word) => `${id}.${word}`));

/** The key that each item of a list needs. */
const wordOfItem: Record<(typeof riteLists)[number], string> = {
  ranks: 'name',
  steps: 'title',
  mistakes: 'text',
  women: 'text',
  wheelchair: 'text',
  firstTime: 'text',
};

const keysOfRite = (rite: Rite): string[] => [
  'meta.title',
  'meta.description',
  'title',
  'short',
  ...riteFacts.map((fact) => `${fact}.text`),
  ...riteLists.flatMap((list) => rite[list].map(({ id }) => `${list}.${id}.${wordOfItem[list]}`)),
  ...rite.steps.flatMap(({ id, instruction }) => (instruction ? [] : [`steps.${id}.text`])),
  ...withClauses(rite).flatMap(({ key, clauses }) => clauses.map(({ id }) => `${key}.clauses.${id}`)),
];

const keysOfTree = ({ id, nodes }: WhatIf): string[] => [
  `${id}.title`,
  ...nodes.flatMap((node) => {
    const here = `${id}.nodes.${node.id}`;
    const more =
      'answers' in node
        ? node.answers.map((answer) => `answers.${answer.id}`)
        : [
            ...(node.schools ?? []).map((school) => `schools.${school}`),
            ...(node.clauses ?? []).map((clause) => `clauses.${clause.id}`),
          ];
    return [`${here}.text`, ...more.map((key) => `${here}.${key}`)];
  }),
];

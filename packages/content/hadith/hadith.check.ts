import allowList from '../allow-list.json' with { type: 'json' };
import { hadithCategories, hadithCollections, hadithGrades } from '@manasik/core/hadith/hadith-of-day';
import type { Language } from '@manasik/core/text/languages';
import { badCopy, badNarrationText, bareArabic } from '../src/checks/arabic.ts';
import { numerals } from '../src/checks/numerals.ts';
import { excusesFor, type Rule } from '../src/checks/rule.ts';
import { ownLetters, rightScript } from '../src/checks/script.ts';
import { notEmpty, notEnglish } from '../src/checks/structure.ts';
import { typography } from '../src/checks/typography.ts';
import { type Narration, readMeanings, readNarrations, readSecondCopy, type SecondCopy } from './index.ts';

export interface HadithContent {
  readonly narrations: readonly Narration[];
  /** By language and category; a missing file is undefined. */
  readonly meanings: (
    language: Language,
    category: Narration['category'],
  ) => Readonly<Record<string, string>> | undefined;
  readonly secondCopy: (category: Narration['category']) => Readonly<Record<string, SecondCopy>>;
}

/** The minimum number of narrations, so that none repeats within a season. */
const fewest = 120;

/** All faults in the narrations themselves, one line each: `id: what`. */
export function checkNarrations({ narrations, secondCopy }: HadithContent): string[] {
  const problems =
    narrations.length < fewest ? [`there are ${narrations.length}, of ${fewest} at least`] : [];
  const seenIds = new Set<string>();
  const seenTexts = new Set<string>();
  for (const narration of narrations) {
    const text = bareArabic(narration.arabic);
    if (seenIds.has(narration.id)) problems.push(`${narration.id}: is there twice`);
    if (seenTexts.has(text)) problems.push(`${narration.id}: has the words of another narration`);
    seenIds.add(narration.id);
    seenTexts.add(text);
    const second = secondCopy(narration.category)[narration.id];
    problems.push(
      ...[
        ...badIdentity(narration),
        ...badNarrationText(narration.arabic),
        ...badCopy(narration.arabic, second),
      ].map((what) => `${narration.id}: ${what}`),
    );
  }
  for (const category of hadithCategories) {
    if (!narrations.some((narration) => narration.category === category))
      problems.push(`${category}: is empty`);
    const stray = Object.keys(secondCopy(category)).filter((id) => !seenIds.has(id));
    problems.push(...stray.map((id) => `${id}: is in the second copy of ${category} only`));
  }
  return problems;
}

/** All faults in the meanings of one language. */
export function checkMeanings({ narrations, meanings }: HadithContent, language: Language): string[] {
  const problems: string[] = [];
  for (const category of hadithCategories) {
    const own = meanings(language, category);
    if (!own) {
      problems.push(`${category}: the file is missing`);
      continue;
    }
    const ids = narrations.filter((narration) => narration.category === category).map(({ id }) => id);
    const stray = Object.keys(own).filter((id) => !ids.includes(id));
    problems.push(...stray.map((id) => `${id}: has a meaning in ${category}, and is no narration of it`));
    const english = meanings('en', category) ?? {};
    for (const id of ids) {
      const what = badMeaning(language, id, own[id], english[id]);
      problems.push(...what.map((words) => `${id}: ${words}`));
    }
  }
  return problems;
}

/** Reads the files from disk. */
export const hadithContent = (): HadithContent => ({
  narrations: readNarrations(),
  meanings: (language, category) => readMeanings(category, language),
  secondCopy: readSecondCopy,
});

function badIdentity({ id, collection, number, grade, gradedBy, file }: Narration): string[] {
  const isGradedByPlace = collection === 'bukhari' || collection === 'muslim';
  return [
    ...(id === `${collection}-${number}` || id === `${collection}-${number}-b`
      ? []
      : ['is not named after its collection and number']),
    ...(hadithCollections.includes(collection) ? [] : [`is of ${collection}, which is not known`]),
    ...(hadithGrades.includes(grade) ? [] : [`is graded ${grade}, which is not known`]),
    ...(/^[1-9]\d*$/u.test(number) && /^[1-9]\d*$/u.test(file) ? [] : ['has a number that is none']),
    ...(isGradedByPlace && grade !== 'sahih' ? ['is of a Sahih, and not sahih'] : []),
    ...(isGradedByPlace === (gradedBy.length === 0) ? [] : ['has graders in a Sahih, or none in a Sunan']),
  ];
}

const rules: readonly Rule[] = [notEmpty, notEnglish, rightScript, ownLetters, typography, numerals];

function badMeaning(
  language: Language,
  id: string,
  meaning: string | undefined,
  english: string | undefined,
): string[] {
  if (meaning === undefined) return ['has no meaning'];
  const excuses = excusesFor(language, allowList);
  const words = { translated: plain(meaning), english: plain(english ?? meaning) };
  return rules.flatMap((rule) => rule({ language, key: `hadith.${id}`, ...words }, excuses));
}

/** A meaning is shown as plain text, so it must not contain message syntax. */
const plain = (text: string) => ({ source: text, text, arguments: new Map<string, string>(), plurals: [] });

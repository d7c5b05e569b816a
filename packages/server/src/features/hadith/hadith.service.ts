import { listFeatures, loadMessages } from '@manasik/content';
import { type Narration, readAllMeanings, readNarrations } from '@manasik/content/hadith';
import type hadithWords from '@manasik/content/locales/en/hadith.json';
import type { User } from '@manasik/contract/account';
import type { DailyHadith } from '@manasik/contract/hadith';
import type { Settings } from '@manasik/contract/settings';
import { addDays, type CivilDate } from '@manasik/core/calendar/civil-date';
import { todayIn } from '@manasik/core/calendar/zone-date';
import {
  type HadithCategory,
  hadithCategories,
  hadithOfDay,
  hadithOrder,
} from '@manasik/core/hadith/hadith-of-day';
import type { Language } from '@manasik/core/text/languages';
import { createTranslator } from 'use-intl/core';
import type { Clock } from '../../platform/clock.ts';

export interface HadithParts {
  readonly settingsOf: (userId: string) => Promise<Settings> | Settings;
  readonly clock: Clock;
}

/** A request whose `language` is already decided. */
interface Choice {
  readonly category?: HadithCategory | undefined;
  readonly language: Language;
}

/** Meanings and sources of all narrations in one language. */
interface Words {
  readonly language: Language;
  readonly meanings: ReadonlyMap<string, string>;
  sourceOf(narration: Narration): string;
  gradersOf(narration: Narration): string[];
}

export function createHadithService({ settingsOf, clock }: HadithParts) {
  const narrations = readNarrations();
  const ofCategory = Map.groupBy(narrations, ({ category }) => category);
  const counts = hadithCategories.map((category) => ({
    category,
    count: ofCategory.get(category)?.length ?? 0,
  }));
  const inOrder = new Map<HadithCategory | undefined, readonly Narration[]>([
    [undefined, ordered(narrations)],
    ...[...ofCategory].map(([category, list]) => [category, ordered(list)] as const),
  ]);
  const known = new Map<Language, Words>();

  function onDay({ category, language }: Choice, date: CivilDate): DailyHadith {
    const narration = hadithOfDay(inOrder.get(category) ?? [], date);
    const words = wordsIn(language);
    const text = narration && words.meanings.get(narration.id);
    // The check of the content ensures that every category has narrations, and each of them its meanings.
    if (!narration || text === undefined)
      throw new Error(`no narration of ${category ?? 'any category'} on ${date}`);
    const { id, arabic, collection, number, grade } = narration;
    return {
      id,
      date,
      category: narration.category,
      text,
      source: words.sourceOf(narration),
      arabic,
      language: words.language,
      collection,
      number,
      grade,
      gradedBy: words.gradersOf(narration),
    };
  }

  /** Loaded with the first request in a language, and cached. An incomplete language is answered in English. */
  function wordsIn(language: Language): Words {
    const ready = known.get(language);
    if (ready) return ready;
    const words = readWords(language) ?? readWords('en');
    if (!words) throw new Error('the English meanings are not complete');
    known.set(language, words);
    return words;
  }

  return {
    /** The hadith of a day, and the number of narrations per category. */
    daily: (choice: Choice, date: CivilDate) => ({ ...onDay(choice, date), categories: counts }),

    /** The hadith of each day in a range. */
    days: (choice: Choice, from: CivilDate, days: number): DailyHadith[] =>
      Array.from({ length: days }, (_, later) => onDay(choice, addDays(from, later))),

    /** Today at the user's saved location, otherwise in UTC. */
    today: (user: User | null): CivilDate => todayIn(user?.currentLocation?.timezone ?? 'UTC', clock.now()),

    /** The language in the user's settings; null without one. */
    languageOf: async (user: User | null): Promise<Language | null> =>
      user ? (await settingsOf(user.id)).language : null,
  };
}

export type HadithService = ReturnType<typeof createHadithService>;

/** Names as keys, without characters that keys cannot have. A test ensures that each has a text. */
const graderKey = (name: string) =>
  name.replaceAll(/[^A-Za-z]/g, '') as keyof (typeof hadithWords)['graders'];

/** In the order of days. */
function ordered(list: readonly Narration[]): readonly Narration[] {
  const order = hadithOrder(list.map(({ category }) => category));
  return order.flatMap((index) => list[index] ?? []);
}

function readWords(language: Language): Words | undefined {
  const meanings = readAllMeanings(language);
  if (!meanings || !listFeatures(language).includes('hadith')) return undefined;
  // The check of the catalogues ensures that every language has the keys of English.
  const messages = loadMessages(language, ['hadith']) as { hadith: typeof hadithWords };
  const t = createTranslator({ locale: language, messages, namespace: 'hadith' });
  const digits = new Intl.NumberFormat(language, { useGrouping: false });
  return {
    language,
    meanings,
    sourceOf: ({ collection, number }) =>
      t(`sources.${collection}`, { number: digits.format(Number(number)) }),
    gradersOf: ({ gradedBy }) => gradedBy.map((name) => t(`graders.${graderKey(name)}`)),
  };
}

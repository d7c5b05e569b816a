import type { CivilDate } from '@manasik/core/calendar/civil-date';
import type { Language } from '@manasik/core/text/languages';
import type { Reply } from '../../../platform/api/api.ts';
import { keep } from '../../../platform/storage/kept.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';

export type DailyHadith = Reply<'GET /api/hadith/days'>['days'][number];
export type CategoryCount = Reply<'GET /api/hadith/daily'>['categories'][number];

/** The narrations of today and the next days, for use offline. */
export interface KeptHadith {
  /** The requested language; the text can be in another if that one is incomplete. */
  language: Language;
  days: readonly DailyHadith[];
  categories: readonly CategoryCount[];
  /** When they came. */
  keptOn: CivilDate;
}

export const keptHadith = keep<KeptHadith>('manasik-hadith', isKeptHadith);

/** How many days after today are stored. */
const daysAhead = 7;

/** Today and the following stored days. */
export const keptDays = daysAhead + 1;

/** Whether everything is stored: the requested language, from `today` to the last day. */
export function isUpToDate(kept: KeptHadith | null, language: Language, today: CivilDate): boolean {
  if (kept?.language !== language) return false;
  return kept.days.filter(({ date }) => date >= today).length >= keptDays;
}

/** The narration that is kept for a day. */
export const keptOf = (kept: KeptHadith | null | undefined, date: CivilDate): DailyHadith | undefined =>
  kept?.days.find((hadith) => hadith.date === date);

function isKeptHadith(value: unknown): value is KeptHadith {
  return (
    isRecord(value) &&
    typeof value['language'] === 'string' &&
    typeof value['keptOn'] === 'string' &&
    Array.isArray(value['days']) &&
    value['days'].every(isHadith) &&
    Array.isArray(value['categories']) &&
    value['categories'].every(isCount)
  );
}

const hadithTexts = ['id', 'date', 'category', 'text', 'source', 'arabic', 'language', 'grade'] as const;

const isHadith = (value: unknown): boolean =>
  isRecord(value) &&
  hadithTexts.every((name) => typeof value[name] === 'string') &&
  Array.isArray(value['gradedBy']) &&
  value['gradedBy'].every((name) => typeof name === 'string');

const isCount = (value: unknown): boolean =>
  isRecord(value) && typeof value['category'] === 'string' && typeof value['count'] === 'number';

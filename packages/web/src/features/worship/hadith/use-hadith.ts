import type { CivilDate } from '@manasik/core/calendar/civil-date';
import { todayIn } from '@manasik/core/calendar/zone-date';
import type { HadithCategory } from '@manasik/core/hadith/hadith-of-day';
import type { Language } from '@manasik/core/text/languages';
import { useEffect } from 'react';
import { api, useErrorText } from '../../../platform/api/index.ts';
import { useApi } from '../../../platform/api/query.ts';
import { useLanguage } from '../../../platform/i18n/index.ts';
import { useRefetchOnline } from '../../../platform/api/network.ts';
import {
  type CategoryCount,
  type DailyHadith,
  isUpToDate,
  keptDays,
  keptHadith,
  keptOf,
} from './kept-hadith.ts';
import { useMinute } from '../../../platform/clock/use-minute.ts';

const dayMs = 86_400_000;

interface HadithChoice {
  /** Today when absent. */
  date?: CivilDate | undefined;
  /** Of all categories when absent. */
  category?: HadithCategory | undefined;
}

export type HadithState =
  | { status: 'loading' }
  /** Offline and not stored on this device. */
  | { status: 'missing' }
  | { status: 'error'; error: string; retrying: boolean; retry: () => void }
  /** `keptOn`: the server could not be asked; it was stored on this device on that day. */
  | { status: 'ready'; hadith: DailyHadith; keptOn?: CivilDate | undefined; offline?: boolean | undefined };

/** The date on this device; undefined until hydration. */
function useDeviceToday(): CivilDate | undefined {
  const now = useMinute();
  return now ? todayIn(deviceTimeZone(), now) : undefined;
}

const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The hadith of a day in the language of the page: from this device at once if it is stored, and from the server. The
 * next days are loaded with today's and stored. Needs the namespace `errors`.
 */
export function useHadith({ date, category }: HadithChoice = {}) {
  const { language } = useLanguage();
  const errorText = useErrorText();
  const today = useDeviceToday();
  const kept = keptHadith.use();
  const day = date ?? today;
  const query = useApi(
    'GET /api/hadith/daily',
    { query: { language, date: day, category } },
    { enabled: day !== undefined, refetchInterval: dayMs },
  );
  const categories = query.data?.categories;

  useEffect(() => {
    if (categories && today) void keepDaysAhead(language, today, categories);
  }, [categories, language, today]);

  useRefetchOnline(query.isError, query.refetch);

  return { today, day, categories: categories ?? kept?.categories, state: stateOf() };

  function stateOf(): HadithState {
    if (query.data) return { status: 'ready', hadith: query.data };
    if (day === undefined) return { status: 'loading' };
    const hadith = category === undefined ? keptOf(kept, day) : undefined;
    // The browser is offline, or the query library is and has sent no request.
    const isOffline = query.fetchStatus === 'paused' || (query.isError && !navigator.onLine);
    if (hadith && (isOffline || query.isError)) {
      return { status: 'ready', hadith, keptOn: kept?.keptOn, offline: isOffline };
    }
    // In the right language, the stored hadith equals the coming reply.
    if (hadith && kept?.language === language) return { status: 'ready', hadith };
    if (isOffline) return { status: 'missing' };
    if (query.isError) {
      const retry = () => void query.refetch();
      return { status: 'error', error: errorText(query.error), retrying: query.isFetching, retry };
    }
    return { status: 'loading' };
  }
}

/** Loads what should be stored, unless it is. After a failure the next visit tries again. */
async function keepDaysAhead(
  language: Language,
  today: CivilDate,
  categories: readonly CategoryCount[],
): Promise<void> {
  if (isUpToDate(keptHadith.get(), language, today)) return;
  const asked = api('GET /api/hadith/days', { query: { language, from: today, days: String(keptDays) } });
  const reply = await asked.catch(() => undefined);
  if (reply) keptHadith.set({ language, days: reply.days, categories, keptOn: today });
}

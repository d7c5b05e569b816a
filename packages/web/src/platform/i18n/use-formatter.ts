import type { Language } from '@manasik/core/text/languages';
import { useMemo, useSyncExternalStore } from 'react';
import { createFormatter, useFormatter as useFormatterOfWords, useLocale, useTimeZone } from 'use-intl';
import { dateLocale, type DateLocale } from '@manasik/core/text/date-locale';

const noSubscription = () => () => {};

/** The locale for dates and times. Pages are prerendered once for all regions, until the browser reports its own. */
export function useDateLocale(): DateLocale {
  const language = useLocale() as Language;
  return useSyncExternalStore(
    noSubscription,
    () => dateLocale(language, navigator.languages),
    () => dateLocale(language, []),
  );
}

/** Formats numbers and lists as the language does, and dates and times as the region does. */
export function useFormatter() {
  const format = useFormatterOfWords();
  const locale = useDateLocale();
  const timeZone = useTimeZone();
  return useMemo(() => {
    const { dateTime, dateTimeRange } = createFormatter({ locale, ...(timeZone && { timeZone }) });
    return { ...format, dateTime, dateTimeRange };
  }, [format, locale, timeZone]);
}

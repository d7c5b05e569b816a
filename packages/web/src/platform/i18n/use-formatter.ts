import { dateTimeText } from '@manasik/core/text/clock-text';
import { dateLocale, type DateLocale } from '@manasik/core/text/date-locale';
import type { Language } from '@manasik/core/text/languages';
import { useMemo, useSyncExternalStore } from 'react';
import { createFormatter, useFormatter as useFormatterOfWords, useLocale, useTimeZone } from 'use-intl';

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
    const here = timeZone === undefined ? {} : { timeZone };
    const { dateTimeRange } = createFormatter({ locale, ...here });
    const texts = new Map<string, ReturnType<typeof dateTimeText>>();
    /** Formats a date, a time or both; the only way to do so, for one form of the time of day everywhere. */
    const dateTime = (value: Date | number, options: Intl.DateTimeFormatOptions): string => {
      const key = JSON.stringify(options);
      const text = texts.get(key) ?? dateTimeText(locale, { ...here, ...options });
      texts.set(key, text);
      return text(value);
    };
    return { ...format, dateTime, dateTimeRange };
  }, [format, locale, timeZone]);
}

import { addDays, isCivilDate } from '@manasik/core/calendar/civil-date';
import { useApi } from '../../../platform/api/query.ts';
import { dateHere } from '../../../platform/clock/use-today.ts';
import { enteredOn } from './entry-draft.ts';
import { listedDays } from './measurement-store.ts';
import type { Row } from './measurements.ts';
import type { Measurements } from './use-measurements.ts';

interface EnteredDay {
  /** What the person has entered for the day. */
  readonly entered: Row | undefined;
  /** The account may have an entry that this device has not read: its answer is awaited, or cannot be had. */
  readonly isUnsure: boolean;
}

/** Looks up whether the person has already entered something for a day; days that are not listed in the account. */
export function useEnteredDay(
  { owner, rows, isKnown }: Pick<Measurements, 'owner' | 'rows' | 'isKnown'>,
  date: string | undefined,
): EnteredDay {
  const today = dateHere();
  const isDay = date !== undefined && isCivilDate(date) && date <= today;
  const isListed = isKnown && isDay && date >= addDays(today, -listedDays);
  const mustAsk = isDay && !isListed && owner !== undefined;
  const { data } = useApi(
    'GET /api/health/metrics',
    { query: { from: date ?? today, to: date ?? today } },
    // Another device may have changed the day.
    { enabled: mustAsk, staleTime: 0 },
  );
  if (!isDay) return { entered: undefined, isUnsure: false };
  const entered = enteredOn(rows, mustAsk ? data?.metrics : undefined, date);
  return { entered, isUnsure: mustAsk && !data };
}

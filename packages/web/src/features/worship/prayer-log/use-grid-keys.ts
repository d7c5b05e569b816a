import { addDays } from '@manasik/core/calendar/civil-date';
import { monthOf } from '@manasik/core/prayer/month-timetable';
import { direction } from '@manasik/core/text/languages';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLanguage } from '../../../platform/i18n/index.ts';
import { weekdayOf, weekStart } from '../week-start.ts';
import type { Month } from './use-prayer-log.ts';

interface GridKeysInput {
  month: Month;
  /** The focused day, now or next. */
  focusable: string | undefined;
  focus: (date: string) => void;
  idOf: (date: string) => string;
}

/** The keys of a grid of days, by the ARIA practices; a day of another month changes the month. */
export function useGridKeys({ month, focusable, focus, idOf }: GridKeysInput) {
  const { language } = useLanguage();
  const isMoving = useRef(false);

  useEffect(() => {
    if (!isMoving.current || focusable === undefined) return;
    isMoving.current = false;
    document.getElementById(idOf(focusable))?.focus();
  }, [focusable, idOf]);

  return (event: KeyboardEvent) => {
    if (focusable === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const wanted = goal(event.key, focusable);
    if (wanted === undefined) return;
    event.preventDefault();
    const goesTo = wanted > month.today ? month.today : wanted;
    const turnsTo = monthOf(goesTo);
    if (goesTo === focusable || (turnsTo < month.month && month.previous === undefined)) return;
    isMoving.current = true;
    if (turnsTo !== month.month) month.show(turnsTo);
    focus(goesTo);
  };

  function goal(key: string, from: string): string | undefined {
    const forward = direction(language) === 'rtl' ? -1 : 1;
    const intoWeek = (weekdayOf(from) - weekStart(language) + 7) % 7;
    switch (key) {
      case 'ArrowRight':
        return addDays(from, forward);
      case 'ArrowLeft':
        return addDays(from, -forward);
      case 'ArrowDown':
        return addDays(from, 7);
      case 'ArrowUp':
        return addDays(from, -7);
      case 'Home':
        return addDays(from, -intoWeek);
      case 'End':
        return addDays(from, 6 - intoWeek);
      case 'PageUp':
        return month.previous && sameDayIn(month.previous, from);
      case 'PageDown':
        return month.next && sameDayIn(month.next, from);
      default:
        return undefined;
    }
  }
}

/** In a shorter month, the 31st becomes its last day. */
function sameDayIn(month: string, date: string): string {
  const wanted = addDays(`${month}-01`, Number(date.slice(8)) - 1);
  return monthOf(wanted) === month ? wanted : addDays(wanted, -Number(wanted.slice(8)));
}

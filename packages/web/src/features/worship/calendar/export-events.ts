import { followsMakkah, type NamedDay, namedDays } from '@manasik/core/calendar/hijri-days';
import type { CalendarBasis } from './use-calendar.ts';
import type { WholeDays } from '../../../shared/ics/ics-file.ts';

/** The properties of a named day that the file needs. */
export const exportChoices = ['hajj', 'all'] as const;
export type ExportChoice = (typeof exportChoices)[number];

interface EventWords {
  title: (day: NamedDay) => string;
  /** The sentences below the title. */
  lines: (day: NamedDay, isAdjusted: boolean) => string[];
}

/** The named days of a Hijri year as events. */
export const exportEvents = (
  year: number,
  choice: ExportChoice,
  { adjustment, announced }: Pick<CalendarBasis, 'adjustment' | 'announced'>,
  words: EventWords,
): WholeDays[] =>
  namedDays(year, adjustment, announced)
    .filter(({ kind }) => choice === 'all' || kind === 'hajj')
    .map((day) => ({
      uid: `${day.year}-${day.month}-${day.id}@hijri.manasik`,
      from: day.from,
      to: day.to,
      title: words.title(day),
      description: words.lines(day, adjustment !== 0 && !followsMakkah(day.kind)).join('\n'),
    }));

/** The file name, the same in all languages, because not every system supports other letters. */
export const exportFileName = (year: number, choice: ExportChoice): string =>
  choice === 'hajj' ? `manasik-hajj-${year}.ics` : `manasik-islamic-calendar-${year}.ics`;

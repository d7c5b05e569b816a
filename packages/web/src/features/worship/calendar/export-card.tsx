import { nextHajj } from '@manasik/core/calendar/hajj-date';
import { toHijri } from '@manasik/core/calendar/hijri';
import { hijriYears } from '@manasik/core/calendar/hijri-month';
import { useState } from 'react';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { CalendarCard } from '../../../shared/ics/calendar-card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/inputs.tsx';
import { type ExportChoice, exportChoices, exportEvents, exportFileName } from './export-events.ts';
import type { CalendarBasis } from './use-calendar.ts';
import { useCalendarFormat } from './use-calendar-format.ts';
import { useDayWords } from './use-day-words.ts';

const titleId = 'calendar-export';
const yearsAhead = 5;

/** The named days of a year as a file for the calendar of the phone or computer. */
export function ExportCard({ basis }: { basis: CalendarBasis }) {
  const { today, adjustment, announced } = basis;
  const t = useTranslations('calendar');
  const file = useTranslations('calendar.export');
  const { language } = useLanguage();
  const format = useCalendarFormat();
  const words = useDayWords();
  const thisYear = toHijri(today, adjustment).year;
  // In the last days of a year, its Hajj is over.
  const [year, setYear] = useState(() => nextHajj(today, announced).hijriYear);
  const [choice, choose] = useState<ExportChoice>('hajj');
  const years = Array.from({ length: yearsAhead }, (_, index) => thisYear + index);

  async function textOf(): Promise<string> {
    const { icsFile } = await import('../../../shared/ics/ics-file.ts');
    const events = exportEvents(year, choice, basis, {
      title: ({ id }) => words(id).name,
      lines: (day, isAdjusted) => [
        format.hijriDays(day, adjustment),
        words(day.id).text,
        t('month.expected'),
        ...(isAdjusted ? [file('adjusted')] : []),
      ],
    });
    const name = file(`calendarName.${choice}`, { year: format.number(year) });
    return icsFile(events, { name, product: 'Islamic calendar', language, now: new Date() });
  }

  return (
    <CalendarCard
      title={file('title')}
      titleId={titleId}
      text={file('text')}
      fileName={exportFileName(year, choice)}
      textOf={textOf}
      t={file}
      variant="primary"
    >
      <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-4">
        <Field label={file('year')}>
          <Select value={String(year)} onChange={({ target }) => setYear(Number(target.value))}>
            {years
              .filter((one) => one <= hijriYears.last)
              .map((one) => (
                <option key={one} value={one}>
                  {format.number(one)}
                </option>
              ))}
          </Select>
        </Field>
        <Field label={file('which')}>
          <Select
            value={choice}
            onChange={({ target }) => choose(exportChoices.find((one) => one === target.value) ?? 'hajj')}
          >
            {exportChoices.map((one) => (
              <option key={one} value={one}>
                {file(one)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </CalendarCard>
  );
}

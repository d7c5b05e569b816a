import { nextHajj } from '@manasik/core/calendar/hajj-date';
import { toHijri } from '@manasik/core/calendar/hijri';
import { hijriYears } from '@manasik/core/calendar/hijri-month';
import { CalendarPlus, Download } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { Select } from '../../../ui/inputs.tsx';
import { type ExportChoice, exportChoices, exportEvents, exportFileName } from './export-events.ts';
import { saveFile } from '../../../platform/device/save-file.ts';
import type { CalendarBasis } from './use-calendar.ts';
import { useCalendarFormat } from './use-calendar-format.ts';
import { useDayWords } from './use-day-words.ts';

const titleId = 'calendar-export';
const yearsAhead = 5;

type State = { step: 'idle' | 'pending' | 'failed' } | { step: 'done'; name: string };

/** The named days of a year as a file for the calendar of the phone or computer. */
export function ExportCard({ basis }: { basis: CalendarBasis }) {
  const { today, adjustment, announced } = basis;
  const t = useTranslations('calendar');
  const { language } = useLanguage();
  const format = useCalendarFormat();
  const words = useDayWords();
  const thisYear = toHijri(today, adjustment).year;
  // In the last days of a year, its Hajj is over.
  const [year, setYear] = useState(() => nextHajj(today, announced).hijriYear);
  const [choice, choose] = useState<ExportChoice>('hajj');
  const [state, setState] = useState<State>({ step: 'idle' });
  const years = Array.from({ length: yearsAhead }, (_, index) => thisYear + index);

  async function save(): Promise<void> {
    setState({ step: 'pending' });
    try {
      const { icsFile } = await import('../../../shared/ics/whole-days.ts');
      const events = exportEvents(year, choice, basis, {
        title: ({ id }) => words(id).name,
        lines: (day, isAdjusted) => [
          format.hijriDays(day, adjustment),
          words(day.id).text,
          t('month.expected'),
          ...(isAdjusted ? [t('export.adjusted')] : []),
        ],
      });
      const calendarName = t(`export.calendarName.${choice}`, { year: format.number(year) });
      const name = exportFileName(year, choice);
      const text = icsFile(events, {
        name: calendarName,
        product: 'Islamic calendar',
        language,
        now: new Date(),
      });
      saveFile(name, 'text/calendar;charset=utf-8', text);
      setState({ step: 'done', name });
    } catch {
      // The code that writes files is loaded on first use.
      setState({ step: 'failed' });
    }
  }

  return (
    <Card
      title={t('export.title')}
      titleId={titleId}
      description={t('export.text')}
      icon={<CalendarPlus className="size-5" />}
    >
      <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-4">
        <Field label={t('export.year')}>
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
        <Field label={t('export.which')}>
          <Select
            value={choice}
            onChange={({ target }) => choose(exportChoices.find((one) => one === target.value) ?? 'hajj')}
          >
            {exportChoices.map((one) => (
              <option key={one} value={one}>
                {t(`export.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <div>
          <Button
            pending={state.step === 'pending'}
            pendingLabel={t('export.pending')}
            onClick={() => void save()}
          >
            <Download aria-hidden="true" className="size-5" />
            {t('export.submit')}
          </Button>
        </div>
        <p role="status" className="empty:hidden">
          {state.step === 'done' && t('export.done', { name: state.name })}
        </p>
        <FieldError id="calendar-export-error">{state.step === 'failed' && t('export.failed')}</FieldError>
      </div>
    </Card>
  );
}

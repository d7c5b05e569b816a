import { numbersOf } from '@manasik/core/calendar/civil-date';
import { toHijri } from '@manasik/core/calendar/hijri';
import { settledHijriYears } from '@manasik/core/calendar/hijri-month';
import { ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { Card } from '../../../ui/card.tsx';
import { ConvertForm } from './convert-form.tsx';
import { type FoundDate, readCivil, readHijri, type TypedDate } from './convert.ts';
import type { CalendarBasis } from './use-calendar.ts';
import { useCalendarFormat } from './use-calendar-format.ts';

const titleId = 'calendar-convert';

/** Converts between civil and Hijri dates. Both start with today. */
export function ConvertCard({ basis: { today, adjustment } }: { basis: CalendarBasis }) {
  const t = useTranslations('calendar');
  const day = useDayFormat();
  const format = useCalendarFormat();
  const [year, month, dayOfMonth] = numbersOf(today);
  const hijri = toHijri(today, adjustment);

  const inFields = (one: { year: number; month: number; day: number }): TypedDate => ({
    day: format.number(one.day),
    month: one.month,
    year: format.number(one.year),
  });

  function result(key: 'hijriResult' | 'civilResult', found: FoundDate): ReactNode {
    const { first, last } = settledHijriYears;
    const isUnsettled = found.hijri.year < first || found.hijri.year > last;
    const values = { civil: day.longDate(found.date), hijri: day.hijri(found.date, adjustment) };
    return (
      <>
        <p className="text-lg font-semibold">{t(`convert.${key}`, values)}</p>
        <p className="text-sm text-quiet">{t('convert.sunset')}</p>
        {adjustment !== 0 && <p className="text-sm text-quiet">{t('convert.adjusted')}</p>}
        {isUnsettled && (
          <p className="text-sm text-quiet">
            {t('month.unsettled', { first: format.number(first), last: format.number(last) })}
          </p>
        )}
      </>
    );
  }

  return (
    <Card
      title={t('convert.title')}
      titleId={titleId}
      description={t('convert.text')}
      icon={<ArrowLeftRight className="size-5" />}
    >
      <div className="grid gap-8 lg:grid-cols-2">
        <ConvertForm
          title={t('convert.toHijri')}
          initial={inFields({ year, month, day: dayOfMonth })}
          read={(typed) => readCivil(typed, adjustment)}
          say={(found) => result('hijriResult', found)}
          monthName={format.civilMonthName}
          monthOfYear={format.civilMonth}
        />
        <ConvertForm
          title={t('convert.toCivil')}
          initial={inFields(hijri)}
          read={(typed) => readHijri(typed, adjustment)}
          say={(found) => result('civilResult', found)}
          monthName={format.hijriMonthName}
          monthOfYear={(of, number) => format.hijriMonth({ year: of, month: number })}
        />
      </div>
    </Card>
  );
}

import { type HijriMonth, hijriYears } from '@manasik/core/calendar/hijri-month';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/inputs.tsx';
import type { MonthView } from './month-view.ts';
import { useCalendarFormat } from './use-calendar-format.ts';

interface MonthNavProps {
  view: MonthView;
  titleId: string;
  onShow: (month: HijriMonth) => void;
  onToday: () => void;
}

const years = Array.from(
  { length: hijriYears.last - hijriYears.first + 1 },
  (_, index) => hijriYears.first + index,
);
const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The name of the month between the buttons for the previous and the next. */
export function MonthHead({ view, titleId, onShow }: Omit<MonthNavProps, 'onToday'>) {
  const t = useTranslations('calendar.month');
  const format = useCalendarFormat();
  const { previous, next } = view;
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <IconButton
          label={t('previous')}
          icon={<ChevronLeft aria-hidden="true" className="size-6 flip-rtl" />}
          disabled={!previous}
          onClick={() => previous && onShow(previous)}
        />
        <div
          aria-live="polite"
          className="min-w-0 grow basis-1/2 text-center @max-[16rem]:order-first @max-[16rem]:basis-full"
        >
          <h2 id={titleId} className="text-xl">
            {format.hijriMonth(view)}
          </h2>
          <p className="text-sm text-quiet">{format.civilDays(view)}</p>
        </div>
        <IconButton
          label={t('next')}
          icon={<ChevronRight aria-hidden="true" className="size-6 flip-rtl" />}
          disabled={!next}
          onClick={() => next && onShow(next)}
        />
      </div>
    </div>
  );
}

/** A choice of month and year, and the button back to today. */
export function MonthJump({ view, onShow, onToday }: Omit<MonthNavProps, 'titleId'>) {
  const t = useTranslations('calendar.month');
  const format = useCalendarFormat();
  const { year, month } = view;
  return (
    <fieldset>
      <legend className="sr-only">{t('goTo')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] items-end gap-3">
        <Field label={t('month')}>
          <Select
            value={String(month)}
            onChange={({ target }) => onShow({ year, month: Number(target.value) })}
          >
            {months.map((one) => (
              <option key={one} value={one}>
                {format.hijriMonthName(one)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('year')}>
          <Select
            value={String(year)}
            onChange={({ target }) => onShow({ year: Number(target.value), month })}
          >
            {years.map((one) => (
              <option key={one} value={one}>
                {format.number(one)}
              </option>
            ))}
          </Select>
        </Field>
        <Button variant="secondary" onClick={onToday}>
          {t('toToday')}
        </Button>
      </div>
    </fieldset>
  );
}

import { addDays, type CivilDate, civilDateRange } from '@manasik/core/calendar/civil-date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { Blank } from '../../../ui/blank.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

interface DayChoiceProps {
  /** Undefined until the date is known. */
  day: CivilDate | undefined;
  today: CivilDate | undefined;
  /** Undefined: always the current day. */
  onChoose: (day: CivilDate | undefined) => void;
}

/** The previous and the next day, up to today. */
export function DayChoice({ day, today, onChoose }: DayChoiceProps) {
  const t = useTranslations('hadith.day');
  const format = useDayFormat();
  const canGoBack = day !== undefined && day > civilDateRange.first;
  const canGoOn = day !== undefined && today !== undefined && day < today;
  const go = (days: number) => {
    if (day === undefined || (days < 0 ? !canGoBack : !canGoOn)) return;
    const next = addDays(day, days);
    onChoose(next === today ? undefined : next);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p role="status" className="min-w-0 font-semibold max-sm:grow max-sm:basis-36">
        {day === undefined ? <Blank className="w-40" /> : format.longDate(day)}
      </p>
      <div className="flex">
        <IconButton
          label={t('previous')}
          aria-disabled={!canGoBack}
          className="aria-disabled:opacity-60"
          icon={<ChevronLeft aria-hidden="true" className="flip-rtl size-6" />}
          onClick={() => go(-1)}
        />
        <IconButton
          label={t('next')}
          aria-disabled={!canGoOn}
          className="aria-disabled:opacity-60"
          icon={<ChevronRight aria-hidden="true" className="flip-rtl size-6" />}
          onClick={() => go(1)}
        />
      </div>
      {canGoOn && (
        <Button variant="quiet" onClick={() => onChoose(undefined)}>
          {t('backToToday')}
        </Button>
      )}
    </div>
  );
}

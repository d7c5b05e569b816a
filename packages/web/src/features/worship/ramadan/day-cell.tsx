import { Check, Minus, MoonStar } from 'lucide-react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { cx } from '../../../ui/cx.ts';
import type { Fast } from './apply-change.ts';

interface DayCellProps {
  day: number;
  date: string;
  fast: Fast | undefined;
  hasTarawih: boolean;
  isToday: boolean;
  isAhead: boolean;
  onChoose: () => void;
}

/** One day of Ramadan: a tick for a fast kept, a dash for one to make up, a moon for its tarawih. */
export function DayCell({ day, date, fast, hasTarawih, isToday, isAhead, onChoose }: DayCellProps) {
  const t = useTranslations('ramadan.days');
  const format = useDayFormat();
  const { number, list } = useFormatter();
  const size = 'flex min-h-16 w-full flex-col items-center justify-start gap-1 rounded-control px-1 py-1.5';
  if (isAhead) {
    return <span className={cx(size, 'text-quiet')}>{number(day)}</span>;
  }
  const said = [...(fast ? [t(fast)] : []), ...(hasTarawih ? [t('tarawih')] : [])];
  const label = t('label', {
    day: number(day),
    date: format.longDate(date),
    said: said.length > 0 ? list(said) : t('nothing'),
  });
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-current={isToday ? 'date' : undefined}
      onClick={onChoose}
      className={cx(
        size,
        'transition-colors hover:bg-green-soft',
        isToday ? 'border-2 border-primary' : 'border border-edge',
        fast === 'kept' && 'bg-green-soft',
        fast === 'missed' && 'bg-gold-soft',
      )}
    >
      <span className="leading-tight font-semibold">{number(day)}</span>
      <span aria-hidden="true" className="flex min-h-5 items-center gap-0.5">
        {fast === 'kept' && <Check strokeWidth={3} className="size-5 text-green" />}
        {fast === 'missed' && <Minus strokeWidth={3} className="size-5 text-gold" />}
        {hasTarawih && <MoonStar className="size-4 text-green" />}
      </span>
    </button>
  );
}

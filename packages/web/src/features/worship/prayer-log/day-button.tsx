import { prayers } from '@manasik/core/prayer/prayer-times';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

const total = prayers.length;

interface DayButtonProps {
  id: string;
  date: string;
  isToday: boolean;
  isAhead: boolean;
  /** The number of ticked prayers; undefined while unknown. */
  done: number | undefined;
  isFocusable: boolean;
  onFocus: () => void;
  onChoose: () => void;
}

/** A day of the month: its number, and a ring of five parts with the count. Future days are only a number. */
export function DayButton(props: DayButtonProps) {
  const { id, date, isToday, isAhead, done, isFocusable, onFocus, onChoose } = props;
  const t = useTranslations('prayer-log.month');
  const { number, dateTime } = useFormatter();
  const dayNumber = number(Number(date.slice(8)));
  const size = 'flex min-h-16 w-full flex-col items-center gap-0.5 rounded-control py-1';
  if (isAhead)
    return (
      <span className="block pt-1.5 pb-2 text-center text-sm leading-tight text-quiet">{dayNumber}</span>
    );
  const spoken = dateTime(new Date(`${date}T00:00:00Z`), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const label =
    done === undefined ? spoken : t('day', { date: spoken, done: number(done), total: number(total) });
  return (
    <button
      type="button"
      id={id}
      aria-haspopup="dialog"
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isFocusable ? 0 : -1}
      onFocus={onFocus}
      onClick={onChoose}
      className={cx(
        size,
        'border-2 transition-colors hover:bg-green-soft',
        isToday ? 'border-edge' : 'border-transparent',
      )}
    >
      {/* No aria-label: the visible text, "14 4", would not be part of it. */}
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true" className={cx('text-sm leading-tight', isToday && 'font-semibold')}>
        {dayNumber}
      </span>
      {done !== undefined && <Ring done={done}>{done > 0 && number(done)}</Ring>}
    </button>
  );
}

const around = 2 * Math.PI * 17;
const part = around / total;
const gap = 3;

function Ring({ done, children }: { done: number; children: ReactNode }) {
  const isFull = done === total;
  return (
    <span aria-hidden="true" className="relative grid aspect-square w-full max-w-10 place-items-center">
      <svg viewBox="0 0 40 40" fill="none" className="flip-rtl absolute inset-0 size-full">
        {isFull && <circle cx="20" cy="20" r="19" className="fill-primary" />}
        {!isFull &&
          prayers.map((prayer, index) => (
            <circle
              key={prayer}
              cx="20"
              cy="20"
              r="17"
              strokeWidth={index < done ? 5 : 2}
              strokeDasharray={`${part - gap} ${around - part + gap}`}
              transform={`rotate(${-90 + (360 / total) * index} 20 20)`}
              className={index < done ? 'stroke-primary' : 'stroke-edge'}
            />
          ))}
      </svg>
      <span className={cx('relative text-xs leading-none font-semibold', isFull && 'text-on-primary')}>
        {children}
      </span>
    </span>
  );
}

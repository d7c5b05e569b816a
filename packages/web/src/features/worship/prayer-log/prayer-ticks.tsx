import { type Prayer, prayers } from '@manasik/core/prayer/prayer-times';
import { useState } from 'react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { cx } from '../../../ui/cx.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { countOf, type Ticks } from './tick-queue.ts';

const total = prayers.length;

interface PrayerTicksProps {
  /** Undefined until they are known. */
  ticks: Ticks | undefined;
  onTick: (prayer: Prayer, done: boolean) => void;
  /** `today` is part of the announcement. */
  day: 'today' | 'past';
  className?: string;
}

/** Ticks for the five prayers of a day. Screen readers get the effect of each tick. */
export function PrayerTicks({ ticks, onTick, day, className }: PrayerTicksProps) {
  const t = useTranslations('prayer-log');
  const prayerName = useTranslations('prayers.names');
  const { number } = useFormatter();
  const [last, setLast] = useState<{ prayer: Prayer; done: boolean }>();

  function change(prayer: Prayer, done: boolean) {
    onTick(prayer, done);
    setLast({ prayer, done });
  }

  // A tick that was reverted because saving failed is no longer announced.
  const said = last && ticks && ticks[last.prayer] === last.done ? sentence(last, ticks) : '';

  function sentence({ prayer, done }: { prayer: Prayer; done: boolean }, now: Ticks): string {
    const count = countOf(now);
    const values = { prayer: prayerName(prayer), done: number(count), total: number(total) };
    const which = count === total ? 'complete' : done ? 'ticked' : 'unticked';
    return day === 'today' ? t(which, values) : t(`day.${which}`, values);
  }

  return (
    <>
      <ul aria-label={t('list')} className={cx('grid gap-2', className)}>
        {prayers.map((prayer) => (
          <li key={prayer} className="rounded-control border border-line px-3">
            <Checkbox
              label={prayerName(prayer)}
              checked={ticks?.[prayer] ?? false}
              disabled={!ticks}
              onChange={({ target }) => change(prayer, target.checked)}
            />
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

import type { ReactNode } from 'react';
import { skyHour } from '../../../shared/times/sky-hour.ts';
import { Blank } from '../../../ui/blank.tsx';
import { cx } from '../../../ui/cx.ts';
import { SkyHero } from '../../../ui/sky-hero.tsx';
import { useNextPrayer } from './use-next-prayer.tsx';
import type { Times } from './use-times.ts';

interface NextPrayerProps {
  times: Pick<Times, 'day' | 'makkah' | 'now'>;
  label: ReactNode;
  className?: string;
}

/** The next prayer and the remaining time, under the sky of the hour. */
export function NextPrayer({ times, label, className }: NextPrayerProps) {
  const { now, makkah, day = makkah } = times;
  const next = useNextPrayer(times);
  return (
    <div className={cx('overflow-hidden rounded-card', className)}>
      <SkyHero hour={(now && day && skyHour(day.marks, now)) ?? undefined} size="tile" className="h-full">
        <div className="p-5">
          <p className="font-semibold">{label}</p>
          {next.state !== 'none' && (
            <p className="next-figure display text-4xl">
              {next.state === 'known' ? (
                <>
                  {next.name} {next.time}
                </>
              ) : (
                <Blank className="w-40" />
              )}
            </p>
          )}
          <p className="text-sky-quiet tabular-nums">
            {next.state === 'loading' ? <Blank className="w-28" /> : next.line}
          </p>
        </div>
      </SkyHero>
    </div>
  );
}

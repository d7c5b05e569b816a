import type { HeatHour } from '@manasik/core/health/heat/heat-day';
import { spansOf } from '@manasik/core/health/heat/heat-spans';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { ratingLooks } from './rating-look.ts';
import { useHeatFormat } from './use-heat-format.ts';

interface DayBarsProps {
  hours: readonly HeatHour[];
  nowHour: number | null;
}

/** The day as a few large bars: when to walk, and when to stay in the shade. Longer spans have higher bars. */
export function DayBars({ hours, nowHour }: DayBarsProps) {
  const t = useTranslations('heat');
  const format = useHeatFormat();
  return (
    <section aria-labelledby="heat-bars">
      <h2 id="heat-bars" className="mb-3 display text-2xl">
        {t('bars.title')}
      </h2>
      <ol className="flex flex-col gap-1 overflow-hidden rounded-card">
        {spansOf(hours).map(({ from, to, rating }) => {
          const { icon: Icon, className } = ratingLooks[rating];
          const isNow = nowHour !== null && nowHour >= from && nowHour < to;
          return (
            <li
              key={from}
              aria-current={isNow ? 'time' : undefined}
              style={{ minHeight: `${2.75 + (to - from) * 0.35}rem` }}
              className={cx('flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3', className)}
            >
              <Icon aria-hidden="true" className="size-7 shrink-0" />
              <div className="min-w-0 grow basis-40">
                <p className="text-lg leading-snug font-semibold">
                  {t(`ratings.${rating}`)}
                  {isNow && <span className="ms-2 rounded-full bg-raised px-3 text-sm">{t('bars.now')}</span>}
                </p>
                <p className="text-sm text-ink">{t(`tips.${rating}`)}</p>
              </div>
              <p className="display text-xl whitespace-nowrap">{format.range({ from, to })}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

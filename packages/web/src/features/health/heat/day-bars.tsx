import type { HeatHour } from '@manasik/core/health/heat/heat-day';
import { type HeatSpan, spansOf } from '@manasik/core/health/heat/heat-spans';
import { type DayPart, hoursIn } from '@manasik/core/health/heat/site-hours';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { ratingLooks } from './rating-look.ts';
import { useHeatFormat } from './use-heat-format.ts';

interface DayBarsProps {
  hours: readonly HeatHour[];
  nowHour: number | null;
  /** When pilgrims are at the place. */
  stay: DayPart;
}

/** The time at the place as a few large bars: when to walk, and when to stay in the shade. Longer spans have higher bars. */
export function DayBars({ hours, nowHour, stay }: DayBarsProps) {
  const t = useTranslations('heat');
  const spans = spansOf(hoursIn(hours, stay));
  return (
    <section aria-labelledby="heat-bars">
      <h2 id="heat-bars" className="mb-3 display text-2xl">
        {t('bars.title')}
      </h2>
      <ol className="flex flex-col gap-1 overflow-hidden rounded-card">
        {spans.map((span, index) => (
          <Bar
            key={span.from}
            span={span}
            stay={stay}
            isNow={nowHour !== null && nowHour >= span.from && nowHour < span.to}
            hasTip={spans.findIndex(({ rating }) => rating === span.rating) === index}
          />
        ))}
      </ol>
    </section>
  );
}

interface BarProps {
  span: HeatSpan;
  stay: DayPart;
  isNow: boolean;
  /** Said once for each rating. */
  hasTip: boolean;
}

function Bar({ span, stay, isNow, hasTip }: BarProps) {
  const { rating } = span;
  const from = Math.max(span.from, stay.from);
  const to = Math.min(span.to, stay.to);
  const t = useTranslations('heat');
  const format = useHeatFormat();
  const { icon: Icon, className } = ratingLooks[rating];
  return (
    <li
      aria-current={isNow ? 'time' : undefined}
      className={cx('flex items-center gap-4 px-4 py-3', heightOf(to - from), className)}
    >
      <Icon aria-hidden="true" className="size-7 shrink-0" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-lg leading-snug font-semibold">{t(`ratings.${rating}`)} </span>
          <span className="display text-xl">{format.range({ from, to })}</span>
        </p>
        {hasTip && <p className="text-sm text-ink">{t(`tips.${rating}`)}</p>}
        {isNow && <p className="text-sm font-semibold">{t('bars.now')}</p>}
      </div>
    </li>
  );
}

const heightOf = (hours: number): string => (hours > 8 ? 'min-h-36' : hours > 3 ? 'min-h-24' : 'min-h-16');

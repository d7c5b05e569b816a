import { useId } from 'react';
import { useFormatter, useTranslations } from '../../platform/i18n/index.ts';
import { cx } from '../../ui/cx.ts';
import { Blank } from '../../ui/blank.tsx';
import { type HajjView, hajjDayNames } from './hajj-view.ts';
import { useDayFormat } from '../../shared/times/use-day-format.ts';

/** The six days of the Hajj, from 8 to 13 Dhu al-Hijjah, with their dates. */
export function HajjStrip({ hajj }: { hajj: HajjView | undefined }) {
  const t = useTranslations('dashboard.hajjDays');
  const { number } = useFormatter();
  const format = useDayFormat();
  const titleId = useId();
  if (hajj?.hajjDays.length === 0) return null;
  return (
    <section {...(hajj && { 'aria-labelledby': titleId })} className="min-w-0">
      {hajj ? (
        <h2 id={titleId} className="text-base text-on-deep-quiet">
          {t('list', { year: format.year(hajj.year) })}
        </h2>
      ) : (
        // A heading without words would be announced as nothing.
        <p className="text-base text-on-deep-quiet">
          <Blank className="w-64" />
        </p>
      )}
      <ol className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(max(6.5rem,30%),1fr))] gap-2">
        {hajjDayNames.map((name, index) => {
          const day = hajj?.hajjDays[index];
          return (
            <li
              key={name + String(index)}
              aria-current={day?.isToday ? 'date' : undefined}
              className={cx(
                'flex min-w-0 flex-col rounded-control border px-2 py-2',
                day?.isToday ? 'border-transparent bg-gold-on-deep text-deep' : 'border-on-deep-quiet/40',
              )}
            >
              <span className="text-lg font-semibold tabular-nums">{number(index + 8)}</span>
              <span className="text-sm font-semibold">{t(`names.${name}`)}</span>
              <span className={cx('mt-auto text-sm', !day?.isToday && 'text-on-deep-quiet')}>
                {day ? format.shortDate(day.date) : <Blank className="w-20" />}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

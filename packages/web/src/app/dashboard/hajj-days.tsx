import { useFormatter, useTranslations } from '../../platform/i18n/index.ts';
import { useDayFormat } from '../../shared/times/use-day-format.ts';
import { cx } from '../../ui/cx.ts';
import type { HajjView } from './hajj-view.ts';

/** The six days of the Hajj, from 8 to 13 Dhu al-Hijjah, with their dates. */
export function HajjDays({ hajj }: { hajj: HajjView }) {
  const t = useTranslations('dashboard.hajjDays');
  const { number } = useFormatter();
  const format = useDayFormat();
  if (hajj.hajjDays.length === 0) return null;
  return (
    <section>
      <h3 className="text-base">{t('list', { year: format.year(hajj.year) })}</h3>
      <ol className="mt-2 divide-y divide-line">
        {hajj.hajjDays.map(({ day, date, name, isToday }) => (
          <li
            key={date}
            aria-current={isToday ? 'date' : undefined}
            className={cx('flex flex-wrap items-center gap-x-4 py-2', isToday && 'text-green')}
          >
            <b className="display w-9 text-2xl leading-tight font-normal text-gold">{number(day)}</b>
            <span className={cx('grow basis-28', isToday && 'font-semibold')}>{t(`names.${name}`)}</span>
            <span className="text-sm text-quiet">{format.shortDate(date)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

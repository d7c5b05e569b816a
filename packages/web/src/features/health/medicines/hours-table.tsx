import { type Clocks, travelHours } from '@manasik/core/health/medicine-times';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useClockTime } from '../advice/use-clock-time.ts';
import { useShiftedTime } from './use-shifted-time.ts';
import { namesAt, type TimedMedicine } from './timed-medicine.ts';

interface HoursTableProps {
  medicines: readonly TimedMedicine[];
  clocks: Clocks;
}

/** The hours of the travel day on both clocks, with the medicines of each hour by the clock at home. */
export function HoursTable({ medicines, clocks }: HoursTableProps) {
  const t = useTranslations('medicines');
  const { dateTime } = useFormatter();
  const clock = useClockTime();
  const shifted = useShiftedTime();
  const times = [...new Set(medicines.flatMap((medicine) => medicine.times))];
  const date = dateTime(new Date(clocks.date), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Disclosure className="rounded-card" title={<h2 className="text-lg">{t('hours.title')}</h2>}>
      <table className="w-full border-collapse text-sm">
        <caption className="pb-2 text-start font-semibold">{t('hours.caption', { date })}</caption>
        <thead className="text-quiet">
          <tr className="border-b border-edge">
            {[t('table.home'), t('table.makkah'), t('hours.due')].map((title) => (
              <th key={title} scope="col" className="px-1 py-2 text-start">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {travelHours(times, clocks).map(({ at, home, away, due }) => (
            <tr
              key={at}
              className={cx('border-b border-line align-baseline', due.length > 0 && 'bg-green-soft')}
            >
              <th scope="row" className="px-1 py-2 text-start font-normal whitespace-nowrap tabular-nums">
                {clock(home.time)}
              </th>
              <td className="px-1 py-2 tabular-nums">{shifted(away)}</td>
              <td className="px-1 py-2 font-semibold wrap-anywhere">
                {due.length === 0 && <VisuallyHidden>{t('hours.nothing')}</VisuallyHidden>}
                {due.map((time) => (
                  <span key={time} className="block">
                    <span className="font-normal tabular-nums">{clock(time)}</span>{' '}
                    <bdi>{namesAt(medicines, time).join(', ')}</bdi>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}

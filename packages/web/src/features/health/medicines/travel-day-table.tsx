import { type Clocks, travelMoments } from '@manasik/core/health/medicine-times';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useClockTime } from '../advice/use-clock-time.ts';
import { namesAt, type TimedMedicine } from './timed-medicine.ts';
import { useShiftedTime } from './use-shifted-time.ts';

interface TravelDayTableProps {
  medicines: readonly TimedMedicine[];
  clocks: Clocks;
}

/** The travel day on both clocks: when each medicine is due by the clock at home, and when the date changes in Makkah. */
export function TravelDayTable({ medicines, clocks }: TravelDayTableProps) {
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
          {travelMoments(times, clocks).map(({ at, home, away, due }) => (
            <tr
              key={at}
              className={cx('border-b border-line align-baseline', due.length > 0 && 'bg-green-soft')}
            >
              <th scope="row" className="px-1 py-2 text-start font-normal whitespace-nowrap tabular-nums">
                {clock(home.time)}
              </th>
              <td className="px-1 py-2 tabular-nums">{shifted(away)}</td>
              <td className="px-1 py-2 wrap-anywhere">
                {due.length === 0 && t('hours.newDay')}
                {due.map((time) => (
                  <bdi key={time} className="block font-semibold">
                    {namesAt(medicines, time).join(', ')}
                  </bdi>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}

import { useTranslations } from '../../../platform/i18n/index.ts';
import { useClockTime } from '../advice/use-clock-time.ts';
import type { TimedMedicine } from './timed-medicine.ts';

/** The insulins with their times at home, which are not moved. */
export function InsulinTimes({ medicines }: { medicines: readonly TimedMedicine[] }) {
  const t = useTranslations('medicines.insulin');
  const clock = useClockTime();
  return (
    <div className="flex flex-col gap-2">
      <p>{t('times')}</p>
      <ul className="flex flex-col gap-2">
        {onceEach(medicines).map(([key, { name, times }]) => (
          <li key={key} className="wrap-anywhere">
            <bdi className="font-semibold">{name}</bdi>
            <span className="block tabular-nums">{times.map(clock).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The medicines by name and times, so that one that is on the card twice is shown once. */
const onceEach = (medicines: readonly TimedMedicine[]): [string, TimedMedicine][] => [
  ...new Map(medicines.map((medicine) => [[medicine.name, ...medicine.times].join(' '), medicine])),
];

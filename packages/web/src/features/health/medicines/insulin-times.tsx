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
        {medicines.map(({ name, times }, row) => (
          // The same medicine can be listed twice.
          <li key={`${row} ${name}`} className="wrap-anywhere">
            <bdi className="font-semibold">{name}</bdi>
            <span className="block tabular-nums">{times.map(clock).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

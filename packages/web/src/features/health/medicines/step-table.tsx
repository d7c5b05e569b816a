import { type Clocks, stepDays } from '@manasik/core/health/medicine-times';
import { useState } from 'react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/inputs.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { useClockTime } from '../advice/use-clock-time.ts';
import { useDuration } from './difference.tsx';
import { namesAt, type TimedMedicine } from './timed-medicine.ts';
import { useShiftedTime } from './use-shifted-time.ts';

const stepMinutes = [30, 60, 120];

/** The times in Makkah on each day until they are those of home. One column for each time at home. */
export function StepTable({ medicines, clocks }: { medicines: readonly TimedMedicine[]; clocks: Clocks }) {
  const t = useTranslations('medicines');
  const duration = useDuration();
  const [step, setStep] = useState(60);
  return (
    <div className="flex flex-col gap-4">
      <p>{t('ways.stepText')}</p>
      <Field label={t('ways.size')} hint={t('ways.sizeNote')}>
        <Select
          value={String(step)}
          autoComplete="off"
          onChange={({ target }) => setStep(Number(target.value))}
        >
          {stepMinutes.map((minutes) => (
            <option key={minutes} value={minutes}>
              {duration(minutes)}
            </option>
          ))}
        </Select>
      </Field>
      <DaysTable medicines={medicines} clocks={clocks} step={step} />
    </div>
  );
}

interface DaysTableProps {
  medicines: readonly TimedMedicine[];
  clocks: Clocks;
  step: number;
}

function DaysTable({ medicines, clocks, step }: DaysTableProps) {
  const times = [...new Set(medicines.flatMap((medicine) => medicine.times))].toSorted();
  const t = useTranslations('medicines.table');
  const clock = useClockTime();
  const shifted = useShiftedTime();
  const { number } = useFormatter();
  return (
    <ScrollRegion label={t('step')}>
      <table className="w-full border-collapse">
        <caption className="pb-2 text-start font-semibold">{t('step')}</caption>
        <thead className="text-sm text-quiet">
          <tr className="border-b border-edge">
            <th scope="col" className="py-2 pe-2 text-start align-top">
              {t('home')}
            </th>
            {times.map((time) => (
              <th key={time} scope="col" className="px-2 py-2 text-start align-top">
                <span className="block whitespace-nowrap tabular-nums">{clock(time)}</span>
                <span className="block max-w-48 min-w-20 font-normal wrap-anywhere">
                  <bdi>{namesAt(medicines, time).join(', ')}</bdi>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stepDays(times, clocks, step).map(({ day, times: moved }) => (
            <tr key={day} className="border-b border-line">
              <th scope="row" className="py-2 pe-2 text-start font-normal">
                {day === 0 ? t('arrival') : t('day', { number: number(day + 1) })}
              </th>
              {moved.map((time, index) => (
                <td key={times[index]} className="px-2 py-2 font-semibold tabular-nums">
                  {shifted(time)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

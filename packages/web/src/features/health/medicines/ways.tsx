import { type Clocks, keptTime } from '@manasik/core/health/medicine-times';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useClockTime } from '../advice/use-clock-time.ts';
import { InsulinTimes } from './insulin-times.tsx';
import { StepTable } from './step-table.tsx';
import type { TimedMedicine } from './timed-medicine.ts';
import { useShiftedTime } from './use-shifted-time.ts';

interface WaysProps {
  medicines: readonly TimedMedicine[];
  /** Those that move step by step. */
  moved: readonly TimedMedicine[];
  /** Those that stay, because a clinician decides about them. */
  insulin: readonly TimedMedicine[];
  /** The person uses insulin, and none of the medicines is known to be it. Then none moves. */
  isUnclear: boolean;
  clocks: Clocks;
}

/** The two ways to plan: the interval of home, or step by step to the same time of day. */
export function Ways({ medicines, moved, insulin, isUnclear, clocks }: WaysProps) {
  const t = useTranslations('medicines.ways');
  const ofInsulin = useTranslations('medicines.insulin');
  return (
    <Tabs
      label={t('label')}
      items={[
        {
          value: 'keep',
          label: t('keep'),
          content: (
            <div className="flex flex-col gap-4">
              <p>{t('keepText')}</p>
              <KeepTable medicines={medicines} clocks={clocks} />
            </div>
          ),
        },
        {
          value: 'step',
          label: t('step'),
          content: (
            <div className="flex flex-col gap-4">
              {isUnclear && <p>{ofInsulin('unclear')}</p>}
              {insulin.length > 0 && <InsulinTimes medicines={insulin} />}
              {insulin.length > 0 && moved.length > 0 && <p>{ofInsulin('others')}</p>}
              {moved.length > 0 && <StepTable medicines={moved} clocks={clocks} />}
            </div>
          ),
        },
      ]}
    />
  );
}

function KeepTable({ medicines, clocks }: Pick<WaysProps, 'medicines' | 'clocks'>) {
  const t = useTranslations('medicines.table');
  const clock = useClockTime();
  const shifted = useShiftedTime();
  return (
    <ScrollRegion label={t('keep')}>
      <table className="w-full border-collapse">
        <caption className="pb-2 text-start font-semibold">{t('keep')}</caption>
        <thead className="text-sm text-quiet">
          <tr className="border-b border-edge">
            <th scope="col" className="py-2 pe-2 text-start">
              {t('medicine')}
            </th>
            <th scope="col" className="px-2 py-2 text-start">
              {t('home')}
            </th>
            <th scope="col" className="py-2 ps-2 text-start">
              {t('makkah')}
            </th>
          </tr>
        </thead>
        <tbody>
          {medicines.flatMap(({ name, times }, row) =>
            times.map((time) => (
              // The same medicine can be listed twice.
              <tr key={`${row} ${name} ${time}`} className="border-b border-line align-baseline">
                <th scope="row" className="py-2 pe-2 text-start font-semibold">
                  <bdi className="block min-w-20 wrap-anywhere">{name}</bdi>
                </th>
                <td className="px-2 py-2 tabular-nums">{clock(time)}</td>
                <td className="py-2 ps-2 font-semibold tabular-nums">{shifted(keptTime(time, clocks))}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

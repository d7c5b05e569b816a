import type { HeatHour } from '@manasik/core/health/heat/heat-day';
import { mostHeatIndexC } from '@manasik/core/health/heat/heat-index';
import { Table } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { levelTones } from './rating-look.ts';
import type { HeatPlan } from './use-heat-plan.ts';
import { useHeatFormat } from './use-heat-format.ts';

const columns = ['level', 'temperature', 'humidity', 'feels', 'wbgt', 'sun'] as const;

interface HoursTableProps {
  plan: HeatPlan;
  hours: readonly HeatHour[];
}

/** Every hour of the day with its values. Narrow screens scroll sideways below the column of hours. */
export function HoursTable({ plan, hours }: HoursTableProps) {
  const t = useTranslations('heat');
  const format = useHeatFormat();
  const caption = t('table.caption', {
    site: t(`sites.${plan.site}`),
    day: format.longDate(plan.date),
  });
  return (
    <FoldRow icon={Table} title={<h2 className="text-base">{t('table.title')}</h2>}>
      <ScrollRegion label={caption} className="-mx-4 px-1">
        <table className="w-full border-collapse text-sm">
          <caption className="px-1 pb-2 text-start text-base font-semibold">{caption}</caption>
          <thead>
            <tr className="border-b border-edge">
              <th scope="col" className={cx(firstColumn, 'text-start')}>
                {t('table.hour')}
              </th>
              {columns.map((name) => (
                <th key={name} scope="col" className="px-2 py-2 text-center text-xs whitespace-nowrap">
                  {t(`table.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <HourRow key={hour.hour} hour={hour} isNow={hour.hour === plan.nowHour} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="text-sm text-quiet">
        {t('table.note')} {t('table.halfPast')}
      </p>
    </FoldRow>
  );
}

const firstColumn = 'sticky start-0 bg-raised px-2 py-2 whitespace-nowrap';

function HourRow({ hour, isNow }: { hour: HeatHour; isNow: boolean }) {
  const t = useTranslations('heat');
  const format = useHeatFormat();
  const values = [
    format.temperature(hour.temperatureC),
    format.percent(hour.humidity),
    hour.heatIndexC > mostHeatIndexC
      ? t('table.over', { temperature: format.temperature(mostHeatIndexC) })
      : format.temperature(hour.heatIndexC),
    hour.wbgtC === null ? t('table.noSun') : format.temperature(hour.wbgtC),
    hour.isSunUp ? format.degrees(Math.max(0, Math.round(hour.sunAltitudeDegrees))) : t('table.noSun'),
  ];
  return (
    <tr aria-current={isNow ? 'time' : undefined} className="border-b border-line">
      <th scope="row" className={cx(firstColumn, 'text-start', !isNow && 'font-normal')}>
        {format.hour(hour.hour)}
        {isNow && <span className="block text-xs font-semibold text-green">{t('bars.now')}</span>}
      </th>
      <td className="px-2 py-2 whitespace-nowrap">
        <Badge tone={levelTones[hour.category]}>{t(`levels.${hour.category}`)}</Badge>
      </td>
      {values.map((value, index) => (
        <td key={columns[index + 1]} className="px-2 py-2 text-center whitespace-nowrap tabular-nums">
          {value}
        </td>
      ))}
    </tr>
  );
}

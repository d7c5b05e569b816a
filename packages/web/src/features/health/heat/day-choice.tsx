import { heatDays } from '@manasik/core/health/heat/heat-sites';
import { sitesOf } from '@manasik/core/health/heat/site-hours';
import { useHydrated } from '../../../platform/forms/use-hydrated.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/inputs.tsx';
import { useIsAnnounced } from '../../../shared/times/use-announced.ts';
import { dateOf, readDay, readSite } from './hajj-choices.ts';
import type { HeatPlan } from './use-heat-plan.ts';
import { useHeatFormat } from './use-heat-format.ts';

/** The day and the place, one where pilgrims are on that day. The place follows the day until one is chosen. */
export function DayChoice({ plan }: { plan: HeatPlan }) {
  const t = useTranslations('heat.choose');
  const siteName = useTranslations('heat.sites');
  const format = useHeatFormat();
  const { hajj, choose } = plan;
  // A choice before hydration would be lost.
  const isHydrated = useHydrated();
  return (
    <div role="group" aria-label={t('title')} className="flex max-w-form flex-wrap gap-3">
      <Field label={t('day')} className="min-w-0 grow-3 basis-44">
        <Select
          value={String(plan.day)}
          disabled={!isHydrated}
          onChange={({ target }) => {
            const day = readDay(target.value);
            if (day) choose({ day });
          }}
        >
          {heatDays.map((day) => {
            const date = dateOf(hajj, day);
            return (
              <option key={day} value={day}>
                {t('dayOption', {
                  hijri: format.hijriDay(date, hajj.shift),
                  civil: format.shortDate(date),
                })}
              </option>
            );
          })}
        </Select>
      </Field>
      <Field label={t('site')} className="min-w-0 grow-2 basis-32">
        <Select
          value={plan.site}
          disabled={!isHydrated}
          onChange={({ target }) => {
            const site = readSite(target.value);
            if (site) choose({ site });
          }}
        >
          {sitesOf(plan.day).map((site) => (
            <option key={site} value={site}>
              {siteName(site)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

/** The year of the Hajj. */
export function YearChoice({ plan: { hajj, choices, choose } }: { plan: HeatPlan }) {
  const t = useTranslations('heat.choose');
  const sequence = useTranslations('guide.sequence');
  const format = useHeatFormat();
  const isAnnounced = useIsAnnounced() && hajj === choices[0];
  return (
    <Card>
      <Field label={t('year')}>
        <Select
          value={String(hajj.hijriYear)}
          onChange={({ target }) => choose({ hijriYear: Number(target.value) })}
        >
          {choices.map(({ hijriYear, first }) => (
            <option key={hijriYear} value={hijriYear}>
              {t('yearOption', {
                hijri: format.year(hijriYear),
                civil: format.year(Number(first.slice(0, 4))),
              })}
            </option>
          ))}
        </Select>
      </Field>
      <p className="text-sm text-quiet">
        {sequence(isAnnounced ? 'announced' : 'expected')}. {t('clock')}
      </p>
    </Card>
  );
}

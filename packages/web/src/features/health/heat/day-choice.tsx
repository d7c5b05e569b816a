import { heatDays, heatSiteIds } from '@manasik/core/health/heat/heat-sites';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/inputs.tsx';
import { useIsAnnounced } from '../../../shared/times/use-announced.ts';
import { dateOf, readDay, readSite } from './hajj-choices.ts';
import type { HeatPlan } from './use-heat-plan.ts';
import { useHeatFormat } from './use-heat-format.ts';

/** The year of the Hajj, the day and the place. The place follows the day until one is chosen. */
export function DayChoice({ plan }: { plan: HeatPlan }) {
  const t = useTranslations('heat.choose');
  const siteName = useTranslations('heat.sites');
  const sequence = useTranslations('guide.sequence');
  const format = useHeatFormat();
  const isAnnounced = useIsAnnounced() && plan.hajj === plan.choices[0];
  const { hajj, choose } = plan;
  return (
    <Card title={t('title')} titleId="heat-choice">
      <Field label={t('year')}>
        <Select
          value={String(hajj.hijriYear)}
          onChange={({ target }) => choose({ hijriYear: Number(target.value) })}
        >
          {plan.choices.map(({ hijriYear, first }) => (
            <option key={hijriYear} value={hijriYear}>
              {t('yearOption', {
                hijri: format.year(hijriYear),
                civil: format.year(Number(first.slice(0, 4))),
              })}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('day')}>
        <Select
          value={String(plan.day)}
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
      <Field label={t('site')}>
        <Select
          value={plan.site}
          onChange={({ target }) => {
            const site = readSite(target.value);
            if (site) choose({ site });
          }}
        >
          {heatSiteIds.map((site) => (
            <option key={site} value={site}>
              {siteName(site)}
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

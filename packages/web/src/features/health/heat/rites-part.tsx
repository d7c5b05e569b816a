import type { School } from '@manasik/core/guide/rites';
import { leastHot } from '@manasik/core/health/heat/heat-spans';
import { midnightOf } from '@manasik/core/health/heat/heat-day';
import { type RiteHours, riteHours } from '@manasik/core/health/heat/rite-hours';
import { MapPin } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useAnnouncedFirst } from '../../../shared/times/use-announced.ts';
import { List, ListRow } from '../../../ui/list-row.tsx';
import type { HeatPlan } from './use-heat-plan.ts';
import { useHeatFormat } from './use-heat-format.ts';

const hourMs = 3_600_000;

/**
 * The rites of the day by the order of the guide, with the least hot hours inside each. The page of the rite has the
 * times of each school; none are stated here.
 */
export function RitesPart({ plan, school }: { plan: HeatPlan; school: School | null }) {
  const t = useTranslations('heat.rites');
  const schoolName = useTranslations('guide.choices.school');
  const announced = useAnnouncedFirst();
  const rites = riteHours(plan.date, announced);
  if (rites.length === 0) return null;
  return (
    <section aria-labelledby="heat-rites">
      <h2 id="heat-rites" className="mb-3 display text-2xl">
        {t('title')}
      </h2>
      <List labelledBy="heat-rites">
        {rites.map((rite) => (
          <RiteRow key={rite.from} rite={rite} plan={plan} />
        ))}
      </List>
      <p className="mt-3 text-sm text-quiet">
        {school ? t('school', { school: schoolName(school) }) : t('noSchool')} {t('group')}
      </p>
    </section>
  );
}

function RiteRow({ rite: { station, from, to }, plan }: { rite: RiteHours; plan: HeatPlan }) {
  const t = useTranslations('heat.rites');
  const guide = useTranslations('guide');
  const format = useHeatFormat();
  const name = guide(`rites.${station.rite}.name`);
  const midnight = midnightOf(plan.date);
  const first = (from - midnight) / hourMs;
  const last = (to - midnight) / hourMs;
  // Whole hours inside the rite; part of one at either end counts.
  const inside = plan.hours?.filter(({ hour }) => hour + 1 > first && hour < last) ?? [];
  const least = leastHot(inside).map((span) => ({
    from: Math.max(span.from, first),
    to: Math.min(span.to, last),
  }));
  return (
    <ListRow
      icon={MapPin}
      title={station.isFromMidday ? guide('sequence.fromMidday', { rite: name }) : name}
      text={
        least.length > 0 &&
        t('line', {
          from: format.instant(from),
          to: format.instant(to),
          hours: format.spans(least),
        })
      }
      to={`/guide/${station.rite}`}
    />
  );
}

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
 * The rites of the day with their times in the user's school, and the least hot hours inside those that take a part of
 * their time. Without a school the times are the strictest, and the text says so.
 */
export function RitesPart({ plan, school }: { plan: HeatPlan; school: School | null }) {
  const t = useTranslations('heat.rites');
  const schoolName = useTranslations('guide.choices.school');
  const announced = useAnnouncedFirst();
  const rites = riteHours(plan.date, announced, school);
  if (rites.length === 0) return null;
  return (
    <section aria-labelledby="heat-rites">
      <h2 id="heat-rites" className="mb-3 display text-2xl">
        {t('title')}
      </h2>
      <List labelledBy="heat-rites">
        {rites.map((rite) => (
          <RiteRow key={`${rite.rite} ${rite.from}`} rite={rite} plan={plan} />
        ))}
      </List>
      <p className="mt-3 text-sm text-quiet">
        {school ? t('school', { school: schoolName(school) }) : t('noSchool')} {t('group')}
      </p>
    </section>
  );
}

function RiteRow({ rite: { rite, kind, from, to }, plan }: { rite: RiteHours; plan: HeatPlan }) {
  const t = useTranslations('heat.rites');
  const guide = useTranslations('guide');
  const format = useHeatFormat();
  const name = guide(`rites.${rite}.name`);
  const time = { from: format.instant(from), to: format.instant(to) };
  const least = kind === 'act' ? leastHotWithin(plan, from, to) : [];
  const stay = t(rite === 'arafat' ? 'untilSunset' : 'stay', time);
  return (
    <ListRow
      icon={MapPin}
      title={rite === 'stoning-days' ? guide('sequence.fromMidday', { rite: name }) : name}
      text={least.length > 0 ? t('line', { ...time, hours: format.spans(least) }) : stay}
      to={`/guide/${rite}`}
    />
  );
}

/** The least hot hours from one instant to another. Part of an hour at either end counts. */
function leastHotWithin({ hours, date }: HeatPlan, from: number, to: number) {
  const midnight = midnightOf(date);
  const first = (from - midnight) / hourMs;
  const last = (to - midnight) / hourMs;
  const inside = hours?.filter(({ hour }) => hour + 1 > first && hour < last) ?? [];
  return leastHot(inside).map((span) => ({
    from: Math.max(span.from, first),
    to: Math.min(span.to, last),
  }));
}

import { Link } from 'react-router';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { skyHour } from '../../../shared/times/sky-hour.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { Blank } from '../../../ui/blank.tsx';
import { SkyHero } from '../../../ui/sky-hero.tsx';
import type { Times } from '../times/use-times.ts';

/** The sky of the hour with the next prayer, as one link to the prayer times. */
export function PrayerTile({ times }: { times: Times }) {
  const t = useTranslations('worship.tabs');
  const { now, makkah, day = makkah } = times;
  const hour = now && day && skyHour(day.marks, now);
  return (
    <Link to="/worship/times" className="block overflow-hidden rounded-card no-underline lg:col-span-3">
      <SkyHero hour={hour ?? undefined} size="tile" className="h-full">
        <div className="p-5">
          <p className="text-lg font-semibold">{t('times')}</p>
          <Next times={times} />
        </div>
      </SkyHero>
    </Link>
  );
}

function Next({ times: { makkah, day = makkah } }: { times: Times }) {
  const t = useTranslations('times');
  const name = useTranslations('prayers.names');
  const format = useDayFormat();
  if (!day) {
    return (
      <>
        <p className="display text-4xl leading-tight">
          <Blank className="w-40" />
        </p>
        <p className="text-sky-quiet">
          <Blank className="w-28" />
        </p>
      </>
    );
  }
  if (!day.next) return <p className="text-sky-quiet">{t('noNext')}</p>;
  const { prayer, at } = day.next;
  const when = t('in', { duration: format.duration(day.next) });
  return (
    <>
      <p className="display text-4xl leading-tight">
        {name(prayer)} <time dateTime={at}>{format.bareTime(at, day.timezone)}</time>
      </p>
      <p className="text-sky-quiet">{makkah ? t('makkah.when', { when }) : when}</p>
    </>
  );
}

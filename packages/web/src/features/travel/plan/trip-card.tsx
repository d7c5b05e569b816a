import { daysUntil } from '@manasik/core/calendar/civil-date';
import { hajjCover, hajjOfTrip, isCoverShown } from '@manasik/core/travel/timeline';
import { countriesOf } from '@manasik/core/travel/trip-countries';
import { CalendarCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { countryName } from '../../../shared/places/country-name.ts';
import { useAnnouncedFirst } from '../../../shared/times/use-announced.ts';
import { cx } from '../../../ui/cx.ts';
import { useTravelFormat } from '../use-travel-format.ts';
import type { Trip } from './trip-draft.ts';

/** The trip at a glance, and whether it covers the days of the Hajj. */
export function TripSummary({ trip, action }: { trip: Trip; action: ReactNode }) {
  const t = useTranslations('travel.trip');
  const format = useTravelFormat();
  const { language } = useLanguage();
  const { operator, travellers, departsOn, returnsOn } = trip;
  const { passport, residence, isAbroad } = countriesOf(trip);
  const facts = [
    t('people', { count: travellers }),
    ...(residence && passport === residence ? [countryName(residence, language)] : []),
    ...(operator ? [operator] : []),
  ];
  return (
    <div className="flex flex-col gap-4 surface p-[min(1.25rem,5vw)]">
      <div>
        <p className="display text-2xl">{format.days(departsOn, returnsOn, (days) => t('dates', days))}</p>
        <p className="mt-1 text-quiet">{facts.join(' · ')}</p>
        {residence && passport === null && (
          <p className="mt-1 text-quiet">
            {t('country')}: {countryName(residence, language)}
          </p>
        )}
        {passport && residence && isAbroad && (
          <p className="mt-1 text-quiet">
            {t('twoCountries', {
              passport: countryName(passport, language),
              residence: countryName(residence, language),
            })}
          </p>
        )}
        <p className="mt-1 font-semibold text-green">
          <Countdown trip={trip} />
        </p>
      </div>
      <Cover trip={trip} />
      {isAbroad && <p className="rounded-control bg-gold-soft px-4 py-3">{t('abroad')}</p>}
      <div>{action}</div>
    </div>
  );
}

function Countdown({ trip: { departsOn, returnsOn } }: { trip: Trip }) {
  const t = useTranslations('travel.trip');
  const today = useToday();
  if (today > returnsOn) return t('over');
  if (today > departsOn) return t('away');
  const days = daysUntil(today, departsOn);
  return days === 0 ? t('today') : t('daysToGo', { days });
}

function Cover({ trip }: { trip: Trip }) {
  const t = useTranslations('travel.trip.cover');
  const format = useTravelFormat();
  const today = useToday();
  const hajj = hajjOfTrip(trip, useAnnouncedFirst());
  const cover = hajjCover(trip, hajj);
  if (!isCoverShown(cover, trip, today)) return null;
  const isFine = cover === 'covered';
  const Icon = isFine ? CalendarCheck : TriangleAlert;
  const dates = { from: format.day(hajj.date), to: format.day(hajj.last), arafah: format.day(hajj.arafah) };
  return (
    <div
      className={cx(
        'flex items-start gap-3 rounded-control px-4 py-3',
        isFine ? 'bg-green-soft' : 'bg-danger-soft',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cx('mt-0.5 size-5 shrink-0', isFine ? 'text-green' : 'text-danger')}
      />
      <div className="min-w-0">
        <p className={cx(!isFine && 'font-semibold')}>{t(cover, dates)}</p>
        <p className="mt-1 text-sm text-quiet">{t(hajj.isAnnounced ? 'announced' : 'expected')}</p>
      </div>
    </div>
  );
}

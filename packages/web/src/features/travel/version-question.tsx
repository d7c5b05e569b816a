import { countriesOf } from '@manasik/core/travel/trip-countries';
import { useId } from 'react';
import { useLanguage, useTranslations } from '../../platform/i18n/index.ts';
import { apart } from '../../platform/i18n/isolate.ts';
import { useMoneyFormat } from '../../shared/money/use-money-format.ts';
import { countryName } from '../../shared/places/country-name.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { focusMain } from './focus-main.ts';
import { differingDetails, type TripDetail } from './items/trip-differences.ts';
import { chooseVersion, type ItemOf, type TravelItem, useTwoVersions } from './items/use-travel.ts';
import { useTravelFormat } from './use-travel-format.ts';

function choose(version: 'account' | 'device'): void {
  chooseVersion(version);
  // The buttons are gone with the question.
  focusMain();
}

/** Asks once which version to keep of what was entered both in the account and, before signing in, on this device. */
export function VersionQuestion() {
  const t = useTranslations('travel.versions');
  const id = useId();
  const versions = useTwoVersions();
  const trip = versions.find(({ onDevice }) => onDevice.kind === 'trip');
  const details = trip ? differingDetails(trip.inAccount, trip.onDevice) : [];
  const others = versions.length - (trip ? 1 : 0);
  if (versions.length === 0) return null;

  return (
    <Card
      title={t(trip ? 'title' : 'otherTitle')}
      titleId={id}
      description={t('text')}
      footer={
        <>
          <Button onClick={() => choose('account')}>{t('keepAccount')}</Button>
          <Button variant="secondary" onClick={() => choose('device')}>
            {t('useDevice')}
          </Button>
        </>
      }
    >
      {trip && (
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4">
          <Version name={t('account')} item={trip.inAccount} details={details} />
          <Version name={t('device')} item={trip.onDevice} details={details} />
        </dl>
      )}
      {others > 0 && <p>{t(trip ? 'others' : 'onlyOthers', { count: others })}</p>}
    </Card>
  );
}

interface VersionProps {
  name: string;
  item: TravelItem | null;
  /** In what the two versions differ, beside their days and countries. */
  details: readonly TripDetail[];
}

function Version({ name, item, details }: VersionProps) {
  const textOf = useTripText();
  return (
    <div>
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="font-semibold">
        {textOf(item, details).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </dd>
    </div>
  );
}

/** The lines that describe a trip. */
function useTripText() {
  const t = useTranslations('travel');
  const { days } = useTravelFormat();
  const { money } = useMoneyFormat();
  const { language } = useLanguage();
  const name = (country: string) => countryName(country, language);

  function countriesText(trip: ItemOf<'trip'>): string[] {
    const { passport, residence, isAbroad } = countriesOf(trip);
    if (passport && residence && isAbroad) {
      return [t('trip.twoCountries', { passport: name(passport), residence: name(residence) })];
    }
    if (passport) return [name(passport)];
    return residence ? [`${t('trip.country')}: ${name(residence)}`] : [];
  }
  function detailText({ travellers, operator, packagePrice }: ItemOf<'trip'>, detail: TripDetail): string {
    if (detail === 'travellers') return t('trip.people', { count: travellers });
    if (detail === 'operator') return `${t('trip.operator')}: ${apart(operator ?? t('versions.missing'))}`;
    const price = packagePrice ? money(packagePrice.amount, packagePrice.currency) : t('versions.missing');
    return `${t('trip.price')}: ${price}`;
  }
  return (item: TravelItem | null, details: readonly TripDetail[]): string[] => {
    if (item?.kind !== 'trip') return [t('versions.none')];
    return [
      days(item.departsOn, item.returnsOn, (dates) => t('trip.dates', dates)),
      ...countriesText(item),
      ...details.map((detail) => detailText(item, detail)),
    ];
  };
}

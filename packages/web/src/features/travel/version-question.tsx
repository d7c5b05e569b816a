import { countriesOf } from '@manasik/core/travel/trip-countries';
import { useId } from 'react';
import { useLanguage, useTranslations } from '../../platform/i18n/index.ts';
import { countryName } from '../../shared/places/country-name.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { chooseVersion, type TravelItem, useTwoVersions } from './items/use-travel.ts';
import { useTravelFormat } from './use-travel-format.ts';

/** Asks once which version to keep of what was entered both in the account and, before signing in, on this device. */
export function VersionQuestion() {
  const t = useTranslations('travel.versions');
  const id = useId();
  const versions = useTwoVersions();
  const trip = versions.find(({ onDevice }) => onDevice.kind === 'trip');
  const others = versions.length - (trip ? 1 : 0);
  if (versions.length === 0) return null;
  return (
    <Card
      title={t(trip ? 'title' : 'otherTitle')}
      titleId={id}
      description={t('text')}
      footer={
        <>
          <Button onClick={() => chooseVersion('account')}>{t('keepAccount')}</Button>
          <Button variant="secondary" onClick={() => chooseVersion('device')}>
            {t('useDevice')}
          </Button>
        </>
      }
    >
      {trip && (
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4">
          <Version name={t('account')} item={trip.inAccount} />
          <Version name={t('device')} item={trip.onDevice} />
        </dl>
      )}
      {others > 0 && <p>{t(trip ? 'others' : 'onlyOthers', { count: others })}</p>}
    </Card>
  );
}

function Version({ name, item }: { name: string; item: TravelItem | null }) {
  const textOf = useTripText();
  return (
    <div>
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="font-semibold">{textOf(item)}</dd>
    </div>
  );
}

function useTripText() {
  const t = useTranslations('travel');
  const { day } = useTravelFormat();
  const { language } = useLanguage();
  return (item: TravelItem | null): string => {
    if (item?.kind !== 'trip') return t('versions.none');
    const { passport, residence } = countriesOf(item);
    const countries = new Set([passport, residence].flatMap((code) => code ?? []));
    return [
      t('trip.dates', { from: day(item.departsOn), to: day(item.returnsOn) }),
      ...[...countries].map((code) => countryName(code, language)),
    ].join(' · ');
  };
}

import { countryCodes } from '@manasik/core/places/country-codes';
import { isArrival } from '@manasik/core/health/vaccine-validity';
import { CalendarClock } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { countryName } from '../../../shared/places/country-name.ts';
import { useIsAnnounced } from '../../../shared/times/use-announced.ts';
import { Button } from '../../../ui/button.tsx';
import { HealthPage } from '../advice/health-page.tsx';
import { ArrivalField } from './arrival-field.tsx';
import { CountryField } from './country-field.tsx';
import { changeVaccines, keptVaccines, noVaccines } from './kept-vaccines.ts';
import { rulesFor, type VaccineRule } from './rules.ts';
import { useArrival } from './use-arrival.ts';
import { VaccineCard } from './vaccine-card.tsx';

/** The parts of a trip that decide which vaccinations it needs. */
interface TripFacts {
  /** Where the traveller lives. */
  readonly country: string | null;
  readonly departsOn: string;
}

/** The vaccinations. Travel passes in how to read the trip. */
export const vaccinesPage = (useTrip: () => TripFacts | null | undefined): { default: ComponentType } => ({
  default: function PageWithTrip() {
    useCountryOfTrip(useTrip() ?? null);
    return <VaccinesPage />;
  },
});

/** The vaccinations that pilgrims need, for everyone and by country, as their sources published them. */
function VaccinesPage() {
  const t = useTranslations('vaccines');
  const { language } = useLanguage();
  const isAnnounced = useIsAnnounced();
  useCountryOfLink();
  const { country, had } = keptVaccines.use() ?? noVaccines;
  const own = country === null ? [] : rulesFor(country);
  // The card of the country includes what applies to everyone, so that each vaccine is ticked in one place.
  const forAll = rulesFor('ALL').filter((rule) => !own.some(({ vaccine }) => vaccine === rule.vaccine));
  return (
    <HealthPage title={t('title')} lead={t('lead')}>
      <section
        aria-labelledby="change"
        className="flex flex-col gap-2 rounded-card bg-gold-soft p-[min(1.25rem,5vw)]"
      >
        <h2 id="change" className="flex items-start gap-3 text-lg">
          <CalendarClock aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-gold" />
          {t('change.title')}
        </h2>
        <p>{t('change.text')}</p>
      </section>
      <CountryField country={country} />
      <ArrivalField />
      {country !== null && own.length === 0 && (
        <p role="status" className="font-semibold">
          {t('noRules')}
        </p>
      )}
      {country !== null && own.length > 0 && (
        <Rules
          id="own"
          title={t('forCountry', { country: countryName(country, language) })}
          rules={own.map((rule) => withGeneral(rule))}
        />
      )}
      <Rules id="all" title={t('forAll')} rules={forAll} />
      <footer className="flex flex-col items-start gap-3 text-sm text-quiet">
        {!isAnnounced && <p>{t('expected')}</p>}
        <p>{t('saved')}</p>
        <Erase isEmpty={Object.keys(had).length === 0} />
      </footer>
    </HealthPage>
  );
}

/** Until the person chooses, the trip says where they come from and when they arrive. */
function useCountryOfTrip(trip: TripFacts | null): void {
  const kept = keptVaccines.use();
  const { hajj } = useArrival();
  const country = trip?.country ?? null;
  const departsOn = trip?.departsOn ?? '';
  useEffect(() => {
    if (kept !== null || country === null) return;
    // The vaccinations must count on the day of departure: the arrival is on that day or later.
    const arrival = isArrival(departsOn, hajj.last) ? { arrival: departsOn } : {};
    changeVaccines((now) => ({ ...now, country, ...arrival }));
  }, [kept, country, departsOn, hajj.last]);
}

/** A link from the trip names its country. */
function useCountryOfLink(): void {
  const asked = useSearchParams()[0].get('country');
  useEffect(() => {
    if (asked !== null && countryCodes.includes(asked)) {
      changeVaccines((kept) => ({ ...kept, country: asked }));
    }
  }, [asked]);
}

function withGeneral(rule: VaccineRule): VaccineRule {
  const general = rulesFor('ALL').find(({ vaccine }) => vaccine === rule.vaccine);
  if (!general) return rule;
  return {
    ...rule,
    isRequired: rule.isRequired || general.isRequired,
    facts: [...rule.facts, ...general.facts],
  };
}

function Rules({ id, title, rules }: { id: string; title: string; rules: readonly VaccineRule[] }) {
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="display text-2xl">
        {title}
      </h2>
      {rules.map((rule) => (
        <VaccineCard key={rule.vaccine} rule={rule} />
      ))}
    </section>
  );
}

function Erase({ isEmpty }: { isEmpty: boolean }) {
  const t = useTranslations('vaccines');
  const [isErased, setErased] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        aria-disabled={isEmpty}
        onClick={() => {
          keptVaccines.change((kept) => kept && { ...kept, had: {} });
          setErased(true);
        }}
      >
        {t('erase')}
      </Button>
      <p role="status">{isErased && isEmpty && t('erased')}</p>
    </div>
  );
}

import rulesFile from '@manasik/content/travel/countries.json';
import type { CountryFact, CountryRules } from '@manasik/content/travel/schema';
import { countriesOf } from '@manasik/core/travel/trip-countries';
import { ChevronLeft, Siren, Syringe } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { countryName } from '../../../shared/places/country-name.ts';
import { CountrySelect } from '../../../shared/places/country-select.tsx';
import { Field } from '../../../ui/field.tsx';
import { List, ListRow } from '../../../ui/list-row.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { useTrip } from '../items/use-travel.ts';
import { OfficialRows } from '../plan/channels.tsx';
import { FactCard } from './fact-card.tsx';

// A test validates the file by the schema of this type.
const rules = rulesFile as CountryRules;

/** The responsible authorities of each country, with the source and the age of each fact. */
export default function CountryPage() {
  const t = useTranslations('travel-country');
  const { passport, residence, isAbroad } = countriesOf(useTrip() ?? { country: null });
  const [chosen, choose] = useState<string>();
  // The page names the country in its first field, so the residence may stand in until a passport is chosen.
  const country = chosen ?? passport ?? residence ?? '';
  return (
    <div className="page-width pb-10">
      <Back />
      <PageHeader title={t('title')} description={t('lead')} />
      <div className="flex flex-col gap-6">
        <Field label={t('choose')} className="max-w-form">
          <CountrySelect value={country} none={t('none')} onChange={choose} />
        </Field>
        {country && <OfCountry code={country} />}
        {isAbroad && residence && country === passport && <Abroad residence={residence} />}
        <Section title={t('everyone')} className="py-0!">
          <div className="grid gap-3 sm:grid-cols-2">
            {rules.everyone.map((fact) => (
              <FactCard key={fact.kind} fact={fact} />
            ))}
          </div>
        </Section>
        <Section title={t('ask')} className="py-0!">
          <List label={t('ask')}>
            <OfficialRows />
            <ListRow icon={Syringe} title={t('vaccines')} text={t('vaccinesText')} to="/health/vaccines" />
            <ListRow
              icon={Siren}
              tone="danger"
              title={t('emergency')}
              text={t('emergencyText')}
              to="/emergency"
            />
          </List>
        </Section>
      </div>
    </div>
  );
}

function Back() {
  const t = useTranslations('travel');
  return (
    <nav aria-label={t('tabs.label')} className="-mb-4 pt-2 sm:-mb-8">
      <Link
        to="/travel"
        className="-ms-2 inline-flex min-h-12 items-center gap-1 rounded-control pe-3 font-semibold text-green no-underline hover:underline"
      >
        <ChevronLeft aria-hidden="true" className="flip-rtl size-6" />
        {t('title')}
      </Link>
    </nav>
  );
}

const kinds = ['visaRoute', 'hajjAuthority', 'embassyRiyadh', 'consulateJeddah', 'emergencyNumber'] as const;

const isOfEmbassy = (kind: (typeof kinds)[number]): boolean =>
  kind === 'embassyRiyadh' || kind === 'consulateJeddah' || kind === 'emergencyNumber';

/** What a traveller adds who lives in another country than that of the passport. */
function Abroad({ residence }: { residence: string }) {
  const t = useTranslations('travel.trip');
  return (
    <>
      <p className="rounded-card bg-gold-soft p-[min(1.25rem,5vw)]">{t('abroad')}</p>
      <OfCountry code={residence} isSecond />
    </>
  );
}

function OfCountry({ code, isSecond = false }: { code: string; isSecond?: boolean }) {
  const t = useTranslations('travel-country');
  const { language } = useLanguage();
  const facts: readonly CountryFact[] = rules.countries.find((one) => one.code === code)?.facts ?? [];
  const missing = kinds.filter((kind) => !facts.some((fact) => fact.kind === kind));
  const name = countryName(code, language);
  return (
    <Section title={name} className="py-0!">
      <div className="flex flex-col gap-3" aria-live="polite">
        {facts.length > 0 && (
          <div className="grid gap-3 sm:grid-cols-2">
            {facts.map((fact) => (
              <FactCard key={fact.kind} fact={fact} country={isSecond ? name : undefined} />
            ))}
          </div>
        )}
        {missing.length > 0 && (
          <div className="rounded-card bg-sunken p-[min(1.25rem,5vw)]">
            <p className="font-semibold">{t('missing.title')}</p>
            <ul className="mt-1 list-disc ps-6">
              {missing.map((kind) => (
                <li key={kind}>{t(`kinds.${kind}`)}</li>
              ))}
            </ul>
            <p className="mt-2">{t('missing.text')}</p>
            {missing.some(isOfEmbassy) && (
              <>
                <p className="mt-2">{t('missing.embassy')}</p>
                <Link
                  to="/emergency#embassy"
                  className="inline-flex min-h-12 items-center font-semibold text-green underline"
                >
                  {t('missing.save')}
                </Link>
              </>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}

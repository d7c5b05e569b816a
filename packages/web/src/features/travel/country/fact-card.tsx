import type { CountryFact, EveryonesFact } from '@manasik/content/travel/schema';
import { type ReactNode, useId } from 'react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Card } from '../../../ui/card.tsx';
import { SourceLine } from '../source-line.tsx';

type Fact = CountryFact | EveryonesFact;

interface FactCardProps {
  fact: Fact;
  /** The name of its country, where a page shows more than one. */
  country?: string | undefined;
}

/** A fact, how old it is, and where it was read. */
export function FactCard({ fact, country }: FactCardProps) {
  const t = useTranslations('travel-country');
  const id = useId();
  return (
    <Card
      title={[t(`kinds.${fact.kind}`), ...(country ? [country] : [])].join(' – ')}
      titleId={id}
      headingLevel={3}
      className="gap-3"
    >
      <div>
        <Value fact={fact} />
      </div>
      <div className="mt-auto flex flex-col gap-2">
        {fact.sources[0]?.publishedOn === null && (
          <p className="text-sm font-semibold text-gold">{t('undated')}</p>
        )}
        {fact.sources.map((source) => (
          <SourceLine key={source.url} source={source} />
        ))}
      </div>
    </Card>
  );
}

function Value({ fact }: { fact: Fact }): ReactNode {
  const t = useTranslations('travel-country');
  const { list } = useFormatter();
  if (fact.kind === 'visaRoute') return <p>{t(`routes.${fact.value.route}`)}</p>;
  if (fact.kind === 'hajjAuthority') return <Authority value={fact.value} />;
  if (fact.kind === 'nusukCard') return <p>{t('nusukCard', { apps: list(fact.value.digitalIn) })}</p>;
  if (fact.kind === 'passportValidity') return <p>{t('passport', { months: fact.value.minMonthsValid })}</p>;
  return <Contact value={fact.value} />;
}

function Authority({
  value: { name, nameLocal, languageLocal, url },
}: {
  value: Extract<Fact, { kind: 'hajjAuthority' }>['value'];
}) {
  return (
    <>
      {/* Its own name first: it is on every form and sign. */}
      {nameLocal && (
        <p className="font-semibold">
          <bdi lang={languageLocal}>{nameLocal}</bdi>
        </p>
      )}
      <p className={nameLocal ? undefined : 'font-semibold'}>
        <bdi lang="en">{name}</bdi>
      </p>
      {url && <Website url={url} />}
    </>
  );
}

type Contacts = Extract<Fact, { kind: 'embassyRiyadh' }>['value'];

function Contact({ value: { phone, whatsapp, address, url } }: { value: Contacts }) {
  return (
    <>
      <Phone phone={phone} />
      {whatsapp && <Phone phone={whatsapp} app="WhatsApp" />}
      {address && (
        <p>
          <bdi lang="en">{address}</bdi>
        </p>
      )}
      {url && <Website url={url} />}
    </>
  );
}

function Phone({ phone, app }: { phone: string; app?: string }) {
  return (
    <a
      href={app ? `https://wa.me/${phone.slice(1)}` : `tel:${phone}`}
      rel="noreferrer"
      className="flex min-h-12 flex-wrap items-center gap-x-2 text-lg font-semibold text-green"
    >
      {app && <span>{app}</span>}
      <bdi dir="ltr" className="tabular-nums wrap-anywhere">
        {phone}
      </bdi>
    </a>
  );
}

const Website = ({ url }: { url: string }) => (
  <a
    href={url}
    rel="noreferrer"
    className="inline-flex min-h-12 items-center text-green underline underline-offset-4 wrap-anywhere"
  >
    <bdi dir="ltr">{new URL(url).host}</bdi>
  </a>
);

import { emergencyNumbers } from '@manasik/core/emergency/emergency-numbers';
import { createContext, useContext } from 'react';
import { dialable } from '../../platform/links/phone-number.ts';
import { bothLanguagesOf } from '../../shared/cards/both-languages.tsx';
import { cx } from '../../ui/cx.ts';
import {
  type CardField,
  hasText,
  leaderFields,
  type LostCard,
  medicalFields,
  personFields,
  placeFields,
} from './lost-card.ts';

const Both = bothLanguagesOf('lost-card');
const CardContext = createContext<LostCard | null>(null);

/**
 * The card as strangers read it: large in Arabic, and below in small print in the language of the page. Dark on white in
 * every theme, because it is used in the sun. The Arabic words must be loaded.
 */
export function LostCardFace({ card, className }: { card: LostCard; className?: string }) {
  const number = dialable(card.leaderPhone);
  return (
    <CardContext value={card}>
      <div
        dir="rtl"
        className={cx('flex flex-col gap-5 bg-raised text-ink scheme-light print:gap-3', className)}
      >
        <div className="flex flex-col gap-3">
          <Both large="display text-4xl leading-snug">{(t) => t('title')}</Both>
          <Both large="text-2xl leading-snug">{(t) => t(number ? 'ask' : 'askWithoutNumber')}</Both>
        </div>
        <Rows names={[...personFields, ...placeFields, ...leaderFields]} />
        {hasText(card, medicalFields) && (
          <div>
            <Both large="text-xl font-semibold text-danger">{(t) => t('medical')}</Both>
            <Rows names={medicalFields} />
          </div>
        )}
        <div className="flex flex-col gap-2 border-t border-line pt-4 print:pt-2">
          <Both large="text-xl font-semibold">
            {(t) => t('ambulance', { number: emergencyNumbers.ambulance })}
          </Both>
          <Both large="text-lg">{(t) => t('thanks')}</Both>
        </div>
      </div>
    </CardContext>
  );
}

function Rows({ names }: { names: readonly CardField[] }) {
  const card = useContext(CardContext);
  return (
    <dl className="flex flex-col empty:hidden print:grid print:grid-cols-2 print:gap-x-6">
      {names.map((name) => card?.[name].trim() && <Row key={name} name={name} text={card[name]} />)}
    </dl>
  );
}

function Row({ name, text }: { name: CardField; text: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2 print:break-inside-avoid print:py-1">
      <dt className="min-w-0 text-sm [&>div]:flex [&>div]:flex-wrap [&>div]:items-baseline [&>div]:gap-x-2">
        <Both large="text-base">{(t) => t(`fields.${name}`)}</Both>
      </dt>
      {/* As typed, in any script, so the browser detects its direction. */}
      <dd
        dir={name === 'leaderPhone' ? 'ltr' : 'auto'}
        className="min-w-0 text-xl font-semibold wrap-anywhere tabular-nums"
      >
        {text}
      </dd>
    </div>
  );
}

import type { MedicalCard } from '@manasik/contract/medical-card';
import { emergencyNumbers } from '@manasik/core/emergency/emergency-numbers';
import type { KnownField } from '@manasik/core/health/medical-card';
import type { ReactNode } from 'react';
import { hasNumber, lacksCountryCode } from '../../platform/links/phone-number.ts';
import { leftToRight } from '../../platform/i18n/isolate.ts';
import { cx } from '../../ui/cx.ts';
import { bothLanguagesOf } from '../cards/both-languages.tsx';
import { FaceMedicines } from './face-medicines.tsx';
import { knownWords } from './known-words.ts';

const Both = bothLanguagesOf('medical-card');

interface CardFaceProps {
  card: MedicalCard;
  /** Whose card it is, if known. */
  name?: string | undefined;
  className?: string;
}

/**
 * The card as helpers read it: each label large in Arabic and below in the language of the page, and the entries as they
 * were typed. Dark on white in every theme, because it is used in the sun. The Arabic words must be loaded.
 */
export function CardFace({ card, name, className }: CardFaceProps) {
  const isEmpty = rowsOf(card).length === 0;
  return (
    <div
      dir="rtl"
      className={cx('flex flex-col gap-5 bg-raised text-ink scheme-light print:gap-3', className)}
    >
      <div className="flex flex-col gap-1">
        <Both large="display text-3xl leading-snug text-danger">{(t) => t('face.title')}</Both>
        {name && (
          <p className="text-2xl font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
        )}
      </div>
      {isEmpty ? (
        <Both large="text-xl">{(t) => t('face.empty')}</Both>
      ) : (
        <dl className="flex flex-col print:grid print:grid-cols-2 print:gap-x-6">
          {rowsOf(card).map(({ field, text }) => (
            <Row key={field} field={field}>
              {text}
            </Row>
          ))}
        </dl>
      )}
      <div className="flex flex-col gap-2 border-t border-line pt-4 print:pt-2">
        {card.contactPhone && hasNumber(card.contactPhone) && (
          <Both large="text-xl font-semibold">{(t) => t('face.call')}</Both>
        )}
        <Both large="text-xl font-semibold">
          {(t) => t('face.ambulance', { number: leftToRight(emergencyNumbers.ambulance) })}
        </Both>
      </div>
    </div>
  );
}

const fields = [
  'bloodGroup',
  'conditions',
  'allergies',
  'needs',
  'medicines',
  'contactName',
  'contactPhone',
  'note',
] as const;
type Field = (typeof fields)[number];

/** The entries that have been filled in, in the order in which a helper needs them. */
const rowsOf = (card: MedicalCard): { field: Field; text: ReactNode }[] =>
  fields.map((field) => ({ field, text: textOf(card, field) })).filter(({ text }) => text !== null);

/** What the card says in a field; null if it was not filled in. */
function textOf(card: MedicalCard, field: Field): ReactNode {
  if (field === 'medicines') {
    if (card.medicines.length === 0) return null;
    return <FaceMedicines medicines={card.medicines} timesPlace={card.timesPlace} />;
  }
  if (field === 'needs') return entriesOf(card, field, null);
  const text = card[field];
  // As typed, in any script, so the browser detects its direction.
  const typed = text && <bdi dir={field === 'contactPhone' ? 'ltr' : 'auto'}>{text}</bdi>;
  if (field === 'conditions' || field === 'allergies') return entriesOf(card, field, typed);
  if (field === 'contactPhone' && text && lacksCountryCode(text)) {
    return (
      <>
        {typed}
        <Both large="text-base font-normal text-danger">{(t) => t('face.noCountryCode')}</Both>
      </>
    );
  }
  return typed;
}

function entriesOf(card: MedicalCard, field: KnownField, typed: ReactNode): ReactNode {
  const known = knownWords[field].filter(({ id }) => card.ticked?.[field]?.some((each) => each === id));
  return known.length === 0 && typed === null ? null : <Entries known={known} typed={typed} />;
}

interface EntriesProps {
  known: readonly (typeof knownWords)[KnownField][number][];
  typed: ReactNode;
}

/** What was ticked, in Arabic and in the language of the page, and then what was typed. */
const Entries = ({ known, typed }: EntriesProps) => (
  <ul className="flex flex-col gap-2">
    {known.map(({ id, words }) => (
      <li key={id}>
        <Both large="">{(t) => t(words)}</Both>
      </li>
    ))}
    {typed && <li>{typed}</li>}
  </ul>
);

function Row({ field, children }: { field: Field; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 border-t border-line py-3 print:break-inside-avoid print:py-1">
      <dt className="[&>div]:flex [&>div]:flex-wrap [&>div]:items-baseline [&>div]:gap-x-2">
        <Both large="text-lg">{(t) => t(`fields.${field}`)}</Both>
      </dt>
      <dd className="min-w-0 text-2xl font-semibold wrap-anywhere whitespace-pre-line tabular-nums print:text-lg">
        {children}
      </dd>
    </div>
  );
}

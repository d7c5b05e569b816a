import { documentState, passportNeededUntil } from '@manasik/core/travel/passport';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { type ItemOf, useTrip } from '../items/use-travel.ts';
import { useTravelFormat } from '../use-travel-format.ts';

export type TravelDocument = ItemOf<'document'>;

const keys = { 'nusuk-card': 'nusukCard', 'residence-permit': 'residencePermit' } as const;

/** The name of a kind of document. */
export function useKindName() {
  const t = useTranslations('travel.documents.kinds');
  return (kind: TravelDocument['document']): string =>
    t(kind === 'nusuk-card' || kind === 'residence-permit' ? keys[kind] : kind);
}

interface DocumentToday {
  readonly text: string;
  /** It does not have to be renewed. */
  readonly isFine: boolean;
  /** The user has it. One that must be renewed is not ready, whatever was ticked. */
  readonly isReady: boolean;
}

/** Says how long a document is valid, and what to do if that is not enough. */
export function useDocumentText() {
  const t = useTranslations('travel.documents.states');
  const format = useTravelFormat();
  const today = useToday();
  const trip = useTrip() ?? null;
  return ({ document, expiresOn, isReady }: TravelDocument): DocumentToday => {
    const state = documentState(expiresOn, { document, today, trip });
    const date = expiresOn ? format.day(expiresOn) : '';
    const needed = trip ? format.day(passportNeededUntil(trip)) : '';
    const isFine = state === 'valid' || state === 'unknown';
    return { text: t(state, { date, needed }), isFine, isReady: isReady && isFine };
  };
}

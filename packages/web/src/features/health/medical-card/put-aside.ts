import { isRecord } from '../../../platform/storage/is-record.ts';
import { keep } from '../../../platform/storage/kept.ts';
import type { SavedLocation } from '../../../shared/places/index.ts';
import { isHome } from '../medicines/kept-home.ts';
import { isBlank, isKeptCard, type KeptCard } from './kept-card.ts';

interface AsideCard extends KeptCard {
  /** The city of the medicine times; absent if it was not chosen, and in cards that an earlier version put aside. */
  readonly home?: SavedLocation;
}

/** By the id of the owner. */
type Cards = Readonly<Record<string, AsideCard>>;

export const isAsideCard = (value: unknown): value is AsideCard =>
  isRecord(value) && isKeptCard(value) && (!('home' in value) || isHome(value.home));

/** The cards of people who used this device before. They wait here until their owners sign in again. */
export const putAside = keep<Cards>(
  'manasik-medical-cards',
  (value): value is Cards => isRecord(value) && Object.values(value).every(isAsideCard),
);

/** True if the card is known to be that of another account. */
export const isOthersCard = (card: KeptCard | null, userId: string | null): boolean =>
  card?.owner !== undefined && userId !== null && card.owner !== userId && !isBlank(card);

interface InUse {
  readonly card: KeptCard | null;
  /** The city of the medicine times, which must not stand on the card of another person. */
  readonly home: SavedLocation | null;
}

/** Puts the card in use and its city aside for their owner, and takes out those of the user, if there are any. */
export function exchanged(
  { card, home }: InUse,
  aside: Cards | null,
  userId: string,
): InUse & { readonly aside: Cards | null } {
  const { [userId]: own, ...others } = aside ?? {};
  const left =
    card?.owner !== undefined && !isBlank(card)
      ? { ...others, [card.owner]: { ...card, ...(home && { home }) } }
      : others;
  const after = Object.keys(left).length > 0 ? left : null;
  if (!own) return { card: null, home: null, aside: after };
  const { home: ownHome = null, ...ownCard } = own;
  return { card: ownCard, home: ownHome, aside: after };
}

import { isRecord } from '../../../platform/storage/is-record.ts';
import { keep } from '../../../platform/storage/kept.ts';
import { isBlank, isKeptCard, type KeptCard } from './kept-card.ts';

/** By the id of the owner. */
type Cards = Readonly<Record<string, KeptCard>>;

/** The cards of people who used this device before. They wait here until their owners sign in again. */
export const putAside = keep<Cards>(
  'manasik-medical-cards',
  (value): value is Cards => isRecord(value) && Object.values(value).every(isKeptCard),
);

/** True if the card is known to be that of another account. */
export const isOthersCard = (card: KeptCard | null, userId: string | null): boolean =>
  card?.owner !== undefined && userId !== null && card.owner !== userId && !isBlank(card);

/** Puts the card in use aside for its owner, and takes out that of the user, if there is one. */
export function exchanged(
  card: KeptCard | null,
  aside: Cards | null,
  userId: string,
): { card: KeptCard | null; aside: Cards | null } {
  const { [userId]: own = null, ...others } = aside ?? {};
  const left = card?.owner !== undefined && !isBlank(card) ? { ...others, [card.owner]: card } : others;
  return { card: own, aside: Object.keys(left).length > 0 ? left : null };
}

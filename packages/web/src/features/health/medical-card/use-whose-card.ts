import { useEffect } from 'react';
import { expectedUserId, useUser } from '../../../platform/session/session.ts';
import { share } from '../../../platform/storage/shared.ts';
import { keptHome } from '../medicines/kept-home.ts';
import { isBlank, keptCard } from './kept-card.ts';
import { exchanged, isOthersCard, putAside } from './put-aside.ts';

export interface WhoseCard {
  /** The card is another account's, and the user has not asked to see it. */
  readonly isOthers: boolean;
  /** Shows the card until the page is left. */
  readonly show: () => void;
  /** Puts the card aside for its owner, and takes out the user's own. False if the device has no room for that. */
  readonly takeOwn: () => boolean;
}

/** The owner and the user of the card that was asked for. */
const shown = share<string | null>(null);

export function useWhoseCard(): WhoseCard {
  const { user } = useUser();
  const card = keptCard.use() ?? null;
  const aside = putAside.use() ?? null;
  // Offline, it is the last person signed in on this device.
  const userId = user?.id ?? expectedUserId();
  const asked = shown.use();
  const pair = `${card?.owner} ${userId}`;

  function takeOwn(): boolean {
    if (userId === null) return false;
    const before = putAside.get();
    const after = exchanged({ card: keptCard.get(), home: keptHome.get() }, before, userId);
    // A card is removed from one place only when it is stored in the other.
    putAside.set({ ...before, ...after.aside });
    if (!putAside.isStored()) return false;
    keptCard.set(after.card);
    keptHome.set(after.home);
    if (keptCard.isStored() && keptHome.isStored()) putAside.set(after.aside);
    return true;
  }

  // The person before erased their card, or never wrote one.
  const isWaiting = userId !== null && aside?.[userId] !== undefined && (card === null || isBlank(card));
  useEffect(() => {
    if (isWaiting) takeOwn();
  });

  return { isOthers: isOthersCard(card, userId) && asked !== pair, show: () => shown.set(pair), takeOwn };
}

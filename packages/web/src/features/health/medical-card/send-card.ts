import type { MedicalCard } from '@manasik/contract/medical-card';
import { api, type Reply } from '../../../platform/api/index.ts';
import { queryClient, queryKey } from '../../../platform/api/query.ts';
import { keptCard, sentCard } from './kept-card.ts';

export type Share = NonNullable<Reply<'GET /api/medical-card/share'>['share']>;

const shareKey = queryKey('GET /api/medical-card/share');

let sentAt: string | undefined;

/** True once after this page has sent the card shared at that time, so that the focus moves only once. */
export function wasJustSent({ sharedAt }: Share): boolean {
  if (sharedAt !== sentAt) return false;
  sentAt = undefined;
  return true;
}

/**
 * The city that the leaders will see with this card, if the card as this device sent it last did not have one, or is not
 * known. A person who agreed to share the card before it named a city does not know that it goes with it.
 */
export function newPlace({ timesPlace }: MedicalCard, sentText: string | null): string | null {
  // Quotes in what the person typed are escaped in JSON, so this finds nothing but the field.
  return sentText?.includes('"timesPlace":') ? null : (timesPlace?.name ?? null);
}

/** Shows the card to the leaders of a group, in place of any card shared before. */
export async function sendCard(owner: string, groupId: string, card: MedicalCard): Promise<void> {
  const reply = await api('PUT /api/medical-card/share', { body: { groupId, card } });
  // The user has confirmed that the card is theirs, if that was not known.
  keptCard.change((kept) => (kept && kept.owner !== owner ? { ...kept, owner } : kept));
  sentCard.set({ owner, text: JSON.stringify(card) });
  sentAt = reply.share.sharedAt;
  queryClient.setQueryData(shareKey, reply);
}

/**
 * Replaces the shared card. Returns false, and sends nothing, if it was withdrawn or shared with another group in the
 * meantime, in another tab or on another device: the consent was to the share that this page shows.
 */
export async function updateCard(owner: string, groupId: string, card: MedicalCard): Promise<boolean> {
  const now = await api('GET /api/medical-card/share', {});
  if (now.share?.groupId !== groupId) {
    queryClient.setQueryData(shareKey, now);
    return false;
  }
  await sendCard(owner, groupId, card);
  return true;
}

/** Erases the shared card from the server. */
export async function withdrawCard(): Promise<void> {
  await api('DELETE /api/medical-card/share', {});
  sentCard.set(null);
  queryClient.setQueryData(shareKey, { share: null });
}

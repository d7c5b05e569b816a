import type { MedicalCard } from '@manasik/contract/medical-card';
import { api } from '../../../platform/api/index.ts';
import { queryClient, queryKey } from '../../../platform/api/query.ts';
import { sentCard } from './kept-card.ts';

const shareKey = queryKey('GET /api/medical-card/share');

/** Shows the card to the leaders of a group, in place of any card shared before. */
export async function sendCard(owner: string, groupId: string, card: MedicalCard): Promise<void> {
  const reply = await api('PUT /api/medical-card/share', { body: { groupId, card } });
  sentCard.set({ owner, text: JSON.stringify(card) });
  queryClient.setQueryData(shareKey, reply);
}

/** Erases the shared card from the server. */
export async function withdrawCard(): Promise<void> {
  await api('DELETE /api/medical-card/share', {});
  sentCard.set(null);
  queryClient.setQueryData(shareKey, { share: null });
}

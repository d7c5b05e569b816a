import { ApiError, api, type Reply } from '../../../platform/api/index.ts';
import { queryClient, queryKey, useApi } from '../../../platform/api/query.ts';
import { useUser } from '../../../platform/session/session.ts';
import { closeIfShown, showConversation } from '../chat-store.ts';
import { deleteKept, keptConversation, renameKept, useKeptConversations } from './kept-conversations.ts';

export interface ListedConversation {
  /** Its id on this device, where it is the only one. */
  readonly keptId: string | null;
  readonly serverId: string | null;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

const endpoint = 'GET /api/ai/conversations';
const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: queryKey(endpoint) });

/** The conversations of the account, with those that are on this device. */
export function useConversations(isOpen: boolean) {
  const isSignedIn = useUser().status === 'signedIn';
  const query = useApi(endpoint, undefined, { enabled: isSignedIn && isOpen, staleTime: 0 });
  const kept = useKeptConversations();
  const there = isSignedIn ? (query.data?.conversations ?? []) : [];
  const here = kept.filter(({ serverId }) => !there.some(({ id }) => id === serverId));
  const listed: ListedConversation[] = [
    ...there.map(({ id, title, updatedAt }) => ({
      keptId: kept.find(({ serverId }) => serverId === id)?.id ?? null,
      serverId: id,
      title,
      updatedAt: Date.parse(updatedAt),
    })),
    ...here.map(({ id, title, updatedAt }) => ({ keptId: id, serverId: null, title, updatedAt })),
  ].toSorted((one, other) => other.updatedAt - one.updatedAt);
  return {
    listed,
    isSignedIn,
    isLoading: isSignedIn && query.isPending,
    hasFailed: isSignedIn && query.isError,
    retry: () => void query.refetch(),
  };
}

/**
 * Shows a conversation, unless `signal` is aborted before it has arrived; resolves to whether it did.
 * @throws ApiError when the server cannot be reached or refuses
 */
export async function openConversation(
  { keptId, serverId }: ListedConversation,
  signal: AbortSignal,
): Promise<boolean> {
  const stored = serverId === null ? null : await api('GET /api/ai/conversations/:id', byId(serverId));
  if (signal.aborted) return false;
  showConversation(keptId === null ? undefined : keptConversation(keptId), stored);
  return true;
}

/** @throws ApiError when the server cannot be reached or refuses */
export async function renameConversation(
  { keptId, serverId }: ListedConversation,
  title: string,
): Promise<void> {
  if (serverId !== null) {
    await api('PATCH /api/ai/conversations/:id', { ...byId(serverId), body: { title } });
    await refresh();
  }
  if (keptId !== null) renameKept(keptId, title);
}

/** @throws ApiError when the server cannot be reached or refuses */
export async function deleteConversation({ keptId, serverId }: ListedConversation): Promise<void> {
  if (serverId !== null) {
    await api('DELETE /api/ai/conversations/:id', byId(serverId)).catch(ignoreGone);
    closeIfShown(serverId);
    await refresh();
  }
  if (keptId === null) return;
  deleteKept(keptId);
  closeIfShown(keptId);
}

const byId = (id: string) => ({ params: { id } });

/** It was deleted on another device, which is the wanted result. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}

type Exported = Reply<'GET /api/ai/conversations/export'>['conversations'];

/** All conversations, those on this device after those of the account. */
export async function exportedConversations(
  isSignedIn: boolean,
  here: ReturnType<typeof useKeptConversations>,
): Promise<{ conversations: Exported; onThisDevice: typeof here }> {
  const there = isSignedIn ? (await api('GET /api/ai/conversations/export')).conversations : [];
  return { conversations: there, onThisDevice: here };
}

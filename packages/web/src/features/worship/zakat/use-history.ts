import { useState } from 'react';
import { api, ApiError, type Reply, useErrorText } from '../../../platform/api/index.ts';
import { queryClient, useApi } from '../../../platform/api/query.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { toast } from '../../../ui/toast-store.ts';
import { historyKey } from './use-calculation.ts';

type History = Reply<'GET /api/zakat/history'>;
export type HistoryEntry = History['entries'][number];

/** The earlier calculations of the user, and a function that removes one. */
export function useHistory() {
  const t = useTranslations('zakat.history');
  const errorText = useErrorText();
  const { status } = useUser();
  const query = useApi('GET /api/zakat/history', undefined, { enabled: status === 'signedIn' });
  const [removing, setRemoving] = useState<string>();

  async function remove(id: string): Promise<void> {
    setRemoving(id);
    try {
      await api('DELETE /api/zakat/history/:id', { params: { id } }).catch(ignoreGone);
      queryClient.setQueryData<History>(
        historyKey,
        (known) => known && { entries: known.entries.filter((entry) => entry.id !== id) },
      );
      toast({ title: t('deleted.title'), description: t('deleted.text') });
    } catch (error) {
      toast({ title: t('deleteFailed'), description: errorText(error), variant: 'destructive' });
    } finally {
      setRemoving(undefined);
    }
  }

  return { status, query, remove, removing };
}

// Another device has already removed it.
function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'request.notFound')) throw error;
}

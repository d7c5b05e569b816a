import { useState } from 'react';
import { api, ApiError, type Reply, useErrorText } from '../../../platform/api/index.ts';
import { queryClient, queryKey, useApi } from '../../../platform/api/query.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { forgetAnswer, maySignOut } from '../../../platform/session/before-sign-out.ts';
import { setUser } from '../../../platform/session/session.ts';
import { stopIfSharing } from './stop-if-sharing.ts';
import { toast } from '../../../ui/toast-store.ts';

const key = queryKey('GET /api/auth/sessions');
export type SessionEntry = Reply<'GET /api/auth/sessions'>['sessions'][number];

/** The user's sessions, with functions to end them. */
export function useSessions() {
  const t = useTranslations('settings.security.sessions');
  const errorText = useErrorText();
  const query = useApi('GET /api/auth/sessions');
  const [ending, setEnding] = useState<string>();

  const failed = (error: unknown) =>
    toast({ title: t('endFailed'), description: errorText(error), variant: 'destructive' });

  /** Signs one device out. `device` is its displayed name. */
  async function end({ id }: SessionEntry, device: string): Promise<void> {
    setEnding(id);
    try {
      await api('DELETE /api/auth/sessions/:id', { params: { id } }).catch(ignoreEnded);
      await queryClient.invalidateQueries({ queryKey: key });
      toast({ title: t('ended.title'), description: t('ended.text', { device }) });
    } catch (error) {
      failed(error);
    } finally {
      setEnding(undefined);
    }
  }

  /** Signs out everywhere, including here: the guard then leads to the sign-in page. */
  async function endAll(): Promise<void> {
    // Unsent changes are sent first, which can take seconds.
    setEnding(everywhere);
    if (!(await maySignOut())) return setEnding(undefined);
    await stopIfSharing();
    try {
      await api('DELETE /api/auth/sessions');
      queryClient.clear();
      setUser(null);
      toast({ title: t('confirm.done.title'), description: t('confirm.done.text') });
    } catch (error) {
      // The person is still signed in, so a later end of the session must say what it erases.
      forgetAnswer();
      failed(error);
      setEnding(undefined);
    }
  }

  return { query, end, endAll, ending, isEndingAll: ending === everywhere };
}

const everywhere = 'everywhere';

// The session has already ended, which is the wanted result.
function ignoreEnded(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'auth.sessionNotFound')) throw error;
}

import { useState } from 'react';
import { api, ApiError, type Reply, useErrorText } from '../../../platform/api/index.ts';
import { queryClient, queryKey, useApi } from '../../../platform/api/query.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { toast } from '../../../ui/toast-store.ts';
import { deviceName } from '../settings/device-name.ts';

type Passkey = Reply<'POST /api/auth/passkeys'>;
const key = queryKey('GET /api/auth/passkeys');

/** The account's passkeys, and the ways to add and to remove one. */
export function usePasskeys() {
  const t = useTranslations('settings.security.passkeys');
  const errorText = useErrorText();
  const query = useApi('GET /api/auth/passkeys');
  const [removing, setRemoving] = useState<string>();

  async function add({ password }: { password: string }): Promise<Passkey> {
    const [{ startRegistration }, options] = await Promise.all([
      import('@simplewebauthn/browser'),
      api('POST /api/auth/passkeys/begin', { body: { password } }),
    ]);
    // The server's library creates the options that the browser's library reads.
    const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
    const answer = await startRegistration({ optionsJSON });
    const { browser, system } = deviceName(navigator.userAgent) ?? {};
    const name = [browser, system].filter(Boolean).join(', ') || t('unnamed');
    return api('POST /api/auth/passkeys', { body: { name, answer: { ...answer } } });
  }

  function onAdded(): void {
    void queryClient.invalidateQueries({ queryKey: key });
    toast({ title: t('addedToast.title'), description: t('addedToast.text') });
  }

  async function remove(id: string): Promise<void> {
    setRemoving(id);
    try {
      await api('DELETE /api/auth/passkeys/:id', { params: { id } }).catch(ignoreRemoved);
      await queryClient.invalidateQueries({ queryKey: key });
      toast({ title: t('removed') });
    } catch (error) {
      toast({ title: t('removeFailed'), description: errorText(error), variant: 'destructive' });
    } finally {
      setRemoving(undefined);
    }
  }

  return { query, add, onAdded, remove, removing };
}

// It was already removed on another page, which is the wanted result.
function ignoreRemoved(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'passkey.notFound')) throw error;
}

import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { api, useErrorText } from '../../../platform/api/index.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { isDismissed } from './passkey-browser.ts';
import { useEnter } from '../login/use-enter.ts';

export function PasskeyButton({ ready }: { ready: boolean }) {
  const t = useTranslations('account.passkey');
  const errorText = useErrorText();
  const enter = useEnter('signIn');
  const [isWaiting, setWaiting] = useState(false);

  async function signIn(): Promise<void> {
    setWaiting(true);
    try {
      const [{ startAuthentication }, options] = await Promise.all([
        import('@simplewebauthn/browser'),
        api('POST /api/auth/passkeys/sign-in/begin'),
      ]);
      // The server's library creates the options that the browser's library reads.
      const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
      const answer = await startAuthentication({ optionsJSON });
      enter(await api('POST /api/auth/passkeys/sign-in', { body: { answer: { ...answer } } }));
    } catch (error) {
      const description = isDismissed(error) ? t('dismissed') : errorText(error);
      toast({ title: t('failed'), description, variant: 'destructive' });
    } finally {
      setWaiting(false);
    }
  }

  return (
    <Button
      variant="secondary"
      size="large"
      disabled={!ready}
      pending={isWaiting}
      pendingLabel={t('pending')}
      onClick={() => void signIn()}
    >
      <KeyRound aria-hidden="true" className="size-5" />
      {t('signIn')}
    </Button>
  );
}

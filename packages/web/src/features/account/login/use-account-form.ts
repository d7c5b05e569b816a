import { keepDeviceSettings, wearAccountSettings } from '../../../shared/account/account-settings.ts';
import { api } from '../../../platform/api/index.ts';
import { queryClient } from '../../../platform/api/query.ts';
import { useContractForm } from '../../../platform/forms/use-contract-form.ts';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { setUser, type User } from '../../../platform/session/session.ts';
import { toast } from '../../../ui/toast-store.ts';

export type Mode = 'signIn' | 'register';

interface Typed {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

const schemas = {
  signIn: async () => (await import('@manasik/contract/account')).Credentials,
  register: async () => (await import('@manasik/contract/account')).Registration,
};

/** The form of both modes: what was typed in one is still there in the other. */
export function useAccountForm(mode: Mode) {
  const t = useTranslations('account');
  const { language, setLanguage } = useLanguage();

  function send({ email, password, ...names }: Typed): Promise<User> {
    if (mode === 'signIn') return api('POST /api/auth/login', { body: { email, password } });
    return api('POST /api/auth/register', { body: { email, password, ...names } });
  }

  function enter(user: User): void {
    // Nothing that somebody else has seen on this device is shown to who comes now.
    queryClient.clear();
    setUser(user);
    toast({ title: t(`${mode}.toast.title`), description: t(`${mode}.toast.text`) });
    void bringSettings();
  }

  async function bringSettings(): Promise<void> {
    try {
      if (mode === 'register') return await keepDeviceSettings(language);
      const chosen = await wearAccountSettings();
      if (chosen && chosen !== language) await setLanguage(chosen);
    } catch {
      // Signed in all the same; this device stays as it looks.
    }
  }

  return useContractForm<Typed, User>({
    schema: schemas[mode],
    send,
    onSent: enter,
    onFailed: (description) => toast({ title: t('failed'), description, variant: 'destructive' }),
  });
}

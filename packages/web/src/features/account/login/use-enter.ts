import { keepDeviceSettings, wearAccountSettings } from '../../../shared/account/account-settings.ts';
import { queryClient } from '../../../platform/api/query.ts';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { setUser, type User } from '../../../platform/session/session.ts';
import { toast } from '../../../ui/toast-store.ts';

export type Mode = 'signIn' | 'register';

/** What follows every way to sign in: the page knows who is here, and the account's settings are applied. */
export function useEnter(mode: Mode): (user: User) => void {
  const t = useTranslations('account');
  const { language, setLanguage } = useLanguage();

  async function bringSettings(): Promise<void> {
    try {
      if (mode === 'register') return await keepDeviceSettings(language);
      const chosen = await wearAccountSettings();
      if (chosen && chosen !== language) await setLanguage(chosen);
    } catch {
      // Signed in all the same; this device stays as it looks.
    }
  }

  return (user) => {
    // Nothing that somebody else has seen on this device is shown to who comes now.
    queryClient.clear();
    setUser(user);
    toast({ title: t(`${mode}.toast.title`), description: t(`${mode}.toast.text`) });
    void bringSettings();
  };
}

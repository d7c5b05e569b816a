import { keepDeviceSettings, wearAccountSettings } from '../../../shared/account/account-settings.ts';
import { queryClient } from '../../../platform/api/query.ts';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { setUser, type User } from '../../../platform/session/session.ts';
import { toast } from '../../../ui/toast-store.ts';

export type Mode = 'signIn' | 'register';

/** Runs after every way to sign in: stores the user and applies the account's settings. */
export function useEnter(mode: Mode): (user: User) => void {
  const t = useTranslations('account');
  const { language, setLanguage } = useLanguage();

  async function bringSettings(): Promise<void> {
    try {
      if (mode === 'register') return await keepDeviceSettings(language);
      const chosen = await wearAccountSettings();
      if (chosen && chosen !== language) await setLanguage(chosen);
    } catch {
      // The user is signed in all the same; this device keeps its appearance.
    }
  }

  return (user) => {
    // Data of a previous user of this device must not be shown to this one.
    queryClient.clear();
    setUser(user);
    toast({ title: t(`${mode}.toast.title`), description: t(`${mode}.toast.text`) });
    void bringSettings();
  };
}

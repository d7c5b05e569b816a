import { useTranslations } from '../../platform/i18n/index.ts';
import { Toaster } from '../../ui/toaster.tsx';

/** Loaded with the first toast. */
export default function Toasts() {
  const t = useTranslations('common');
  return (
    <Toaster
      labels={{
        toast: t('notification'),
        viewport: t('notifications', { hotkey: '{hotkey}' }),
        close: t('close'),
      }}
    />
  );
}

import { ApiError, useErrorText } from '../../platform/api/index.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { toast } from '../../ui/toast-store.ts';

/** Tells in a toast why the server said no: in the words of its code, else in those of what was tried. */
export function useRefusalToast(): (error: unknown, fallback: string) => void {
  const t = useTranslations('groups');
  const errorText = useErrorText();
  return (error, fallback) => {
    const isKnown = error instanceof ApiError && error.code !== 'unknown' && error.code !== 'server.error';
    const description = isKnown ? errorText(error) : fallback;
    toast({ title: t('errorTitle'), description, variant: 'destructive' });
  };
}

import { ApiError, useErrorText } from '../../platform/api/index.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { toast } from '../../ui/toast-store.ts';

/** Shows in a toast why the server refused: the words of its code, or otherwise those of the action. */
export function useRefusalToast(): (error: unknown, fallback: string) => void {
  const t = useTranslations('groups');
  const errorText = useErrorText();
  return (error, fallback) => {
    const isKnown = error instanceof ApiError && error.code !== 'unknown' && error.code !== 'server.error';
    const description = isKnown ? errorText(error) : fallback;
    toast({ title: t('errorTitle'), description, variant: 'destructive' });
  };
}

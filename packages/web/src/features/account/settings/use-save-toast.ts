import { useErrorText } from '../../../platform/api/index.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { toast } from '../../../ui/toast-store.ts';

/** Shows a toast that a setting was saved, or why not. */
export function useSaveToast() {
  const t = useTranslations('settings.toast');
  const errorText = useErrorText();
  return {
    saved: () => toast({ title: t('saved.title'), description: t('saved.text') }),
    notSaved: (reason: unknown) =>
      toast({
        title: t('failed'),
        description: typeof reason === 'string' ? reason : errorText(reason),
        variant: 'destructive',
      }),
  };
}

import { useState } from 'react';
import { useErrorText } from '../../platform/api/index.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { toast } from '../../ui/toast-store.ts';

/** Runs a change of a reminder, one at a time, and says so if it fails. Needs `reminders` and `errors`. */
export function useReminderAction() {
  const t = useTranslations('reminders');
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  async function run(change: () => Promise<void>): Promise<void> {
    if (isPending) return;
    setPending(true);
    try {
      await change();
    } catch (error) {
      toast({ title: t('failed'), description: errorText(error), variant: 'destructive' });
    } finally {
      setPending(false);
    }
  }
  return { run, isPending };
}

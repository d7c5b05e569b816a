import { useTranslations } from '../../platform/i18n/index.ts';
import { apart } from '../../platform/i18n/isolate.ts';
import { Button } from '../../ui/button.tsx';
import type { Reminder } from './reminders-store.ts';
import { useReminderAction } from './use-reminder-action.ts';
import { finishReminder, handledUntil, snoozeReminder } from './use-reminders.ts';

const snoozes = [
  { name: 'tenMinutes', minutes: 10 },
  { name: 'hour', minutes: 60 },
  { name: 'day', minutes: 1440 },
] as const;

interface DueActionsProps {
  reminder: Reminder;
  due: number;
  /** Moves the focus once the buttons are gone. */
  onHandled: () => void;
}

/** Ticks off a reminder that is due, or shows it again later. */
export function DueActions({ reminder, due, onHandled }: DueActionsProps) {
  const t = useTranslations('reminders.actions');
  const { run, isPending } = useReminderAction();
  const text = apart(reminder.text);
  const act = (change: (until: string) => Promise<void>) =>
    void run(() => change(handledUntil(due, Date.now())).then(onHandled));
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        pending={isPending}
        aria-label={t('doneNamed', { text })}
        onClick={() => act((until) => finishReminder(reminder.id, until))}
      >
        {t('done')}
      </Button>
      {snoozes.map(({ name, minutes }) => (
        <Button
          key={name}
          variant="secondary"
          aria-label={t('snoozeNamed', { text, when: t(name) })}
          onClick={() => act((until) => snoozeReminder(reminder.id, minutes, until))}
        >
          {t(name)}
        </Button>
      ))}
    </div>
  );
}

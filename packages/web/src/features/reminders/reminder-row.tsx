import { useRef, useState } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { apart } from '../../platform/i18n/isolate.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { draftOf } from './draft.ts';
import { DueActions } from './due-actions.tsx';
import { ReminderForm } from './reminder-form.tsx';
import type { Reminder } from './reminders-store.ts';
import type { ReminderBasis } from './use-due.ts';
import { useReminderAction } from './use-reminder-action.ts';
import { changeReminder, removeReminder } from './use-reminders.ts';
import { useRuleWords } from './use-rule-words.ts';

interface ReminderRowProps {
  reminder: Reminder;
  /** Ms since 1970; null if it is over or has no time. */
  due: number | null;
  now: number;
  basis: ReminderBasis;
  onDeleted: (reminder: Reminder) => void;
}

export function ReminderRow({ reminder, due, now, basis, onDeleted }: ReminderRowProps) {
  const t = useTranslations('reminders');
  const words = useRuleWords();
  const row = useRef<HTMLLIElement>(null);
  const action = useReminderAction();
  const { id, text, at, timezone, snoozedUntil } = reminder;
  const { timeZone } = basis.optionsFor(at, timezone);
  const isDue = due !== null && due <= now;

  function state(): string {
    if (due === null) return t(at.kind === 'prayer' && !basis.hasPlace ? 'noPlace' : 'over');
    const when = words.when(due, timeZone);
    if (isDue) return t('due', { when });
    return snoozedUntil !== null && Date.parse(snoozedUntil) === due
      ? t('snoozed', { when })
      : t('next', { when });
  }

  return (
    <li ref={row} tabIndex={-1} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
      <p className="text-lg font-semibold wrap-anywhere" dir="auto">
        {text}
      </p>
      <p>{words.rule(reminder)}</p>
      <p className={isDue ? 'font-semibold text-gold' : 'text-sm text-quiet'}>
        {state()}
        {timeZone !== basis.timeZone && ` (${words.zone(timeZone, due ?? now)})`}
      </p>
      {isDue && <DueActions reminder={reminder} due={due} onHandled={() => row.current?.focus()} />}
      <div className="flex flex-wrap gap-2">
        <EditDialog reminder={reminder} />
        <Button
          variant="secondary"
          pending={action.isPending}
          aria-label={t('list.deleteNamed', { text: apart(text) })}
          onClick={() => void action.run(() => removeReminder(id).then(() => onDeleted(reminder)))}
        >
          {t('list.delete')}
        </Button>
      </div>
    </li>
  );
}

function EditDialog({ reminder }: { reminder: Reminder }) {
  const t = useTranslations('reminders');
  const common = useTranslations('common');
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title={t('form.edit')}
      closeLabel={common('close')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" aria-label={t('changeNamed', { text: apart(reminder.text) })}>
          {t('change')}
        </Button>
      }
    >
      <ReminderForm
        initial={draftOf(reminder)}
        timezone={reminder.timezone}
        onSave={(content) => changeReminder(reminder.id, content).then(() => setOpen(false))}
        onCancel={() => setOpen(false)}
      />
    </Dialog>
  );
}

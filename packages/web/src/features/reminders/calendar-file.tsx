import { CalendarPlus, Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../platform/device/save-file.ts';
import { useFormatter, useLanguage, useTranslations } from '../../platform/i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FieldError } from '../../ui/field.tsx';
import type { Reminder } from './reminders-store.ts';
import { byDue, useReminderBasis } from './use-due.ts';

type Step = 'idle' | 'pending' | 'done' | 'failed';
const fileName = 'manasik-reminders.ics';

/** The reminders as a file for the calendar of the phone, which can sound an alarm when Manasik is closed. */
export function CalendarFile({ reminders }: { reminders: readonly Reminder[] }) {
  const t = useTranslations('reminders.file');
  const format = useFormatter();
  const { language } = useLanguage();
  const basis = useReminderBasis();
  const [step, setStep] = useState<Step>('idle');

  async function save(): Promise<void> {
    setStep('pending');
    try {
      const { remindersFile } = await import('./ics-events.ts');
      const now = new Date();
      const coming = byDue(reminders, now.getTime(), basis).filter(({ due }) => due !== null);
      const text = remindersFile(
        coming.map(({ reminder }) => reminder),
        { name: t('calendarName'), language, now, basis },
      );
      saveFile(fileName, 'text/calendar;charset=utf-8', text);
      setStep('done');
    } catch {
      // The code that writes files is loaded on first use.
      setStep('failed');
    }
  }

  return (
    <Card
      title={t('title')}
      titleId="reminders-file"
      description={t('text', { days: format.number(60) })}
      icon={<CalendarPlus className="size-5" />}
    >
      <div>
        <Button
          variant="secondary"
          pending={step === 'pending'}
          pendingLabel={t('pending')}
          onClick={() => void save()}
        >
          <Download aria-hidden="true" className="size-5" />
          {t('submit')}
        </Button>
      </div>
      <p role="status" className="empty:hidden">
        {step === 'done' && t('done', { name: fileName })}
      </p>
      <FieldError id="reminders-file-error">{step === 'failed' && t('failed')}</FieldError>
    </Card>
  );
}

import { CalendarPlus } from 'lucide-react';
import { useFormatter, useLanguage, useTranslations } from '../../platform/i18n/index.ts';
import { SaveCalendar } from '../../shared/ics/save-calendar.tsx';
import { Card } from '../../ui/card.tsx';
import type { Reminder } from './reminders-store.ts';
import { byDue, useReminderBasis } from './use-due.ts';

/** The reminders as a file for the calendar of the phone, which can sound an alarm when Manasik is closed. */
export function CalendarFile({ reminders }: { reminders: readonly Reminder[] }) {
  const t = useTranslations('reminders.file');
  const format = useFormatter();
  const { language } = useLanguage();
  const basis = useReminderBasis();

  async function textOf(): Promise<string> {
    const { remindersFile } = await import('./ics-events.ts');
    const now = new Date();
    const coming = byDue(reminders, now.getTime(), basis).filter(({ due }) => due !== null);
    return remindersFile(
      coming.map(({ reminder }) => reminder),
      { name: t('calendarName'), language, now, basis },
    );
  }

  return (
    <Card
      title={t('title')}
      titleId="reminders-file"
      description={t('text', { days: format.number(60) })}
      icon={<CalendarPlus className="size-5" />}
    >
      <SaveCalendar
        fileName="manasik-reminders.ics"
        textOf={textOf}
        words={{
          submit: t('submit'),
          pending: t('pending'),
          done: (name) => t('done', { name }),
          failed: t('failed'),
        }}
      />
    </Card>
  );
}

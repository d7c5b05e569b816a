import { useFormatter, useLanguage, useTranslations } from '../../platform/i18n/index.ts';
import { CalendarCard } from '../../shared/ics/calendar-card.tsx';
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
    <CalendarCard
      title={t('title')}
      titleId="reminders-file"
      text={t('text', { days: format.number(60) })}
      fileName="manasik-reminders.ics"
      textOf={textOf}
      t={t}
    />
  );
}

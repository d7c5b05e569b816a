import type { PlanSession, TrainingPlan } from '@manasik/core/health/plan/training-plan';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { CalendarCard } from '../../../shared/ics/calendar-card.tsx';
import { usePlanWords } from './use-plan-words.ts';

/** The coming walks as a file for the calendar of the phone. */
export function PlanCalendar({ plan, today }: { plan: TrainingPlan; today: string }) {
  const t = useTranslations('training.calendar');
  const { language } = useLanguage();
  const words = usePlanWords();

  const eventOf = (session: PlanSession) => ({
    uid: `${session.date}@training.manasik`,
    from: session.date,
    to: session.date,
    title: words.kindOf(session),
    description: words.text(session),
  });

  async function textOf(): Promise<string> {
    const { icsFile } = await import('../../../shared/ics/ics-file.ts');
    const coming = plan.weeks
      .filter(({ isMissed }) => !isMissed)
      .flatMap(({ sessions }) => sessions)
      .filter(({ date }) => date >= today);
    const options = { name: t('name'), product: 'Training plan', language, now: new Date() };
    return icsFile(coming.map(eventOf), options);
  }

  return (
    <CalendarCard
      title={t('title')}
      titleId="training-calendar"
      text={t('text')}
      fileName="manasik-training.ics"
      textOf={textOf}
      t={t}
    />
  );
}

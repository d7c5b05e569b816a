import type { PlanSession, PlanWeek } from '@manasik/core/health/plan/training-plan';
import { hajjDayMetres } from '@manasik/core/health/plan/hajj-load';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useDistance } from '../../../shared/places/use-distance.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';

/** Describes weeks and sessions in the language of the page. */
export function usePlanWords() {
  const t = useTranslations('training.week');
  const distance = useDistance();
  const days = useDayFormat();

  /** "Week 5: 6 km on 5 days, and 6.6 km on your longer walk. That’s at most a tenth farther than before." */
  function week({ number, kind, isMissed, dayMetres, longMetres, sessions }: PlanWeek): string {
    if (isMissed) return t('missedNote');
    const walks = sessions.filter((session) => session.kind === 'walk').length;
    const values = { number, days: walks, distance: distance(dayMetres), long: distance(longMetres) };
    if (sessions.length === 0) return t('empty');
    const hasLong = walks < sessions.length;
    const what = t(walks === 0 ? 'onlyLong' : hasLong ? 'withLong' : 'plain', values);
    const isAtGoal = kind === 'build' && dayMetres >= hajjDayMetres.usual;
    const why = number === 1 && kind === 'build' ? 'start' : isAtGoal ? 'steady' : kind;
    return `${what} ${t(`kinds.${why}`)}`;
  }

  const kindOf = ({ kind }: PlanSession) => t(kind);
  const amountOf = ({ metres, minutes }: PlanSession) =>
    t('session', { distance: distance(metres), minutes });
  return {
    week,
    distance,
    /** "Sat 6 Mar: Longer walk", or "Today, Sat 6 Mar: Longer walk" */
    title: (session: PlanSession, today: string) =>
      t(session.date === today ? 'today' : 'dayAndKind', {
        day: days.shortDate(session.date),
        kind: kindOf(session),
      }),
    kindOf,
    /** "6.6 km, about 100 minutes. Climb some stairs on the way." */
    text: (session: PlanSession) =>
      session.extra === null ? amountOf(session) : `${amountOf(session)}. ${t(`extras.${session.extra}`)}`,
    range: ({ firstDay }: PlanWeek) => t('begins', { date: days.dayAndMonth(firstDay) }),
  };
}

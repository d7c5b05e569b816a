import type { PlanSettings } from '@manasik/core/health/plan/plan-settings';
import type { PlanSession, PlanWeek } from '@manasik/core/health/plan/training-plan';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { Button } from '../../../ui/button.tsx';
import { usePlanWords } from './use-plan-words.ts';
import { missWeek } from './use-training.ts';
import { WeekBars } from './week-bars.tsx';
import { WeekSessions } from './week-sessions.tsx';

interface ThisWeekProps {
  week: PlanWeek;
  /** The first walk of the plan, until its day. */
  firstWalk: PlanSession | null;
  total: number;
  done: PlanSettings['done'];
  today: string;
}

/** The current week: what to walk, why, and the walks to tick. */
export function ThisWeek({ week, firstWalk, total, done, today }: ThisWeekProps) {
  const t = useTranslations('training.week');
  const words = usePlanWords();
  const days = useDayFormat();
  const hasBegun = week.firstDay <= today;
  const title = hasBegun ? t('title') : t('first');
  return (
    <section aria-labelledby="this-week" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="this-week" className="display text-2xl">
          {title}
        </h2>
        <p className="font-semibold text-green">{t('of', { number: week.number, total })}</p>
      </div>
      {firstWalk && <p className="font-semibold">{t('firstWalk', { day: days.longDate(firstWalk.date) })}</p>}
      {!week.isMissed && <p>{words.week(week)}</p>}
      <WeekBars week={week} done={done} today={today} />
      <WeekSessions week={week} done={done} today={today} label={title} />
      <p className="text-sm text-quiet">{t('count')}</p>
      {/* A week that was marked before it began can still be taken back. */}
      {(hasBegun || week.isMissed) && <MissedButton week={week} />}
    </section>
  );
}

/** Marks a week as missed, and takes that back. The answer is beside the button, where the person looks. */
export function MissedButton({ week }: { week: PlanWeek }) {
  const t = useTranslations('training.week');
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status" className="empty:hidden">
        {week.isMissed && t('missedNote')}
      </p>
      <Button variant="secondary" onClick={() => missWeek(week, !week.isMissed)}>
        {t(week.isMissed ? 'undoMissed' : 'missed')}
      </Button>
    </div>
  );
}

import type { PlanSettings } from '@manasik/core/health/plan/plan-settings';
import type { PlanWeek } from '@manasik/core/health/plan/training-plan';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { List } from '../../../ui/list-row.tsx';
import { MissedButton } from './this-week.tsx';
import { usePlanWords } from './use-plan-words.ts';
import { WeekSessions } from './week-sessions.tsx';

interface OtherWeeksProps {
  id: string;
  title: string;
  weeks: readonly PlanWeek[];
  total: number;
  done: PlanSettings['done'];
  today: string;
  areOver?: boolean;
}

/** The weeks before or after the current one, folded. */
export function OtherWeeks({ id, title, weeks, total, done, today, areOver = false }: OtherWeeksProps) {
  const t = useTranslations('training.week');
  const words = usePlanWords();
  if (weeks.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="display text-2xl">
        {title}
      </h2>
      <List>
        {weeks.map((week) => {
          const name = t('of', { number: week.number, total });
          return (
            <FoldRow key={week.firstDay} title={name} text={words.range(week)}>
              {!(areOver && week.isMissed) && <p>{words.week(week)}</p>}
              <div className="-mx-4">
                <WeekSessions week={week} done={done} today={today} label={name} />
              </div>
              {areOver && <MissedButton week={week} />}
            </FoldRow>
          );
        })}
      </List>
    </section>
  );
}

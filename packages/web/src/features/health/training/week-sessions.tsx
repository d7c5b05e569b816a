import type { PlanWeek } from '@manasik/core/health/plan/training-plan';
import type { PlanSettings } from '@manasik/core/health/plan/plan-settings';
import { List } from '../../../ui/list-row.tsx';
import { TickRow } from './tick-row.tsx';
import { usePlanWords } from './use-plan-words.ts';
import { tickSession } from './use-training.ts';

interface WeekSessionsProps {
  week: PlanWeek;
  done: PlanSettings['done'];
  today: string;
  label: string;
}

/** The walks of a week, to tick. */
export function WeekSessions({ week, done, today, label }: WeekSessionsProps) {
  const words = usePlanWords();
  if (week.sessions.length === 0) return null;
  return (
    <List label={label}>
      {week.sessions.map((session) => (
        <TickRow
          key={session.id}
          title={words.title(session, today)}
          isMarked={session.date === today}
          text={words.text(session)}
          // A walk that has not happened cannot be ticked; a tick by mistake can be taken back.
          isLocked={session.date > today && !Object.hasOwn(done, session.id)}
          isDone={Object.hasOwn(done, session.id)}
          onChange={(isDone) => tickSession(session.id, isDone ? today : null)}
        />
      ))}
    </List>
  );
}

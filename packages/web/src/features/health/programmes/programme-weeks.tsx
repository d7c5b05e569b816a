import type { PlanSettings } from '@manasik/core/health/plan/plan-settings';
import type { ReactNode } from 'react';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { List } from '../../../ui/list-row.tsx';
import { TickRow } from '../training/tick-row.tsx';
import { tickSession } from '../training/use-training.ts';

interface ProgrammeWeeksProps<Session> {
  titleId: string;
  title: ReactNode;
  /** For whom, and how long. */
  about: ReactNode;
  text: ReactNode;
  weeks: readonly (readonly Session[])[];
  done: PlanSettings['done'];
  titleOf: (session: Session, index: number) => string;
  textOf: (session: Session) => string;
  children?: ReactNode;
}

/** A programme week by week; the first week that is not finished is open. */
export function ProgrammeWeeks<Session extends { readonly id: string }>(props: ProgrammeWeeksProps<Session>) {
  const { titleId, title, about, text, weeks, done, titleOf, textOf, children } = props;
  const t = useTranslations('programmes');
  const today = useToday();
  const isDone = ({ id }: Session) => Object.hasOwn(done, id);
  const all = weeks.flat();
  const count = all.filter(isDone).length;
  const openWeek = weeks.findIndex((week) => !week.every(isDone));
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 id={titleId} className="display text-2xl">
          {title}
        </h2>
        <p className="text-quiet">{about}</p>
      </div>
      <p>{text}</p>
      <p role="status" className="font-semibold text-green">
        {count === all.length ? t('finished') : t('done', { done: count, total: all.length })}
      </p>
      {children}
      <List labelledBy={titleId}>
        {weeks.map((week, index) => (
          <FoldRow
            key={week[0]?.id}
            open={index === openWeek}
            title={t('week', { number: index + 1 })}
            text={t('done', { done: week.filter(isDone).length, total: week.length })}
          >
            <ul className="-mx-4 flex flex-col">
              {week.map((session, position) => (
                <TickRow
                  key={session.id}
                  title={titleOf(session, position)}
                  text={textOf(session)}
                  isDone={isDone(session)}
                  onChange={(isOn) => tickSession(session.id, isOn ? today : null)}
                />
              ))}
            </ul>
          </FoldRow>
        ))}
      </List>
    </section>
  );
}

import type { StepState, TimelineStep } from '@manasik/core/travel/timeline';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { List } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { SourceLine } from '../source-line.tsx';
import { TickRow } from '../tick-row.tsx';
import { useTravelFormat } from '../use-travel-format.ts';
import { CalendarFile } from './calendar-file.tsx';
import { sourcesOfStep } from './sources.ts';
import { StepDue } from './step-due.tsx';
import type { Trip } from './trip-draft.ts';
import { useTimeline } from './use-timeline.ts';

/** The steps before the trip, with due dates counted back from departure and Hajj. */
export function TimelineList({ trip }: { trip: Trip }) {
  const t = useTranslations('travel.timeline');
  const format = useTravelFormat();
  const { today, steps, tick } = useTimeline(trip);
  const count = (state: StepState) => steps.filter((step) => step.state === state).length;
  const late = count('late');
  return (
    <Section
      title={t('title')}
      className="py-0!"
      description={
        <>
          {t('count', { done: format.number(count('done')), total: format.number(steps.length) })}
          {late > 0 && <strong className="ms-2 text-danger">{t('late', { count: late })}</strong>}
        </>
      }
    >
      <List label={t('title')}>
        {steps.map((step) => (
          <TickRow
            key={step.id}
            title={t(`steps.${step.id}.title`)}
            note={<StepDue step={step} today={today} />}
            isDone={step.state === 'done'}
            onTick={(done) => tick(step.id, done)}
          >
            <Reason step={step} />
          </TickRow>
        ))}
      </List>
      <CalendarFile trip={trip} steps={steps.filter(({ state }) => state !== 'done')} />
    </Section>
  );
}

const operatorSteps: ReadonlySet<string> = new Set(['visa', 'fitness', 'card']);

function Reason({ step: { id, by } }: { step: TimelineStep }) {
  const t = useTranslations('travel.timeline');
  return (
    <>
      <p>{t(`steps.${id}.reason`)}</p>
      <p className="text-quiet">
        {t(by === 'rule' ? 'rule' : operatorSteps.has(id) ? 'askOperator' : 'advice')}
      </p>
      {sourcesOfStep(id).map((source) => (
        <SourceLine key={source.url} source={source} />
      ))}
    </>
  );
}

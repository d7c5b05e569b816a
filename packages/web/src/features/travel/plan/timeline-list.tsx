import type { VaccineFact } from '@manasik/content/health/schema';
import vaccinesFile from '@manasik/content/health/vaccines.json';
import { daysUntil } from '@manasik/core/calendar/civil-date';
import {
  hajjOfTrip,
  type StepId,
  type StepState,
  stepState,
  timelineOf,
  type TimelineStep,
  vaccineSteps,
} from '@manasik/core/travel/timeline';
import { FileWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useAnnouncedFirst } from '../../../shared/times/use-announced.ts';
import { Badge } from '../../../ui/badge.tsx';
import { List, ListRow } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { useDocumentText, useKindName } from '../documents/use-document-text.ts';
import { useChecks } from '../items/use-checks.ts';
import { useTravelItems } from '../items/use-travel.ts';
import { SourceLine } from '../source-line.tsx';
import { TickRow } from '../tick-row.tsx';
import { useTravelFormat } from '../use-travel-format.ts';
import { CalendarFile } from './calendar-file.tsx';
import { sourcesOfStep } from './sources.ts';
import type { Trip } from './trip-draft.ts';

// A test of the content validates the file by the schema of this type.
const vaccineFacts = vaccinesFile as unknown as readonly VaccineFact[];

/** One row of the list: a step of every trip, or a vaccine of the country. */
interface Row extends Pick<TimelineStep, 'due' | 'by'> {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly state: StepState;
  readonly step?: StepId;
}

/** The rows of a trip in the order of their days. */
function useTimeline(trip: Trip) {
  const t = useTranslations('travel.timeline');
  const names = useTranslations('vaccines.names');
  const today = useToday();
  const { isDone, tick } = useChecks('timeline');
  const steps = timelineOf(trip, hajjOfTrip(trip, useAnnouncedFirst())).map(({ id, due, by }) => ({
    id,
    due,
    by,
    step: id,
    title: t(`steps.${id}.title`),
    text: t(`steps.${id}.reason`),
  }));
  const vaccines = vaccineSteps(trip, trip.country, vaccineFacts).map(({ vaccine, isRequired, due, by }) => ({
    id: `vaccine-${vaccine.toLowerCase()}`,
    due,
    by,
    title: t('vaccine.title', { name: names(vaccine) }),
    text: t(isRequired ? 'vaccine.required' : 'vaccine.recommended'),
  }));
  const rows = [...steps, ...vaccines]
    .map((row): Row => ({ ...row, state: stepState(row.due, isDone(row.id), today) }))
    .toSorted((one, other) => daysUntil(other.due, one.due));
  return { today, rows, tick };
}

/** The steps before the trip, with due dates counted back from departure and Hajj. */
export function TimelineList({ trip }: { trip: Trip }) {
  const t = useTranslations('travel.timeline');
  const format = useTravelFormat();
  const { today, rows, tick } = useTimeline(trip);
  const passports = useBadPassports();
  const count = (state: StepState) => rows.filter((row) => row.state === state).length;
  const late = count('late') + passports.length;
  return (
    <Section
      title={t('title')}
      className="py-0!"
      description={
        <>
          {t('count', { done: format.number(count('done')), total: format.number(rows.length) })}
          {late > 0 && <strong className="ms-2 text-danger">{t('late', { count: late })}</strong>}
        </>
      }
    >
      <List label={t('title')}>
        {passports.map(({ id, title, text }) => (
          <ListRow
            key={id}
            icon={FileWarning}
            tone="danger"
            title={title}
            text={<span className="font-semibold text-danger">{text}</span>}
            to="/travel?tab=documents"
          />
        ))}
        {rows.map((row) => (
          <TickRow
            key={row.id}
            title={row.title}
            note={<Due row={row} today={today} />}
            isDone={row.state === 'done'}
            onTick={(done) => tick(row.id, done)}
          >
            <Reason row={row} country={trip.country} />
          </TickRow>
        ))}
      </List>
      <CalendarFile trip={trip} steps={rows.filter(({ state }) => state !== 'done')} />
    </Section>
  );
}

/** The passports that are not valid long enough. They are late whatever is ticked. */
function useBadPassports(): { id: string; title: string; text: string }[] {
  const t = useTranslations('travel.documents');
  const kindName = useKindName();
  const textOf = useDocumentText();
  const documents = useTravelItems('document') ?? [];
  return documents.flatMap(({ id, item }) => {
    const { state, text } = textOf(item);
    if (item.document !== 'passport' || state === 'valid' || state === 'unknown') return [];
    return [{ id, title: t('named', { kind: kindName(item.document), title: item.title }), text }];
  });
}

function Due({ row: { due, state }, today }: { row: Row; today: string }): ReactNode {
  const t = useTranslations('travel.timeline');
  const format = useTravelFormat();
  const date = format.day(due);
  if (state === 'done') return t('doneState');
  if (state === 'late') return <Badge tone="danger">{t('lateSince', { date })}</Badge>;
  return (
    <>
      {t('due', { date })}{' '}
      {state === 'soon' && <Badge tone="gold">{t('soon', { days: daysUntil(today, due) })}</Badge>}
    </>
  );
}

const operatorSteps: ReadonlySet<string> = new Set(['visa', 'fitness', 'card']);

function Reason({ row: { id, text, by, step }, country }: { row: Row; country: string | null }) {
  const t = useTranslations('travel.timeline');
  return (
    <>
      <p>{text}</p>
      <p className="text-quiet">
        {t(by === 'rule' ? 'rule' : operatorSteps.has(id) ? 'askOperator' : 'advice')}
      </p>
      {step && sourcesOfStep(step).map((source) => <SourceLine key={source.url} source={source} />)}
      {(step === 'vaccines' || step === undefined) && (
        <Link
          to={country ? `/health/vaccines?country=${country}` : '/health/vaccines'}
          className="inline-flex min-h-12 items-center font-semibold text-green underline"
        >
          {t('vaccine.page')}
        </Link>
      )}
    </>
  );
}

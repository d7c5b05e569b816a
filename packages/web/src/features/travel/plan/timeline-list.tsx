import { firstCount, lateCount } from '@manasik/core/travel/timeline';
import { countriesOf } from '@manasik/core/travel/trip-countries';
import { Link } from 'react-router';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { List } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { DocumentRow } from '../documents/document-row.tsx';
import { useBadDocuments } from '../documents/use-bad-documents.ts';
import { SourceLine } from '../source-line.tsx';
import { useJourneys } from '../bookings/use-journeys.ts';
import { TickRow } from '../tick-row.tsx';
import { useTravelFormat } from '../use-travel-format.ts';
import { CalendarFile } from './calendar-file.tsx';
import { Journeys } from './journeys.tsx';
import { sourcesOfStep } from './sources.ts';
import { StepDue } from './step-due.tsx';
import type { Trip } from './trip-draft.ts';
import { type TimelineRow, useTimeline } from './use-timeline.ts';

/** The steps before the trip, with due dates counted back from departure and Hajj. */
export function TimelineList({ trip }: { trip: Trip }) {
  const t = useTranslations('travel.timeline');
  const format = useTravelFormat();
  const { today, rows, tick } = useTimeline(trip);
  const badDocuments = useBadDocuments();
  // During the trip a document can no longer be renewed.
  const toRenew = today <= trip.departsOn ? badDocuments : [];
  const journeys = useJourneys();
  const doneCount = rows.filter(({ state }) => state === 'done').length;
  const late = lateCount(rows);
  const first = firstCount(rows);
  if (today > trip.returnsOn) return null;
  return (
    <Section
      title={t('title')}
      className="py-0!"
      description={
        <span className="flex flex-wrap gap-x-4">
          <span>{t('count', { done: format.number(doneCount), total: format.number(rows.length) })}</span>
          {toRenew.length > 0 && (
            <strong className="text-danger">{t('renew', { count: toRenew.length })}</strong>
          )}
          {first > 0 && <strong className="text-gold">{t('firstCount', { count: first })}</strong>}
          {late > 0 && <strong className="text-danger">{t('late', { count: late })}</strong>}
        </span>
      }
    >
      <List label={t('title')}>
        {toRenew.map(({ id, item }) => (
          <DocumentRow key={id} document={item} to="/travel?tab=documents" />
        ))}
        {rows.map((row) => (
          <TickRow
            key={row.id}
            title={row.title}
            note={<StepDue step={row} today={today} />}
            isDone={row.state === 'done'}
            onTick={(done) => tick(row.id, done)}
          >
            <Reason row={row} trip={trip} />
          </TickRow>
        ))}
      </List>
      <Journeys trip={trip} journeys={journeys} />
      <CalendarFile trip={trip} journeys={journeys} steps={rows.filter(({ state }) => state !== 'done')} />
    </Section>
  );
}

const operatorSteps: ReadonlySet<string> = new Set(['visa', 'fitness', 'card']);

function Reason({ row: { id, text, by, step }, trip }: { row: TimelineRow; trip: Trip }) {
  const { residence, isAbroad } = countriesOf(trip);
  const abroad = useTranslations('travel.trip');
  const t = useTranslations('travel.timeline');
  return (
    <>
      <p>{text}</p>
      {step === 'visa' && isAbroad && <p>{abroad('abroad')}</p>}
      <p className="text-quiet">
        {t(by === 'rule' ? 'rule' : operatorSteps.has(id) ? 'askOperator' : 'advice')}
      </p>
      {step && sourcesOfStep(step).map((source) => <SourceLine key={source.url} source={source} />)}
      {(step === 'vaccines' || step === undefined) && (
        <Link
          to={residence ? `/health/vaccines?country=${residence}` : '/health/vaccines'}
          className="inline-flex min-h-12 items-center font-semibold text-green underline"
        >
          {t('vaccine.page')}
        </Link>
      )}
    </>
  );
}

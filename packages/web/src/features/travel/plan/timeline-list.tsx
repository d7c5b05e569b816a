import type { StepState } from '@manasik/core/travel/timeline';
import { FileWarning } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { List, ListRow } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { useDocumentText, useKindName } from '../documents/use-document-text.ts';
import { useTravelItems } from '../items/use-travel.ts';
import { SourceLine } from '../source-line.tsx';
import { TickRow } from '../tick-row.tsx';
import { useTravelFormat } from '../use-travel-format.ts';
import { CalendarFile } from './calendar-file.tsx';
import { sourcesOfStep } from './sources.ts';
import { StepDue } from './step-due.tsx';
import type { Trip } from './trip-draft.ts';
import { type TimelineRow, useTimeline } from './use-timeline.ts';

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
            note={<StepDue step={row} today={today} />}
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
    const { isFine, text } = textOf(item);
    if (item.document !== 'passport' || isFine) return [];
    return [{ id, title: t('named', { kind: kindName(item.document), title: item.title }), text }];
  });
}

const operatorSteps: ReadonlySet<string> = new Set(['visa', 'fitness', 'card']);

function Reason({ row: { id, text, by, step }, country }: { row: TimelineRow; country: string | null }) {
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

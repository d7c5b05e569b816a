import { lateCount, type StepState } from '@manasik/core/travel/timeline';
import { CalendarClock, TriangleAlert } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { List, ListRow } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { DocumentRow } from '../documents/document-row.tsx';
import { useBadDocuments } from '../documents/use-bad-documents.ts';
import { StepDue } from '../plan/step-due.tsx';
import type { Trip } from '../plan/trip-draft.ts';
import { useTimeline } from '../plan/use-timeline.ts';

const mostShown = 3;

const toneOf = (state: StepState) => (state === 'late' ? 'danger' : state === 'first' ? 'gold' : 'green');

/** The documents to be renewed, and the first steps to do, late or due next. */
export function NextSteps({ trip }: { trip: Trip }) {
  const t = useTranslations('travel');
  const { rows, today } = useTimeline(trip);
  const badDocuments = useBadDocuments();
  const open = rows.filter(({ state }) => state !== 'done');
  const late = lateCount(rows);
  if (open.length + badDocuments.length === 0)
    return <p className="font-semibold text-green">{t('overview.nothing')}</p>;
  return (
    <Section
      title={t('overview.next')}
      description={
        badDocuments.length + late > 0 && (
          <strong className="flex flex-wrap gap-x-3 text-danger">
            {badDocuments.length > 0 && <span>{t('timeline.renew', { count: badDocuments.length })}</span>}
            {late > 0 && <span>{t('timeline.late', { count: late })}</span>}
          </strong>
        )
      }
      className="py-0!"
    >
      <List label={t('overview.next')}>
        {badDocuments.map(({ id, item }) => (
          <DocumentRow key={id} document={item} to="/travel?tab=documents" />
        ))}
        {open.slice(0, mostShown).map((step) => (
          <ListRow
            key={step.id}
            icon={step.state === 'late' ? TriangleAlert : CalendarClock}
            tone={toneOf(step.state)}
            title={step.title}
            text={<StepDue step={step} today={today} />}
            to="/travel"
          />
        ))}
      </List>
    </Section>
  );
}

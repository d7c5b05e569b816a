import { firstCount, lateCount } from '@manasik/core/travel/timeline';
import { CalendarClock } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { ListRow } from '../../../ui/list-row.tsx';
import { useBadDocuments } from '../documents/use-bad-documents.ts';
import { useDocumentText, useKindName } from '../documents/use-document-text.ts';
import { useTrip } from '../items/use-travel.ts';
import type { Trip } from '../plan/trip-draft.ts';
import { useTimeline } from '../plan/use-timeline.ts';

/** How many steps are to be done first or are late, and the first document to be renewed. Nothing if all is in time. */
export function LateSummary() {
  const trip = useTrip();
  return trip && <SummaryOf trip={trip} />;
}

function SummaryOf({ trip }: { trip: Trip }) {
  const t = useTranslations('travel');
  const { rows, today } = useTimeline(trip);
  const late = lateCount(rows);
  const first = firstCount(rows);
  const badDocuments = useBadDocuments();
  // A document cannot be renewed on the way.
  const document = today <= trip.departsOn ? badDocuments[0]?.item : undefined;
  const kindName = useKindName();
  const stateOf = useDocumentText();
  if (late + first === 0 && !document) return null;
  return (
    <ListRow
      icon={CalendarClock}
      tone="gold"
      title={t('trip.title')}
      text={
        <>
          {first > 0 && <span className="block">{t('timeline.firstCount', { count: first })}</span>}
          {late > 0 && <span className="block">{t('timeline.late', { count: late })}</span>}
          {document && (
            <>
              <span className="block">
                {t('documents.named', { kind: kindName(document.document), title: document.title })}
              </span>
              <span className="block">{stateOf(document).text}</span>
            </>
          )}
        </>
      }
      to="?tab=travel"
    />
  );
}

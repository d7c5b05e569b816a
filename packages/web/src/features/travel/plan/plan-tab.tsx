import { Pencil } from 'lucide-react';
import { useRef } from 'react';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { putTravelItem, removeTravelItem, tripId, useTrip } from '../items/use-travel.ts';
import { MoneyLinks } from '../money/money-links.tsx';
import { Channels } from './channels.tsx';
import { FraudList } from './fraud-list.tsx';
import { TimelineList } from './timeline-list.tsx';
import { TripSummary } from './trip-card.tsx';
import { withPlanningDay } from './trip-draft.ts';
import { TripForm } from './trip-form.tsx';

/** The trip, what to do before it by when, and what to check before paying. */
export function PlanTab() {
  const t = useTranslations('travel.trip');
  const common = useTranslations('common');
  const sheet = useSheet('trip');
  const trip = useTrip();
  const today = useToday();
  const summary = useRef<HTMLDivElement>(null);
  return (
    <>
      {trip === undefined && <Skeleton className="h-48 w-full" />}
      {trip === null && (
        <EmptyState
          spot="path"
          title={t('title')}
          description={t('empty')}
          action={
            <Button aria-haspopup="dialog" onClick={sheet.open}>
              {t('enter')}
            </Button>
          }
        />
      )}
      {trip && (
        <>
          <div ref={summary} tabIndex={-1} className="scroll-mt-24 outline-none">
            <TripSummary
              trip={trip}
              action={
                <Button variant="secondary" aria-haspopup="dialog" onClick={sheet.open}>
                  <Pencil aria-hidden="true" className="size-5" />
                  {t('change')}
                </Button>
              }
            />
          </div>
          <TimelineList trip={trip} />
        </>
      )}
      <MoneyLinks />
      <Channels />
      <FraudList />
      <Sheet
        sheet={sheet}
        title={t('title')}
        closeLabel={common('close')}
        // Browsers keep what is below a new trip in its place, and so move the trip itself out of sight.
        onOpenerGone={() => {
          summary.current?.focus({ preventScroll: true });
          summary.current?.scrollIntoView();
        }}
      >
        <TripForm
          trip={trip ?? undefined}
          onSave={(changed) => {
            putTravelItem(tripId, withPlanningDay(changed, trip ?? null, today));
            sheet.close();
          }}
          onDelete={() => {
            removeTravelItem(tripId);
            toast({ title: t('deleted') });
            sheet.close();
          }}
        />
      </Sheet>
    </>
  );
}

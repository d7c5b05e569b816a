import { Pencil } from 'lucide-react';
import { tripId } from '@manasik/core/travel/travel-items';
import { useRef, useState } from 'react';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { putTravelItem, removeTravelItem, useTrip } from '../items/use-travel.ts';
import { MoneyLinks } from '../money/money-links.tsx';
import { Channels } from './channels.tsx';
import { FraudList } from './fraud-list.tsx';
import { TimelineList } from './timeline-list.tsx';
import { TripSummary } from './trip-card.tsx';
import { draftFor, type KeptDraft, withPlanningDay } from './trip-draft.ts';
import { TripForm } from './trip-form.tsx';

/** The trip, what to do before it by when, and what to check before paying. */
export function PlanTab() {
  const t = useTranslations('travel.trip');
  const common = useTranslations('common');
  const sheet = useSheet('trip');
  const trip = useTrip();
  const today = useToday();
  const summary = useRef<HTMLDivElement>(null);
  // A tap beside the sheet or the Back button must not lose what was typed.
  const [kept, keepDraft] = useState<KeptDraft | null>(null);

  function close(): void {
    keepDraft(null);
    sheet.close();
  }

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
          typed={draftFor(kept, trip ?? null)}
          onTyped={(draft) => keepDraft({ trip: trip ?? null, draft })}
          onSave={(changed) => putTravelItem(tripId, withPlanningDay(changed, trip ?? null, today))}
          onDelete={() => {
            removeTravelItem(tripId);
            toast({ title: t('deleted') });
            close();
          }}
          onClose={close}
        />
      </Sheet>
    </>
  );
}

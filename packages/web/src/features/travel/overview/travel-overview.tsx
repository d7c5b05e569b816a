import type { GuideChoices } from '@manasik/core/guide/rites';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useTrip } from '../items/use-travel.ts';
import { TravelNotes } from '../travel-notes.tsx';
import { TripSummary } from '../plan/trip-card.tsx';
import { MissingDocuments } from './missing-documents.tsx';
import { NextSteps } from './next-steps.tsx';
import { TravelParts } from './travel-parts.tsx';

/** The trip on another page: what is next, and where to find each part. Needs the words of `overviewNamespaces`. */
export function TravelOverview({ choices }: { choices: GuideChoices }) {
  const t = useTranslations('travel');
  const trip = useTrip();
  const today = useToday();
  return (
    <div className="flex flex-col gap-6">
      <TravelNotes />
      {trip === undefined && <Skeleton className="h-48 w-full" />}
      {trip === null && (
        <EmptyState
          spot="path"
          title={t('trip.title')}
          description={t('trip.empty')}
          action={<LinkButton to="/travel">{t('trip.enter')}</LinkButton>}
        />
      )}
      {trip && (
        <>
          <TripSummary trip={trip} action={<LinkButton to="/travel">{t('overview.open')}</LinkButton>} />
          {/* Nothing of it can be done on the way. */}
          {today <= trip.departsOn && (
            <>
              <NextSteps trip={trip} />
              <MissingDocuments />
            </>
          )}
        </>
      )}
      <TravelParts trip={trip} choices={choices} />
    </div>
  );
}

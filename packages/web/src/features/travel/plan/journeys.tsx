import { isReturnOnOtherDay, shownKindOf } from '@manasik/core/travel/bookings';
import { Bus, Plane } from 'lucide-react';
import { apart } from '../../../platform/i18n/isolate.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { List, ListRow } from '../../../ui/list-row.tsx';
import { useDays } from '../bookings/use-days.ts';
import type { TravelPart } from '../items/use-travel.ts';
import { useTravelFormat } from '../use-travel-format.ts';
import type { Trip } from './trip-draft.ts';

interface JourneysProps {
  trip: Trip;
  journeys: readonly TravelPart<'booking'>[];
}

/** The flights and transport of the trip with their times, and a return flight that is not on the day of the return. */
export function Journeys({ trip, journeys }: JourneysProps) {
  const t = useTranslations('travel.timeline');
  const kinds = useTranslations('travel-money.bookings.kinds');
  const format = useTravelFormat();
  const daysOf = useDays();
  if (journeys.length === 0) return null;
  return (
    <List label={t('journeys')} className="mt-4">
      {journeys.map(({ id, item }) => (
        <ListRow
          key={id}
          icon={item.booking === 'flight' ? Plane : Bus}
          title={`${kinds(shownKindOf(item))}: ${apart(item.title)}`}
          text={
            <>
              {daysOf(item)}
              {isReturnOnOtherDay(item, trip.returnsOn) && (
                <strong className="block text-danger">
                  {t('returnDiffers', { date: format.day(trip.returnsOn) })}
                </strong>
              )}
            </>
          }
          to="/travel?tab=bookings"
        />
      ))}
    </List>
  );
}

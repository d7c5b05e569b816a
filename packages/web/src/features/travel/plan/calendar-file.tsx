import { shownKindOf } from '@manasik/core/travel/bookings';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { SaveCalendar } from '../../../shared/ics/save-calendar.tsx';
import type { LocalMoment, WholeDays } from '../../../shared/ics/ics-file.ts';
import { apart } from '../../../platform/i18n/isolate.ts';
import type { ItemOf, TravelPart } from '../items/use-travel.ts';
import type { Trip } from './trip-draft.ts';

interface CalendarFileProps {
  trip: Trip;
  /** Flights and transport. */
  journeys: readonly TravelPart<'booking'>[];
  /** Those still to do. */
  steps: readonly {
    readonly id: string;
    readonly due: string;
    readonly title: string;
    readonly text: string;
  }[];
}

/** The trip and its open steps as a file for the calendar of the phone. */
export function CalendarFile({ trip, journeys, steps }: CalendarFileProps) {
  const t = useTranslations('travel.file');
  const kinds = useTranslations('travel-money.bookings.kinds');
  const { language } = useLanguage();

  async function textOf(): Promise<string> {
    const { icsFile } = await import('../../../shared/ics/ics-file.ts');
    const events = [
      ...steps.map(({ id, due, title, text }) => event(id, due, title, text)),
      event('departure', trip.departsOn, t('departure')),
      event('return', trip.returnsOn, t('return')),
      ...journeys.flatMap(({ id, item }) =>
        journeyEvent(id, item, `${kinds(shownKindOf(item))}: ${apart(item.title)}`),
      ),
    ];
    return icsFile(events, { product: 'Trip', name: t('calendarName'), language, now: new Date() });
  }

  return (
    <div className="mt-4 flex flex-col items-start gap-2">
      <p className="text-sm text-quiet">{t('text')}</p>
      <SaveCalendar fileName="manasik-trip.ics" textOf={textOf} t={t} />
    </div>
  );
}

const event = (id: string, date: string, title: string, description = ''): WholeDays => ({
  uid: `${id}@trip.manasik`,
  from: date,
  to: date,
  title,
  description,
});

function journeyEvent(
  id: string,
  { startsOn, startsAt, reference }: ItemOf<'booking'>,
  title: string,
): (WholeDays | LocalMoment)[] {
  if (startsOn === null) return [];
  const days = event(id, startsOn, title, reference ?? '');
  return [startsAt === undefined ? days : { ...days, at: startsAt }];
}

import type { GuideChoices } from '@manasik/core/guide/rites';
import { checkProgress } from '@manasik/core/travel/checklist';
import { FileText, Flag, Handshake, ListChecks, Map as MapIcon, Ticket, Wallet } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { List, ListRow } from '../../../ui/list-row.tsx';
import { useUnpaidText } from '../bookings/use-unpaid-text.ts';
import { useChecklist } from '../checklist/use-checklist.ts';
import { useTravelItems } from '../items/use-travel.ts';
import type { Trip } from '../plan/trip-draft.ts';
import { useTimeline } from '../plan/use-timeline.ts';
import { useTravelFormat } from '../use-travel-format.ts';
import { useMissingDocuments } from './use-missing-documents.ts';

interface TravelPartsProps {
  /** Null before one is entered, undefined in prerendered pages. */
  trip: Trip | null | undefined;
  choices: GuideChoices;
}

/** Links to every part of the journey, each with what is done or missing there. */
export function TravelParts({ trip, choices }: TravelPartsProps) {
  const t = useTranslations('travel');
  const money = useTranslations('travel-money.more');
  return (
    <List label={t('tabs.label')}>
      {trip ? (
        <PlanRow trip={trip} />
      ) : (
        <ListRow icon={MapIcon} title={t('tabs.plan')} text={t('timeline.title')} to="/travel" />
      )}
      <DocumentsRow />
      <BookingsRow />
      <ChecklistRow choices={choices} />
      <ListRow icon={Wallet} title={money('costs')} text={money('costsText')} to="/travel/costs" />
      <ListRow
        icon={Handshake}
        title={money('promises')}
        text={money('promisesText')}
        to="/travel/promises"
      />
      <ListRow
        icon={Flag}
        title={t('channels.country')}
        text={t('channels.countryText')}
        to="/travel/country"
      />
    </List>
  );
}

function PlanRow({ trip }: { trip: Trip }) {
  const t = useTranslations('travel');
  const { rows, today } = useTimeline(trip);
  const doneText = useDoneText();
  const done = rows.filter(({ state }) => state === 'done').length;
  const text = today > trip.returnsOn ? t('trip.over') : doneText(done, rows.length);
  return <ListRow icon={MapIcon} title={t('tabs.plan')} text={text} to="/travel" />;
}

function DocumentsRow() {
  const t = useTranslations('travel');
  const documents = useTravelItems('document');
  const missing = useMissingDocuments().length;
  return (
    <ListRow
      icon={FileText}
      title={t('tabs.documents')}
      text={
        documents &&
        (documents.length === 0 ? t('documents.empty.title') : t('overview.missing', { count: missing }))
      }
      to="/travel?tab=documents"
    />
  );
}

function BookingsRow() {
  const t = useTranslations();
  const bookings = useTravelItems('booking') ?? [];
  const unpaid = useUnpaidText(bookings);
  return (
    <ListRow
      icon={Ticket}
      title={t('travel.tabs.bookings')}
      text={bookings.length === 0 ? t('travel-money.bookings.empty.title') : unpaid}
      to="/travel?tab=bookings"
    />
  );
}

function ChecklistRow({ choices }: { choices: GuideChoices }) {
  const t = useTranslations('travel.tabs');
  const { done, total } = checkProgress(useChecklist(choices) ?? []);
  const doneText = useDoneText();
  return (
    <ListRow
      icon={ListChecks}
      title={t('checklist')}
      text={total > 0 && doneText(done, total)}
      to="/travel?tab=checklist"
    />
  );
}

function useDoneText() {
  const t = useTranslations('travel.timeline');
  const { number } = useTravelFormat();
  return (done: number, total: number): string => t('count', { done: number(done), total: number(total) });
}

import { byDate } from '@manasik/core/travel/bookings';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { List } from '../../../ui/list-row.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { type TravelPart, useTravelItems } from '../items/use-travel.ts';
import { AddDialog } from '../money/form-dialog.tsx';
import { MoneyLinks } from '../money/money-links.tsx';
import { PartList } from '../money/part-list.tsx';
import { useOwnCurrency } from '../money/own-currency.ts';
import { OfficialRows } from '../plan/channels.tsx';
import { BookingForm } from './booking-form.tsx';
import { BookingRow } from './booking-row.tsx';
import { useUnpaidText } from './use-unpaid-text.ts';

/** The user's bookings. The app itself neither books nor sells. */
export function BookingsTab() {
  const t = useTranslations('travel-money');
  const channels = useTranslations('travel.channels');
  const bookings = useTravelItems('booking');
  return (
    <>
      <p className="max-w-text">{t('bookings.official')}</p>
      {bookings ? <Bookings bookings={bookings} /> : <Loading label={t('bookings.title')} />}
      <MoneyLinks />
      <List label={channels('title')}>
        <OfficialRows />
      </List>
    </>
  );
}

function Bookings({ bookings }: { bookings: readonly TravelPart<'booking'>[] }) {
  const t = useTranslations('travel-money.bookings');
  const { ofForms } = useOwnCurrency();
  const unpaid = useUnpaidText(bookings);
  const sorted = bookings.toSorted((one, other) => byDate(one.item, other.item));
  return (
    <PartList
      title={t('title')}
      lead={unpaid}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
      isEmpty={bookings.length === 0}
      add={
        <AddDialog title={t('add')}>
          {(close) => <BookingForm currency={ofForms} onClose={close} />}
        </AddDialog>
      }
    >
      {(onGone) => sorted.map((part) => <BookingRow key={part.id} part={part} onGone={onGone} />)}
    </PartList>
  );
}

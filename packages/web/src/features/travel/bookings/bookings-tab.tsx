import { amountOf, currencyDigits } from '@manasik/core/money/exact-money';
import { byDate, sumsByCurrency } from '@manasik/core/travel/bookings';
import { Plus } from 'lucide-react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useMoneyFormat } from '../../../shared/money/use-money-format.ts';
import { Button } from '../../../ui/button.tsx';
import { List } from '../../../ui/list-row.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { type TravelPart, useTravelItems } from '../items/use-travel.ts';
import { FormDialog } from '../money/form-dialog.tsx';
import { MoneyLinks } from '../money/money-links.tsx';
import { PartList } from '../money/part-list.tsx';
import { useOwnCurrency } from '../money/own-currency.ts';
import { OfficialRows } from '../plan/channels.tsx';
import { BookingForm } from './booking-form.tsx';
import { BookingRow } from './booking-row.tsx';

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
  const sorted = bookings.toSorted((one, other) => byDate(one.item, other.item));
  return (
    <PartList
      title={t('title')}
      lead={<Unpaid bookings={bookings} />}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
      isEmpty={bookings.length === 0}
      add={
        <FormDialog
          title={t('add')}
          trigger={
            <Button>
              <Plus aria-hidden="true" className="size-5" />
              {t('add')}
            </Button>
          }
        >
          {(close) => <BookingForm currency={ofForms} onClose={close} />}
        </FormDialog>
      }
    >
      {(onGone) => sorted.map((part) => <BookingRow key={part.id} part={part} onGone={onGone} />)}
    </PartList>
  );
}

function Unpaid({ bookings }: { bookings: readonly TravelPart<'booking'>[] }) {
  const t = useTranslations('travel-money.bookings');
  const format = useFormatter();
  const { money } = useMoneyFormat();
  const open = bookings.filter(({ item }) => !item.isPaid);
  if (bookings.length === 0) return null;
  if (open.length === 0) return t('allPaid');
  const amounts = sumsByCurrency(open.flatMap(({ item }) => item.cost ?? []))
    .filter(({ units }) => units > 0n)
    .map(({ units, currency }) => money(amountOf(units, currencyDigits(currency)), currency));
  return amounts.length === 0 ? null : t('unpaid', { amounts: format.list(amounts) });
}

import { amountOf, currencyDigits } from '@manasik/core/money/exact-money';
import { sumsByCurrency } from '@manasik/core/travel/bookings';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useMoneyFormat } from '../../../shared/money/use-money-format.ts';
import type { TravelPart } from '../items/use-travel.ts';

/** What is still to pay; null without bookings, or if the costs of the unpaid ones are not known. */
export function useUnpaidText(bookings: readonly TravelPart<'booking'>[]): string | null {
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

import { startingCurrency } from '@manasik/core/travel/cost-lines';
import { includedLines } from '@manasik/core/travel/costs';
import { apart } from '../../../platform/i18n/isolate.ts';
import { useFormatter, useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useTravelItems } from '../items/use-travel.ts';
import { CurrencyField } from '../money/currency-field.tsx';
import { FormDialog } from '../money/form-dialog.tsx';
import { useFaultText } from '../money/use-fault-text.ts';
import { useState } from 'react';
import { RateForm } from './rate-form.tsx';
import type { Costs } from './use-costs.ts';

/** The estimate in all, what is paid, and the currency of both. */
export function Totals({ costs }: { costs: Costs }) {
  const t = useTranslations('travel-money.costs');
  const { summary, text } = costs;
  const trip = useTravelItems('trip')?.[0]?.item;
  const count = trip?.travellers ?? 1;
  const rangeText = useRangeText(costs);
  // Without a rate for the examples, the sum of 0 would look like a price.
  const hasEstimate = summary.rows.some(({ range }) => range !== null);
  return (
    <Card>
      <div>
        <p className="text-sm font-semibold text-quiet">{t('estimate')}</p>
        {hasEstimate ? (
          <p className="display text-3xl wrap-anywhere tabular-nums">
            {summary.low === summary.high
              ? text(summary.low)
              : t('range', { low: text(summary.low), high: text(summary.high) })}
          </p>
        ) : (
          <p>{t('noEstimate')}</p>
        )}
        <Included costs={costs} />
        {hasEstimate && count > 1 && (
          <p className="mt-1 text-quiet">
            {t('forAll', {
              count,
              amount: rangeText({ low: summary.low * BigInt(count), high: summary.high * BigInt(count) }),
            })}
          </p>
        )}
        <Paid costs={costs} hasEstimate={hasEstimate} />
      </div>
      {summary.missing.length > 0 && <Missing costs={costs} />}
      <TotalCurrency costs={costs} />
    </Card>
  );
}

/** What the estimate leaves out, because the price of the package counts it. */
function Included({ costs: { summary } }: { costs: Costs }) {
  const t = useTranslations('travel-money.costs');
  const format = useFormatter();
  const lines = includedLines(summary).map((line) => t(`lines.${line}`));
  if (lines.length === 0) return null;
  return <p className="mt-1 text-sm text-quiet">{t('included.left', { lines: format.list(lines) })}</p>;
}

/** What is paid, from where the sum comes, and what is left to pay. */
function Paid({ costs, hasEstimate }: { costs: Costs; hasEstimate: boolean }) {
  const { summary, text } = costs;
  const rangeText = useRangeText(costs);
  const t = useTranslations('travel-money.costs');
  const format = useFormatter();
  const { spent, spentOnBookings, repeated, left } = summary;
  return (
    <>
      <p className="mt-2 font-semibold tabular-nums">{t('spent', { spent: text(spent) })}</p>
      {spentOnBookings > 0n && (
        <p className="text-sm text-quiet tabular-nums">
          {t('spentFrom', { bookings: text(spentOnBookings), expenses: text(spent - spentOnBookings) })}
        </p>
      )}
      {repeated.length > 0 && (
        <p className="text-sm text-quiet">{t('repeated', { titles: format.list(repeated.map(apart)) })}</p>
      )}
      {(hasEstimate || left.high > 0n) && (
        <>
          <p className="mt-2 font-semibold tabular-nums">{t('left', { left: rangeText(left) })}</p>
          <p className="text-sm text-quiet">{t('leftNote')}</p>
        </>
      )}
    </>
  );
}

/** An amount, or two inside a sentence. */
function useRangeText({ text }: Costs) {
  const t = useTranslations('travel-money.costs');
  return ({ low, high }: { low: bigint; high: bigint }): string =>
    low === high ? text(low) : t('rangeInText', { low: text(low), high: text(high) });
}

/** The amounts that no total has, and the way to add their rate. */
function Missing({ costs: { summary, currency } }: { costs: Costs }) {
  const t = useTranslations('travel-money.costs');
  const format = useFormatter();
  const { language } = useLanguage();
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  const [first = startingCurrency] = summary.missing;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-gold-soft px-4 py-3"
    >
      <p className="min-w-0 grow basis-48">
        {t('missing', { currencies: format.list(summary.missing.map((code) => names.of(code) ?? code)) })}
      </p>
      <FormDialog title={t('rates.add')} trigger={<Button variant="secondary">{t('rates.add')}</Button>}>
        {(close) => <RateForm from={first} to={currency} onClose={close} />}
      </FormDialog>
    </div>
  );
}

function TotalCurrency({ costs: { currency, choose } }: { costs: Costs }) {
  const t = useTranslations('travel-money.costs');
  const textOf = useFaultText();
  const [isUnknown, setUnknown] = useState(false);
  return (
    <CurrencyField
      label={t('currency')}
      // The totals change their currency when the trip arrives from the account.
      value={isUnknown ? null : currency}
      error={isUnknown ? textOf({ code: 'currency' }) : undefined}
      onChange={(next) => {
        setUnknown(next === null);
        if (next !== null) choose(next);
      }}
    />
  );
}

import { gramsIn, type Metal, metals } from '@manasik/core/zakat/zakat-weights';
import { useFormatter, useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Part } from './part.tsx';
import type { PriceDraft } from './price-draft.ts';
import { useRefusalText } from './use-refusal-text.ts';
import type { ZakatForm } from './use-zakat-form.ts';

export function PricesCard({ form }: { form: ZakatForm }) {
  const t = useTranslations('zakat.prices');
  const common = useTranslations('common');
  const { prices, pricesFailed } = form;
  return (
    <Part title={t('title')}>
      {pricesFailed && <ErrorState title={t('failed')} retryLabel={common('retry')} onRetry={pricesFailed} />}
      {prices ? (
        <>
          <PriceNote prices={prices} />
          {metals.map((metal) => (
            <PriceInput key={metal} form={form} prices={prices} metal={metal} />
          ))}
        </>
      ) : (
        <Loading label={t('loading')} />
      )}
    </Part>
  );
}

/** The date of the prices. Those of the app are never shown as today's. */
function PriceNote({ prices: { from, setOn, currency } }: { prices: PriceDraft }) {
  const t = useTranslations('zakat.prices');
  const format = useDayFormat();
  const currencyName = useCurrencyName(currency);
  const texts = {
    example: () => t('example'),
    none: () => t('none', { currency: currencyName }),
    kept: () => t('setOn', { date: format.longDate(setOn ?? '') }),
    typed: () => t('changed'),
  };
  return <p className="rounded-control bg-gold-soft px-4 py-3">{texts[from]()}</p>;
}

interface PriceInputProps {
  form: ZakatForm;
  prices: PriceDraft;
  metal: Metal;
}

const fields = { gold: 'priceGold', silver: 'priceSilver' } as const;

function PriceInput({ form, prices, metal }: PriceInputProps) {
  const t = useTranslations('zakat.prices');
  const format = useFormatter();
  const errorOf = useRefusalText();
  const currencyName = useCurrencyName(prices.currency);
  const { unit } = form.choices;
  const known = prices.known && prices.known[metal] * gramsIn[unit];
  // In the form in which it could be typed: without grouping.
  const shown = known === null ? '' : format.number(known, { useGrouping: false, maximumFractionDigits: 4 });
  return (
    <Field
      label={t(`${metal}.${unit}`)}
      note={currencyName}
      hint={t('pure')}
      error={errorOf(form.refusals[fields[metal]])}
    >
      <Input
        name={fields[metal]}
        inputMode="decimal"
        autoComplete="off"
        value={prices.typed[metal] ?? shown}
        onChange={({ target }) => form.typePrice(metal, target.value)}
      />
    </Field>
  );
}

function useCurrencyName(code: string): string {
  const { language } = useLanguage();
  return new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? code;
}

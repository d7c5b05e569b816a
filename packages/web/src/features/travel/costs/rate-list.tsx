import { apart } from '../../../platform/i18n/isolate.ts';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { RowFace } from '../../../ui/list-row.tsx';
import { type TravelPart, useTravelItems } from '../items/use-travel.ts';
import { AddDialog, ChangeDialog } from '../money/form-dialog.tsx';
import { PartList } from '../money/part-list.tsx';
import { useTravelFormat } from '../use-travel-format.ts';
import { RateForm } from './rate-form.tsx';
import type { Costs } from './use-costs.ts';

/** The rates that the user has entered, each with its day. */
export function RateList({ costs: { currency, summary } }: { costs: Costs }) {
  const t = useTranslations('travel-money.costs.rates');
  const rates = useTravelItems('rate') ?? [];
  const [from = currency === 'SAR' ? 'USD' : 'SAR'] = summary.missing;
  return (
    <PartList
      title={t('title')}
      lead={t('lead')}
      empty={{ title: t('empty') }}
      isEmpty={rates.length === 0}
      add={
        <AddDialog title={t('add')} variant="secondary">
          {(close) => <RateForm from={from} to={currency} onClose={close} />}
        </AddDialog>
      }
    >
      {(onGone) => rates.map((part) => <RateRow key={part.id} part={part} onGone={onGone} />)}
    </PartList>
  );
}

interface RateRowProps {
  part: TravelPart<'rate'>;
  onGone: () => void;
}

function RateRow({ part, onGone }: RateRowProps) {
  const t = useTranslations('travel-money.costs.rates');
  const { day } = useTravelFormat();
  const format = useFormatter();
  const { from, to, rate, readOn } = part.item;
  // With the codes, because the signs of some currencies are the same.
  const amount = (value: number, currency: string) =>
    apart(
      format.number(value, {
        style: 'currency',
        currency,
        currencyDisplay: 'code',
        minimumFractionDigits: 0,
        maximumFractionDigits: 12,
      }),
    );
  const title = t('equals', { one: amount(1, from), other: amount(rate, to) });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <RowFace
        title={<span className="tabular-nums">{title}</span>}
        text={t('readOn', { date: day(readOn) })}
      />
      <ChangeDialog title={t('edit')} name={title} onGone={onGone}>
        {(close) => <RateForm part={part} title={title} from={from} to={to} onClose={close} />}
      </ChangeDialog>
    </li>
  );
}

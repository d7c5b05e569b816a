import { amountOf, currencyDigits, inUnits } from '@manasik/core/money/exact-money';
import { isCostLine } from '@manasik/core/travel/cost-lines';
import { ownShare } from '@manasik/core/travel/split';
import { apart } from '../../../platform/i18n/isolate.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useMoneyFormat } from '../../../shared/money/use-money-format.ts';
import { RowFace } from '../../../ui/list-row.tsx';
import { type TravelPart, useTravelItems } from '../items/use-travel.ts';
import { AddDialog, ChangeDialog } from '../money/form-dialog.tsx';
import { PartList } from '../money/part-list.tsx';
import { useTravelFormat } from '../use-travel-format.ts';
import { ExpenseForm } from './expense-form.tsx';
import type { Costs } from './use-costs.ts';

/** The payments, the newest first. */
export function ExpenseList({ costs: { currency } }: { costs: Costs }) {
  const t = useTranslations('travel-money.costs.expenses');
  const expenses = useTravelItems('expense') ?? [];
  const newestFirst = expenses.toSorted((one, other) => (one.item.paidOn < other.item.paidOn ? 1 : -1));
  return (
    <PartList
      title={t('title')}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
      isEmpty={expenses.length === 0}
      add={
        <AddDialog title={t('add')}>
          {(close) => <ExpenseForm currency={currency} onClose={close} />}
        </AddDialog>
      }
    >
      {(onGone) => newestFirst.map((part) => <ExpenseRow key={part.id} part={part} onGone={onGone} />)}
    </PartList>
  );
}

interface ExpenseRowProps {
  part: TravelPart<'expense'>;
  onGone: () => void;
}

function ExpenseRow({ part, onGone }: ExpenseRowProps) {
  const t = useTranslations('travel-money.costs');
  const { money } = useMoneyFormat();
  const { day } = useTravelFormat();
  const { title, line, paidOn, cost, sharedBy } = part.item;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <RowFace
        title={
          <span dir="auto" className="wrap-anywhere">
            {title}
          </span>
        }
        text={`${t(`lines.${isCostLine(line) ? line : 'personal'}`)} · ${day(paidOn)}`}
      />
      <span className="ms-auto font-semibold tabular-nums">{money(cost.amount, cost.currency)}</span>
      <div className="flex w-full flex-wrap items-center justify-between gap-x-3">
        <p className="min-w-0 text-sm text-quiet tabular-nums">
          {sharedBy > 1 &&
            t('expenses.share', { count: sharedBy, amount: money(shareOf(part), cost.currency) })}
        </p>
        <ChangeDialog title={t('expenses.edit')} name={apart(title)} onGone={onGone}>
          {(close) => <ExpenseForm part={part} currency={cost.currency} onClose={close} />}
        </ChangeDialog>
      </div>
    </li>
  );
}

function shareOf({ item: { cost, sharedBy } }: TravelPart<'expense'>): number {
  const digits = currencyDigits(cost.currency);
  return amountOf(ownShare(inUnits(cost.amount, digits), sharedBy), digits);
}

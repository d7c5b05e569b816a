import type { CostRow } from '@manasik/core/travel/costs';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useMoneyFormat } from '../../../shared/money/use-money-format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ChangeDialog } from '../money/form-dialog.tsx';
import { EstimateForm } from './estimate-form.tsx';
import type { Costs } from './use-costs.ts';

interface LineRowProps {
  row: CostRow;
  costs: Costs;
  /** The end of the scale of all lines, in units. */
  most: bigint;
}

export function LineRow({ row, costs, most }: LineRowProps) {
  const t = useTranslations('travel-money.costs');
  // Hotel bookings have no estimate of their own.
  const { line } = row;
  const title = t(`lines.${line}`);
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 grow basis-40">
          <p className="flex flex-wrap items-center gap-2 leading-snug font-semibold">
            {title}
            {row.isExample && <Badge tone="gold">{t('example')}</Badge>}
            {row.from && <Badge tone="green">{t(`from.${row.from}`)}</Badge>}
          </p>
          <RangeText row={row} costs={costs} />
        </div>
        {line !== 'hotels' && !row.isIncluded && (
          <ChangeDialog title={title} name={title} className="print:hidden">
            {(close) => <EstimateForm row={row} line={line} currency={costs.currency} onClose={close} />}
          </ChangeDialog>
        )}
      </div>
      {(row.range || row.spent > 0n) && <Bar row={row} most={most} />}
      {row.spent > 0n && (
        <p className="text-sm tabular-nums">{t('linePaid', { amount: costs.text(row.spent) })}</p>
      )}
    </li>
  );
}

/** The range in the currency of the totals; without a rate, as it was entered. */
function RangeText({ row: { line, range, estimate, isIncluded }, costs }: Omit<LineRowProps, 'most'>) {
  const t = useTranslations('travel-money.costs');
  const { shortMoney } = useMoneyFormat();
  const texts = () => {
    if (range) return [costs.text(range.low), costs.text(range.high)] as const;
    if (!estimate) return undefined;
    const { low, high, currency } = estimate;
    return [shortMoney(low, currency), shortMoney(high, currency)] as const;
  };
  if (isIncluded) return <p className="text-sm text-quiet">{t('included.row')}</p>;
  const found = texts();
  if (!found) {
    return <p className="text-sm text-quiet">{t(line === 'hotels' ? 'hotelsNote' : 'enterPrice')}</p>;
  }
  const [low, high] = found;
  return <p className="text-sm text-quiet tabular-nums">{low === high ? low : t('range', { low, high })}</p>;
}

// In thousandths of the scale.
const share = (units: bigint, most: bigint): number => Number((units * 1000n) / most) / 10;

/** The range as a light bar, and what is paid as a thin dark one. The text beside it gives the same. */
function Bar({ row: { range, spent }, most }: { row: CostRow; most: bigint }) {
  const low = share(range?.low ?? 0n, most);
  const high = share(range?.high ?? 0n, most);
  return (
    <svg aria-hidden="true" className="flip-rtl h-4 w-full" preserveAspectRatio="none" viewBox="0 0 100 16">
      <rect x="0" y="0" width="100" height="16" rx="1" className="fill-sunken" />
      {/* What is sure, then what it may come to. */}
      <rect x="0" y="0" width={low} height="16" className="fill-ornament" />
      <rect x={low} y="0" width={Math.max(0, high - low)} height="16" className="fill-ornament opacity-45" />
      <rect x="0" y="5" width={share(spent, most)} height="6" className="fill-green" />
    </svg>
  );
}

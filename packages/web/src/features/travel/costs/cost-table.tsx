import { useTranslations } from '../../../platform/i18n/index.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import type { Costs } from './use-costs.ts';

const columns = ['line', 'low', 'high', 'spent'] as const;
const cell = 'py-2 ps-3 text-end tabular-nums';

/** The bars as numbers. */
export function CostTable({ costs: { summary, text } }: { costs: Costs }) {
  const t = useTranslations('travel-money.costs');
  const amount = (units: bigint | undefined) => (units === undefined ? '–' : text(units));
  return (
    // A table of four columns is wider than a phone at large text sizes.
    <ScrollRegion label={t('table')}>
      <table className="w-full text-sm">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={column === 'line' ? 'py-2 text-start' : 'py-2 ps-3 text-end'}
              >
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {summary.rows.map(({ line, range, spent }) => (
            <tr key={line} className="border-t border-line">
              <th scope="row" className="py-2 text-start font-normal">
                {t(`lines.${line}`)}
              </th>
              <td className={cell}>{amount(range?.low)}</td>
              <td className={cell}>{amount(range?.high)}</td>
              <td className={cell}>{text(spent)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-edge font-semibold">
            <th scope="row" className="py-2 text-start">
              {t('total')}
            </th>
            <td className={cell}>{text(summary.low)}</td>
            <td className={cell}>{text(summary.high)}</td>
            <td className={cell}>{text(summary.spent)}</td>
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

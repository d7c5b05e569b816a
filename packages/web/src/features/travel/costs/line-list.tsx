import { useId } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { hairlines } from '../../../ui/list-row.tsx';
import { CostTable } from './cost-table.tsx';
import { LineRow } from './line-row.tsx';
import type { Costs } from './use-costs.ts';

/** Each line of the costs, with its range and what is paid as bars on one scale. */
export function LineList({ costs }: { costs: Costs }) {
  const t = useTranslations('travel-money.costs');
  const titleId = useId();
  const { rows } = costs.summary;
  const most = rows
    .flatMap(({ range, spent }) => [range?.high ?? 0n, spent])
    .reduce((one, other) => (one > other ? one : other), 1n);
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-3">
      <h2 id={titleId} className="display text-2xl">
        {t('linesTitle')}
      </h2>
      {rows.some(({ isExample }) => isExample) && (
        <p className="max-w-text rounded-control bg-gold-soft px-4 py-3">{t('exampleNote')}</p>
      )}
      <ul className={cx('@container overflow-hidden surface [--row-start:1rem]', hairlines)}>
        {rows.map((row) => (
          <LineRow key={row.line} row={row} costs={costs} most={most} />
        ))}
      </ul>
      <Disclosure title={t('table')}>
        <CostTable costs={costs} />
      </Disclosure>
    </section>
  );
}

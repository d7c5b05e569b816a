import type { ZakatLine, ZakatResult } from '@manasik/core/zakat/zakat';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { useMoney } from './use-money.ts';

/** The calculation line by line, so that it can be checked by hand. */
export function Breakdown({ result }: { result: ZakatResult }) {
  const t = useTranslations('zakat.result');
  const { money, grams, percent } = useMoney(result.currency);
  const { nisab, zakatable, reason } = result;
  const rate = t('rate', { rate: percent(result.rate), zakatable: money(zakatable) });
  return (
    <div>
      <h3 className="pb-2 text-base font-semibold">{t('breakdown')}</h3>
      <dl>
        {result.breakdown.map((line) => (
          <Line key={line.item} line={line} result={result} />
        ))}
        <Row label={t('zakatable')} amount={money(zakatable)} strong />
        <Row label={t(`nisab.${nisab.by}`, { weight: grams(nisab.grams) })} amount={money(nisab.value)} />
        <Row label={reason === null ? rate : t('due')} amount={money(result.zakatDue)} strong />
      </dl>
    </div>
  );
}

function Line({ line, result }: { line: ZakatLine; result: ZakatResult }) {
  const t = useTranslations('zakat.result');
  const school = useTranslations('zakat.school');
  const { money, price, grams } = useMoney(result.currency);
  const { item, amount, counted } = line;
  const metal = item.startsWith('gold') ? 'gold' : 'silver';
  const weighed =
    line.grams !== null && t('weighed', { weight: grams(line.grams), price: price(result.prices[metal]) });
  return (
    <Row
      label={t(`items.${item}`)}
      note={
        <>
          {weighed && <span className="block">{weighed}</span>}
          {!counted && (
            <span className="block">
              {item === 'debts' ? t('debtsNotDeducted') : t('notCounted', { school: school(result.school) })}
            </span>
          )}
        </>
      }
      amount={counted ? money(item === 'debts' ? -amount : amount) : <s>{money(amount)}</s>}
    />
  );
}

interface RowProps {
  label: ReactNode;
  note?: ReactNode;
  amount: ReactNode;
  strong?: boolean;
}

const Row = ({ label, note, amount, strong = false }: RowProps) => (
  <div
    className={cx(
      'flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line py-2',
      strong && 'font-semibold',
    )}
  >
    <dt className="min-w-0 grow basis-32">
      {label}
      {note && <span className="block text-sm text-quiet">{note}</span>}
    </dt>
    <dd className="ms-auto max-w-full text-end wrap-anywhere tabular-nums">{amount}</dd>
  </div>
);

import type { ZakatResult } from '@manasik/core/zakat/zakat';
import { Coins, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { Breakdown } from './breakdown.tsx';
import type { Calculation } from './use-calculation.ts';
import { useMoney } from './use-money.ts';

const titleId = 'zakat-result';

/** The result, which receives the focus. Mounted again for each result. */
export function ResultCard({ calculation }: { calculation: Calculation }) {
  const t = useTranslations('zakat.result');
  const format = useDayFormat();
  const card = useRef<HTMLElement>(null);
  const { result, from, kept, at } = calculation;

  useEffect(() => card.current?.focus(), []);

  return (
    <Card
      ref={card}
      tabIndex={-1}
      title={t('title', { year: format.year(result.year) })}
      titleId={titleId}
      icon={<Coins className="size-5" />}
    >
      <Answer result={result} />
      {from === 'device' && <OfflineNote>{t('device')}</OfflineNote>}
      <Breakdown result={result} />
      <p className="text-sm text-quiet">
        <Particulars result={result} at={at} /> {kept && t('kept')}
      </p>
      <div className="print:hidden">
        <Button variant="secondary" onClick={() => print()}>
          <Printer aria-hidden="true" className="size-5" />
          {t('print')}
        </Button>
      </div>
    </Card>
  );
}

function Answer({ result }: { result: ZakatResult }) {
  const t = useTranslations('zakat.result');
  const { money } = useMoney(result.currency);
  const { reason, zakatable, nisab } = result;
  return (
    <div role="status">
      <p className="text-quiet">{t('due')}</p>
      <p className="display text-4xl wrap-anywhere text-green">{money(result.zakatDue)}</p>
      {reason && (
        <p className="mt-2">
          {t(`reasons.${reason}`, { zakatable: money(zakatable), nisab: money(nisab.value) })}
        </p>
      )}
    </div>
  );
}

function Particulars({ result: { prices }, at }: { result: ZakatResult; at: Date }) {
  const t = useTranslations('zakat.result');
  const format = useDayFormat();
  const { dateTime } = useFormatter();
  const ofPrices =
    prices.setOn === null ? t('examplePrices') : t('pricesOf', { date: format.longDate(prices.setOn) });
  return `${ofPrices} ${t('workedOutOn', { date: dateTime(at, { dateStyle: 'full' }) })} ${t('rounding')}`;
}

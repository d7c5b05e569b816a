import { TriangleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { List, ListRow } from '../../../ui/list-row.tsx';
import { FocusCard } from './focus-card.tsx';
import type { Reading } from './protocol.ts';
import { summaryOf } from './summary.ts';
import { useAmount } from './use-amount.ts';

type PreviewProps = { reading: Reading; onSave: () => void; onReset: () => void };

/** The contents of the file, before anything is saved. */
export function Preview({ reading, onSave, onReset }: PreviewProps) {
  const t = useTranslations('health-import.preview');
  const names = useTranslations('health-import.metrics');
  const amount = useAmount();
  const { days, skipped, isCut, source } = reading;
  const range = useRange(reading);
  const lastDate = useLastDate(reading);
  return (
    <div className="flex flex-col gap-4">
      <FocusCard title={t('title', { count: days.length })} titleId="import-preview" description={range}>
        {isCut && (
          <p role="status" className="flex items-start gap-3 rounded-control bg-gold-soft px-4 py-3">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-gold" />
            <span className="min-w-0">{t('cut', { count: days.length, date: lastDate })}</span>
          </p>
        )}
        {skipped > 0 && <p>{t('skipped', { count: skipped })}</p>}
        <p className="text-sm text-quiet">{t(`overlap.${source}`)}</p>
        <p className="text-sm text-quiet">{t(`edges.${source}`)}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onSave}>{t('save', { count: days.length })}</Button>
          <Button variant="secondary" onClick={onReset}>
            {t('other')}
          </Button>
        </div>
      </FocusCard>
      <List label={t('totals')}>
        {summaryOf(days).map(({ metric, count, value, kind }) => (
          <ListRow
            key={metric}
            title={names(metric)}
            text={t(kind, { count })}
            value={<span className="font-semibold">{amount(metric, value)}</span>}
          />
        ))}
      </List>
    </div>
  );
}

function useRange({ days }: Reading): string {
  const format = useFormatter();
  const [first, last] = [days.at(0), days.at(-1)].map((day) => new Date(`${day?.date}T00:00:00Z`));
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return first && last ? format.dateTimeRange(first, last, style) : '';
}

function useLastDate({ days }: Reading): string {
  const format = useFormatter();
  return format.dateTime(new Date(`${days.at(-1)?.date}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
}

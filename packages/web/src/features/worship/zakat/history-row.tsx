import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { Button } from '../../../ui/button.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { Breakdown } from './breakdown.tsx';
import type { HistoryEntry } from './use-history.ts';
import { useMoney } from './use-money.ts';

interface HistoryRowProps {
  entry: HistoryEntry;
  removing: boolean;
  onRemove: (id: string) => Promise<void>;
  /** Moves the focus once the entry and its button are gone. */
  onGone: () => void;
}

export function HistoryRow({ entry, removing, onRemove, onGone }: HistoryRowProps) {
  const t = useTranslations('zakat.history');
  const format = useFormatter();
  const { year } = useDayFormat();
  const { result, createdAt } = entry;
  const { money } = useMoney(result.currency);
  const date = format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="font-semibold">{t('entry', { year: year(result.year) })}</p>
          <p className="text-sm text-quiet">{t('workedOut', { date })}</p>
        </div>
        <p className="text-lg font-semibold wrap-anywhere tabular-nums">
          {result.reason === null ? money(result.zakatDue) : t('nothingDue')}
        </p>
      </div>
      <details className="mt-1">
        <summary className="flex min-h-12 cursor-pointer items-center text-green underline underline-offset-4">
          {t('details')}
        </summary>
        <Breakdown result={result} />
      </details>
      <Remove id={entry.id} date={date} removing={removing} onRemove={onRemove} onGone={onGone} />
    </li>
  );
}

function Remove({
  id,
  date,
  removing,
  onRemove,
  onGone,
}: Omit<HistoryRowProps, 'entry'> & { id: string; date: string }) {
  const t = useTranslations('zakat.history');
  const common = useTranslations('common');
  return (
    <QuestionDialog
      title={t('confirm.title')}
      description={t('confirm.text', { date })}
      closeLabel={common('close')}
      onOpenerGone={onGone}
      trigger={
        <Button variant="secondary" aria-label={t('deleteNamed', { date })}>
          {t('delete')}
        </Button>
      }
      keepLabel={t('confirm.keep')}
      confirmLabel={t('delete')}
      pending={removing}
      pendingLabel={t('confirm.pending')}
      onConfirm={() => void onRemove(id)}
    />
  );
}

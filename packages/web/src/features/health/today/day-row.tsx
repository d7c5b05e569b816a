import { metrics } from '@manasik/core/health/metric-limits';
import { Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useMetricFormat } from '../use-metric-format.ts';
import type { Row } from './measurements.ts';
import { useRefusedReason } from './use-refused-reason.ts';

interface DayRowProps {
  row: Row;
  onChange: (row: Row) => void;
  onRemove: (row: Row) => void;
  /** Moves the focus once the row and its button are gone. */
  onGone: () => void;
}

export function DayRow({ row, onChange, onRemove, onGone }: DayRowProps) {
  const t = useTranslations('health');
  const common = useTranslations('common');
  const days = useDayFormat();
  const format = useMetricFormat();
  const reasonOf = useRefusedReason();
  const named = { date: days.shortDate(row.date), source: t(`sources.${row.source}`) };
  return (
    <li className="flex flex-wrap items-start gap-x-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold">{named.date}</p>
        <p className="text-sm text-quiet">{named.source}</p>
      </div>
      <div className="-me-2 ms-auto flex">
        <IconButton
          label={t('days.change', named)}
          aria-haspopup="dialog"
          icon={<Pencil aria-hidden="true" className="size-5" />}
          onClick={() => onChange(row)}
        />
        <QuestionDialog
          title={t('days.confirmTitle')}
          description={t('days.confirmText', named)}
          closeLabel={common('close')}
          onOpenerGone={onGone}
          trigger={
            <IconButton
              label={t('days.deleteNamed', named)}
              icon={<Trash2 aria-hidden="true" className="size-5" />}
            />
          }
          keepLabel={t('days.keep')}
          confirmLabel={t('days.delete')}
          onConfirm={() => onRemove(row)}
        />
      </div>
      <dl className="flex w-full flex-wrap gap-x-4 gap-y-0.5 text-sm">
        {metrics.map((metric) => {
          const value = row.values[metric];
          return (
            value !== undefined && (
              <div key={metric} className="flex flex-wrap gap-x-1.5">
                <dt className="text-quiet">{t(`metrics.${metric}`)}</dt>
                <dd className="font-semibold">{format.value(metric, value)}</dd>
              </div>
            )
          );
        })}
      </dl>
      {row.refused && (
        <p className="flex w-full items-start gap-2 pt-2 text-danger">
          <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
          {t('days.refused', { reason: reasonOf(row.refused) })}
        </p>
      )}
    </li>
  );
}

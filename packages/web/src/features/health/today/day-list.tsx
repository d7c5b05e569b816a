import { addDays } from '@manasik/core/calendar/civil-date';
import { useRef, useState } from 'react';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { DayRow } from './day-row.tsx';
import type { Row } from './measurements.ts';
import type { Measurements } from './use-measurements.ts';

const firstDays = 3;

interface DayListProps {
  measurements: Measurements;
  onChange: (row: Row) => void;
}

/** The measurements of the last days, each source of a day on its own. */
export function DayList({ measurements: { rows, isKnown, remove }, onChange }: DayListProps) {
  const t = useTranslations('health.days');
  const card = useRef<HTMLElement>(null);
  const [isWhole, setWhole] = useState(false);
  const from = addDays(useToday(), 1 - firstDays);
  const shown = isWhole ? rows : rows.filter(({ date, refused }) => date >= from || refused);
  if (!isKnown && rows.length === 0) return null;
  return (
    <Card ref={card} tabIndex={-1} title={t('title')} titleId="health-days">
      {rows.length === 0 && <EmptyState title={t('emptyTitle')} description={t('emptyText')} />}
      {rows.length > 0 && shown.length === 0 && <p>{t('none')}</p>}
      {shown.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {shown.map((row) => (
            <DayRow
              key={`${row.date} ${row.source}`}
              row={row}
              onChange={onChange}
              onRemove={remove}
              // The button that was tapped disappears with its row.
              onGone={() => card.current?.focus()}
            />
          ))}
        </ul>
      )}
      {shown.length < rows.length && (
        <Button
          variant="soft"
          onClick={() => {
            setWhole(true);
            card.current?.focus();
          }}
        >
          {t('more')}
        </Button>
      )}
    </Card>
  );
}

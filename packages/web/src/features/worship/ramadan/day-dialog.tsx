import { dateOfDay } from '@manasik/core/prayer/ramadan';
import { useState } from 'react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import type { Progress } from './apply-change.ts';
import { DayFields } from './day-fields.tsx';
import type { RamadanView } from './use-ramadan.ts';

interface DayDialogProps {
  /** The day to show; without one it is closed. */
  day: number | undefined;
  view: RamadanView;
  progress: Progress;
  onClose: () => void;
}

/** A day of Ramadan from the grid. */
export function DayDialog({ day, view, progress, onClose }: DayDialogProps) {
  const t = useTranslations('ramadan.day');
  const common = useTranslations('common');
  const format = useDayFormat();
  const { number } = useFormatter();
  // Keeps showing its day during the closing animation.
  const [shown, show] = useState(day);
  if (day !== undefined && day !== shown) show(day);
  const each = day ?? shown ?? 1;
  return (
    <Dialog
      open={day !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('title', { day: number(each) })}
      description={format.longDate(dateOfDay(view.ramadan, each))}
      closeLabel={common('close')}
      footer={
        <DialogClose asChild>
          <Button variant="secondary">{common('close')}</Button>
        </DialogClose>
      }
    >
      <div>
        <DayFields key={each} day={each} progress={progress} come={view.come} onChange={view.change} />
      </div>
    </Dialog>
  );
}

import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { PrayerTicks } from './prayer-ticks.tsx';
import { noTicks } from './tick-queue.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import type { PrayerDays } from './use-prayer-days.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { OfflineNote } from '../../../ui/offline-note.tsx';

interface DayDialogProps {
  /** The day to show; without one it is closed. */
  date: string | undefined;
  days: PrayerDays;
  onClose: () => void;
}

/** The five prayers of a day in the past. */
export function DayDialog({ date, days, onClose }: DayDialogProps) {
  const t = useTranslations('prayer-log');
  const common = useTranslations('common');
  const format = useDayFormat();
  // Keeps showing its day during the closing animation.
  const [shown, show] = useState(date);
  if (date !== undefined && date !== shown) show(date);
  const day = date ?? shown;
  return (
    <Dialog
      open={date !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={day && format.longDate(day)}
      description={t('day.description')}
      closeLabel={common('close')}
      footer={
        <DialogClose asChild>
          <Button variant="secondary">{common('close')}</Button>
        </DialogClose>
      }
    >
      {days.isHeld && <OfflineNote>{t('notes.held')}</OfflineNote>}
      {day !== undefined && (
        <PrayerTicks
          key={day}
          day="past"
          ticks={days.ticksOn(day) ?? noTicks}
          onTick={(prayer, done) => days.tick(day, prayer, done)}
        />
      )}
    </Dialog>
  );
}

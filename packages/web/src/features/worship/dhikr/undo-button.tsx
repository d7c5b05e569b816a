import { Undo2 } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { roundButton } from './round-button.ts';
import type { Dhikr } from './use-dhikr.ts';

/** Takes the last count back. */
export function UndoButton({ dhikr: { state, undo } }: { dhikr: Dhikr }) {
  const t = useTranslations('dhikr.counter');
  return (
    <IconButton
      label={t('undo')}
      icon={<Undo2 aria-hidden="true" className="flip-rtl size-6" />}
      onClick={undo}
      disabled={!state?.canUndo}
      className={roundButton}
    />
  );
}

import { RotateCcw, Undo2 } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CountButton } from './count-button.tsx';
import { DarkScreen } from './dark-screen.tsx';
import type { Dhikr } from './use-dhikr.ts';
import { useCompletedText, useSaid } from './use-said.ts';

export function CounterCard({ dhikr }: { dhikr: Dhikr }) {
  const t = useTranslations('dhikr.counter');
  const { state, undo, reset, completed } = dhikr;
  const said = useSaid(dhikr);
  const completedText = useCompletedText(state);
  return (
    <Card className="gap-3">
      <CountButton dhikr={dhikr} look="page" />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {/* Below the circle, which must not move under the finger. */}
      {completed && (
        <p className="rounded-control bg-gold-soft px-4 py-2 text-center font-semibold">
          {completedText(completed)}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="secondary" onClick={undo} disabled={!state?.canUndo}>
          <Undo2 aria-hidden="true" className="flip-rtl size-5" />
          {t('undo')}
        </Button>
        <Button variant="secondary" onClick={reset} disabled={!state || state.round === 0}>
          <RotateCcw aria-hidden="true" className="size-5" />
          {t('reset')}
        </Button>
        <DarkScreen dhikr={dhikr} said={said} />
      </div>
    </Card>
  );
}

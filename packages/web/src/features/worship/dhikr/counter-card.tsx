import { RotateCcw, Undo2 } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
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
      {/* Always as high as a sentence, so that the circle does not move under the finger. */}
      <p
        className={cx(
          'grid min-h-[calc(2lh+1rem)] place-items-center rounded-control px-4 py-2 text-center',
          completed ? 'bg-gold-soft font-semibold' : 'text-quiet',
        )}
      >
        {completed ? completedText(completed) : t('hint')}
      </p>
      <CountButton dhikr={dhikr} look="page" />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
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

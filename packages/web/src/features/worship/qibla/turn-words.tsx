import { CircleCheck, RotateCcw, RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { cx } from '../../../ui/cx.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type LiveView, nextSpoken, type Spoken } from './live-view.ts';

const lookMs = 500;

/** The turn in large text, announced to screen readers now and then. */
export function TurnWords({ live, facing }: { live: LiveView; facing: boolean }) {
  const t = useTranslations('qibla.compass');
  const format = useDayFormat();
  const spoken = useSpoken(live.turnDegrees, facing);
  const Icon = facing ? CircleCheck : live.turnDegrees < 0 ? RotateCcw : RotateCw;
  return (
    <div>
      <p
        className={cx(
          'flex items-center justify-center gap-3 display text-2xl leading-tight',
          facing && live.quality !== 'rough' && 'text-green',
        )}
      >
        <Icon aria-hidden="true" className="size-7 shrink-0" />
        <span className="min-w-0 tabular-nums">{wordsFor(live.turnDegrees, facing, 1)}</span>
      </p>
      <VisuallyHidden role="status">
        {spoken && wordsFor(spoken.turnDegrees, spoken.isFacing, spokenStep)}
      </VisuallyHidden>
    </div>
  );

  function wordsFor(turnDegrees: number, isFacing: boolean, step: number): string {
    if (isFacing) return t(live.quality === 'rough' ? 'aligned' : 'facing');
    const degrees = Math.max(step, Math.round(Math.abs(turnDegrees) / step) * step);
    return t(turnDegrees < 0 ? 'turnLeft' : 'turnRight', { degrees: format.degrees(degrees) });
  }
}

// For announcements, five degrees are precise enough.
const spokenStep = 5;

function useSpoken(turnDegrees: number, facing: boolean): Spoken | undefined {
  const [spoken, setSpoken] = useState<Spoken>();
  const latest = useRef({ turnDegrees, isFacing: facing });
  useEffect(() => {
    latest.current = { turnDegrees, isFacing: facing };
  }, [turnDegrees, facing]);
  useEffect(() => {
    const look = () =>
      setSpoken((before) => nextSpoken(before, { ...latest.current, at: performance.now() }));
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, []);
  return spoken;
}

import { CircleCheck, type LucideIcon, RotateCcw, RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { cx } from '../../../ui/cx.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type LiveView, nextSpoken, type Spoken } from './live-view.ts';
import type { QiblaView } from './qibla-view.ts';

const lookMs = 500;

/** The turn from north in large text, for those who find north another way. */
export function TurnFromNorth({ turn, words }: { turn: QiblaView['turn']; words: string }) {
  return <TurnLine icon={turn.side === 'turnLeft' ? RotateCcw : RotateCw} words={words} />;
}

/** The turn in large text, announced to screen readers now and then. */
export function TurnWords({ live, facing }: { live: LiveView; facing: boolean }) {
  const t = useTranslations('qibla.compass');
  const format = useDayFormat();
  const spoken = useSpoken(live.turnDegrees, facing);
  return (
    <div>
      <TurnLine
        icon={facing ? CircleCheck : live.turnDegrees < 0 ? RotateCcw : RotateCw}
        words={wordsFor(live.turnDegrees, facing, 1)}
        isRight={facing && live.quality !== 'rough'}
      />
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

interface TurnLineProps {
  icon: LucideIcon;
  words: string;
  isRight?: boolean;
}

const TurnLine = ({ icon: Icon, words, isRight = false }: TurnLineProps) => (
  <p className={cx('max-w-form display text-xl text-balance tabular-nums', isRight && 'text-green')}>
    <Icon aria-hidden="true" className="me-2.5 inline size-6 align-[-0.2em]" />
    {words}
  </p>
);

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

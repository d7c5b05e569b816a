import { type WalkFix, walkedMetres, walkTestSeconds } from '@manasik/core/health/walk-test';
import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { keepAwake } from '../../../platform/device/keep-awake.ts';
import { watchPosition } from '../../../platform/device/watch-position.ts';
import { vibrate } from '../../../platform/device/vibration.ts';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useDistance } from '../../../shared/places/use-distance.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressRing } from '../../../ui/progress-ring.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { TestOutcome, TestSetup } from './test-setup.ts';
import { useTestClock } from './use-test-clock.ts';

interface TestRunProps {
  setup: TestSetup;
  onOver: (outcome: TestOutcome) => void;
}

/** The six minutes: the time left, and the laps or the distance so far. */
export function TestRun({ setup, onOver }: TestRunProps) {
  const t = useTranslations('walk-test.run');
  const seconds = useTestClock();
  const [laps, setLaps] = useState(0);
  const { metres, hasFailed } = useWalkedMetres(setup.measure.by === 'gps');
  const isOver = seconds >= walkTestSeconds;
  const finish = useEffectEvent(() => {
    vibrate('target');
    onOver({ seconds, laps, gpsMetres: metres ?? 0 });
  });

  const holder = useRef<HTMLElement>(null);
  // The form, which had the focus, is gone.
  useEffect(() => holder.current?.focus(), []);
  useEffect(() => keepAwake(), []);
  useEffect(() => {
    if (isOver) finish();
  }, [isOver]);

  return (
    <section
      ref={holder}
      tabIndex={-1}
      aria-label={t('left')}
      className="flex scroll-mt-24 flex-col items-center gap-5"
    >
      <TimeLeft seconds={walkTestSeconds - seconds} />
      {setup.measure.by === 'gps' ? (
        <Progress metres={metres} hasFailed={hasFailed} />
      ) : (
        <>
          <p role="status" className="text-xl font-semibold">
            {t('laps', { count: laps })}
          </p>
          <Button
            size="large"
            className="min-h-24 w-full text-xl"
            onClick={() => {
              vibrate('count');
              setLaps((count) => count + 1);
            }}
          >
            {t('lap')}
          </Button>
          <Button
            variant="quiet"
            disabled={laps === 0}
            onClick={() => setLaps((count) => Math.max(0, count - 1))}
          >
            <Undo2 aria-hidden="true" className="flip-rtl size-5" />
            {t('undo')}
          </Button>
        </>
      )}
      <Button variant="secondary" onClick={() => onOver({ seconds, laps, gpsMetres: metres ?? 0 })}>
        {t('stop')}
      </Button>
    </section>
  );
}

function TimeLeft({ seconds }: { seconds: number }) {
  const t = useTranslations('walk-test.run');
  const format = useFormatter();
  const two = (value: number) => format.number(value, { minimumIntegerDigits: 2 });
  const minutes = Math.ceil(seconds / 60);
  return (
    <>
      <ProgressRing
        value={1 - seconds / walkTestSeconds}
        label={t('left')}
        className="size-[min(70vw,15rem)]"
      >
        <span aria-hidden="true" dir="ltr" className="display text-[min(16vw,4rem)] tabular-nums">
          {format.number(Math.floor(seconds / 60))}:{two(seconds % 60)}
        </span>
      </ProgressRing>
      {/* Announced once a minute, not each second. */}
      <VisuallyHidden>
        <span role="status">{t('minutesLeft', { minutes })}</span>
      </VisuallyHidden>
    </>
  );
}

function Progress({ metres, hasFailed }: { metres: number | null; hasFailed: boolean }) {
  const t = useTranslations('walk-test');
  const distance = useDistance();
  if (hasFailed) return <p role="alert">{t('measure.gpsOff')}</p>;
  return (
    <p className="text-xl font-semibold">
      {metres === null ? t('run.finding') : t('run.soFar', { distance: distance(metres) })}
    </p>
  );
}

/**
 * The way in the six minutes since the start by the location of the phone; null before the first fix. The location stays
 * on the page.
 */
function useWalkedMetres(isOn: boolean): { metres: number | null; hasFailed: boolean } {
  const [endsAt] = useState(() => Date.now() + walkTestSeconds * 1000);
  const [fixes, setFixes] = useState<readonly WalkFix[]>([]);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    return watchPosition({
      onFix: (fix) => {
        setFailed(false);
        // The end comes late on a phone whose screen was off, and fixes go on meanwhile.
        if (fix.capturedAt <= endsAt) setFixes((all) => [...all, fix]);
      },
      onFailure: () => setFailed(true),
    });
  }, [isOn, endsAt]);
  const metres = useMemo(() => (fixes.length === 0 ? null : walkedMetres(fixes)), [fixes]);
  return { metres, hasFailed: hasFailed && fixes.length === 0 };
}

import { type GuideCounter, perRound } from '@manasik/core/guide/counter';
import { RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useCounter } from '../progress/counter-store.ts';
import { vibrate } from '../../../platform/device/vibration.ts';
import { Button } from '../../../ui/button.tsx';
import { CountCircle } from './count-circle.tsx';
import { counterView, lapDirection, type Told, announcementAfterAdding } from './counter-view.ts';

const keys = {
  circuits: 'circuits',
  laps: 'laps',
  pebbles: 'pebbles',
  'pebbles-of-three': 'pebblesOfThree',
} as const;
const pillars = ['first', 'second', 'third'] as const;

/** Counts to seven, or three times for the three pillars, and refuses more. */
export function RiteCounter({ name, counter }: { name: string; counter: GuideCounter }) {
  const t = useTranslations('guide.counter');
  const { number } = useFormatter();
  const { count, add, undo, reset, restore } = useCounter(name, counter);
  const [told, tell] = useState<Told>();
  // The count before a reset, which Undo brings back.
  const [beforeReset, setBeforeReset] = useState(0);
  const canUndo = count > 0 || beforeReset > 0;
  const { inRound, pillar, isFull } = counterView(counter, count);
  const isOfThree = counter === 'pebbles-of-three';
  const unit = counter === 'pebbles-of-three' ? 'pebbles' : counter;
  const text = !told ? '' : told === 'count' ? t(`said.${unit}`, { count: inRound }) : t(`said.${told}`);

  function press() {
    const next = announcementAfterAdding(counter, count);
    setBeforeReset(0);
    add();
    tell(next);
    vibrate(next === 'count' ? 'count' : next === 'alreadyFull' ? 'alarm' : 'target');
  }
  return (
    <section
      aria-label={t(keys[counter])}
      className="flex flex-col items-center gap-3 rounded-card bg-sunken p-4 text-center print:hidden"
    >
      <p className="font-semibold">
        {isOfThree
          ? t('pillar', { number: number(pillar + 1), name: t(`pillars.${pillars[pillar]}`) })
          : t(keys[counter])}
      </p>
      <CountCircle
        label={t(`add.${keys[counter]}`)}
        count={inRound}
        of={t('of', { total: number(perRound) })}
        total={perRound}
        isFull={isFull}
        onPress={press}
      />
      {/* Always two lines high, so that the circle does not move under the finger. */}
      <p role="status" className="min-h-[2lh] font-semibold">
        {text}
      </p>
      {counter === 'laps' && !isFull && <p className="text-sm">{t(`lap.${lapDirection(count)}`)}</p>}
      <p className="text-sm text-quiet">{t('hint')}</p>
      <div className="flex flex-wrap justify-center gap-x-10 gap-y-3">
        <Button
          variant="secondary"
          aria-disabled={!canUndo}
          onClick={() => {
            if (!canUndo) return;
            if (count === 0) restore(beforeReset);
            else undo();
            vibrate('undo');
            tell('count');
          }}
        >
          <Undo2 aria-hidden="true" className="flip-rtl size-5" />
          {t('undo')}
        </Button>
        <Button
          variant="secondary"
          aria-disabled={count === 0}
          onClick={() => {
            if (count === 0) return;
            setBeforeReset(count);
            reset();
            tell('count');
          }}
        >
          <RotateCcw aria-hidden="true" className="size-5" />
          {t('reset')}
        </Button>
      </div>
    </section>
  );
}

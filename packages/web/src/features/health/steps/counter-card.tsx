import { Footprints } from 'lucide-react';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Measurements } from '../today/use-measurements.ts';
import { useStepCounter } from './use-step-counter.ts';

/** Counts steps by the motion sensor while the page is open. */
export function CounterCard({ measurements: { rows, isKnown, addCounted } }: { measurements: Measurements }) {
  const t = useTranslations('health.counter');
  const { number } = useFormatter();
  const { status, steps, start, stop } = useStepCounter(addCounted);
  const today = useToday();
  const isEntered = rows.some(
    ({ date, source, values }) => date === today && source === 'manual' && values.steps !== undefined,
  );
  const isOn = status === 'waiting' || status === 'live';
  const hasFailed = status === 'denied' || status === 'none';
  return (
    <Card
      title={t('title')}
      titleId="health-counter"
      description={t('text')}
      icon={<Footprints className="size-5" />}
    >
      {(status === 'live' || steps > 0) && (
        <p className="text-center">
          <span className="display block text-4xl leading-none tabular-nums">{number(steps)}</span>
          <span className="text-sm text-quiet">{t('since')}</span>
        </p>
      )}
      <p role="status" className="empty:hidden">
        {status === 'waiting' && t('waiting')}
        {hasFailed && t(status)}
        {isOn && isEntered && ` ${t('entered')}`}
      </p>
      <Button
        variant={isOn ? 'secondary' : 'soft'}
        pending={status === 'asking'}
        disabled={!isKnown}
        onClick={isOn ? stop : start}
        className="self-start"
      >
        {t(isOn ? 'stop' : 'start')}
      </Button>
    </Card>
  );
}

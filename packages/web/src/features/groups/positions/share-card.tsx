import { LocateFixed, LocateOff } from 'lucide-react';
import { useState } from 'react';
import { toServerTime } from '../../../platform/api/server-time.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import type { Duration } from '../../../shared/positions/sharing-rules.ts';
import { useSharing } from './use-sharing.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { usePositionWords } from './use-position-words.ts';
import { useShareActions } from './use-share-actions.ts';

const choices = ['hour', 'eightHours', 'untilStopped'] as const satisfies readonly Duration[];

/** Starts and stops sharing, and shows who can see what until when. */
export function ShareCard({ now }: { now: number }) {
  const t = useTranslations('positions.share');
  const location = useTranslations('places.errors');
  const [duration, choose] = useState<Duration>('eightHours');
  const sharing = useSharing();
  const { start, stop, isStarting, failure } = useShareActions();
  const isOn = sharing.state === 'sharing';
  return (
    <Card
      headingLevel={2}
      title={t('title')}
      titleId="share-location"
      description={t('who')}
      icon={<LocateFixed className="size-5" />}
    >
      {isOn ? (
        <OnLines now={now} />
      ) : (
        <ChoiceCards
          legend={t('howLong')}
          choices={choices.map((value) => ({ value, label: t(`durations.${value}`) }))}
          value={duration}
          onChange={choose}
          className="sm:grid-cols-3"
        />
      )}
      {sharing.state === 'stopping' && sharing.isLate && <p role="status">{t('stopWaiting')}</p>}
      {failure && (
        <p role="alert" className="font-semibold text-danger">
          {location(failure)}
        </p>
      )}
      <div>
        {isOn ? (
          <Button variant="destructive" size="large" onClick={stop}>
            <LocateOff aria-hidden="true" className="size-6" />
            {t('stop')}
          </Button>
        ) : (
          <Button
            size="large"
            pending={isStarting}
            pendingLabel={t('finding')}
            onClick={() => start(duration)}
          >
            <LocateFixed aria-hidden="true" className="size-6" />
            {t('start')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function OnLines({ now }: { now: number }) {
  const t = useTranslations('positions.share');
  const words = usePositionWords();
  const { until, sent, isLate } = useSharing();
  return (
    <div role="status" className="grid gap-1 rounded-control bg-green-soft px-4 py-3">
      <p className="font-semibold">{until ? t('onUntil', { time: words.clock(until) }) : t('on')}</p>
      {isLate && <p>{t('waiting')}</p>}
      {sent && !isLate && <p>{t('sent', { ago: words.ago(Math.min(toServerTime(sent.at), now), now) })}</p>}
      <p className="text-sm">{t('keepOpen')}</p>
    </div>
  );
}

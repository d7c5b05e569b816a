import { Compass as CompassIcon, Square } from 'lucide-react';
import { type CompassState, useCompass } from '../../../platform/device/use-compass.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { QiblaNote, useQiblaWords } from './qibla-view-parts.tsx';
import type { QiblaView } from './qibla-view.ts';
import { Button } from '../../../ui/button.tsx';
import { Compass } from '../../../ui/compass.tsx';
import { cx } from '../../../ui/cx.ts';
import { ErrorState } from '../../../ui/states.tsx';
import { CompassAdvice } from './compass-advice.tsx';
import { liveView } from './live-view.ts';
import { TurnWords } from './turn-words.tsx';
import { type Correction, useCorrection } from './use-correction.ts';
import { useFacing } from './use-facing.ts';

interface LiveCompassProps {
  view: QiblaView;
  place: string | undefined;
  now: Date;
}

/** The dial and one figure, then the live compass. North is up until the compass of the device turns the dial. */
export function LiveCompass({ view, place, now }: LiveCompassProps) {
  const t = useTranslations('qibla');
  const words = useQiblaWords(view, place);
  const compass = useCompass();
  const correction = useCorrection(view.at, now);
  const live =
    compass.state.status === 'live' && correction.status === 'ready'
      ? liveView(compass.state.heading, correction.declination, view.directionDegrees)
      : undefined;
  const facing = useFacing(live);
  return (
    <>
      <Compass
        bearingDegrees={view.directionDegrees}
        headingDegrees={live?.headingDegrees}
        facing={facing && live?.quality !== 'rough'}
        label={words.label}
        cardinals={words.cardinals}
        // In the example the buttons that choose a place must fit on the first screen.
        className={cx('mx-auto max-w-full sm:w-80', view.from === 'london' ? 'w-56' : 'w-64')}
      />
      <div className="text-center">
        <p className="hero-figure display tabular-nums">{words.figure}</p>
        {live && <TurnWords live={live} facing={facing} />}
      </div>
      {/* A compass for London would mislead people elsewhere. */}
      {view.from === 'london' ? (
        <QiblaNote>{t('london')}</QiblaNote>
      ) : (
        <CompassControl
          state={compass.state}
          correction={correction}
          onStart={compass.start}
          onStop={compass.stop}
        />
      )}
      {live && correction.status === 'ready' && (
        <CompassAdvice live={live} declination={correction.declination} />
      )}
    </>
  );
}

interface CompassControlProps {
  state: CompassState;
  correction: Correction;
  onStart: () => void;
  onStop: () => void;
}

function CompassControl({ state, correction, onStart, onStop }: CompassControlProps) {
  const t = useTranslations('qibla.compass');
  const common = useTranslations('common');
  if (correction.status === 'failed') {
    return (
      <ErrorState title={t('correctionFailed')} retryLabel={common('retry')} onRetry={correction.retry} />
    );
  }
  if (correction.status === 'ready' && correction.declination.compass === 'useless') {
    return <QiblaNote>{t('uselessField')}</QiblaNote>;
  }
  const { status } = state;
  if (status === 'denied' || status === 'none') {
    return (
      <ErrorState
        title={t(`${status}.title`)}
        description={t(`${status}.text`)}
        retryLabel={common('retry')}
        onRetry={onStart}
      />
    );
  }
  if (status === 'live') {
    return (
      <div className="text-center">
        <Button variant="secondary" onClick={onStop}>
          <Square aria-hidden="true" className="size-5" />
          {t('stop')}
        </Button>
      </div>
    );
  }
  const pending = {
    off: correction.status === 'loading' && t('correctionLoading'),
    asking: t('asking'),
    waiting: t('waiting'),
  }[status];
  return (
    <div className="text-center">
      <Button size="large" onClick={onStart} {...(pending && { pending: true, pendingLabel: pending })}>
        <CompassIcon aria-hidden="true" className="size-6" />
        {t('start')}
      </Button>
    </div>
  );
}

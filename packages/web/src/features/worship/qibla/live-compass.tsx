import { Compass as CompassIcon, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { QiblaNote, useQiblaWords } from './qibla-view-parts.tsx';
import type { QiblaView } from './qibla-view.ts';
import { Button } from '../../../ui/button.tsx';
import { Compass } from '../../../ui/compass.tsx';
import { cx } from '../../../ui/cx.ts';
import { ErrorState } from '../../../ui/states.tsx';
import { CompassAccuracy } from './compass-advice.tsx';
import { TurnWords, TurnFromNorth } from './turn-words.tsx';
import type { LiveQibla } from './use-live-qibla.ts';

interface LiveCompassProps {
  view: QiblaView;
  place: string | undefined;
  compass: LiveQibla;
  /** In the example, the choice of a place instead of the compass of the device. */
  choice: ReactNode;
}

/** The dial, one figure and the turn. North is up until the compass of the device turns the dial. */
export function LiveCompass({ view, place, compass, choice }: LiveCompassProps) {
  const t = useTranslations('qibla');
  const words = useQiblaWords(view, place);
  const { live, facing } = compass;
  const isExample = view.from === 'london';
  return (
    <>
      <Compass
        bearingDegrees={view.directionDegrees}
        headingDegrees={live?.headingDegrees}
        facing={facing && live?.quality !== 'rough'}
        label={words.label}
        cardinals={words.cardinals}
        // In the example the buttons that choose a place must fit on the first screen.
        className={cx('qibla-dial', isExample && 'max-w-60')}
      />
      <div className="flex min-w-0 flex-col items-center gap-1 text-center">
        <p className="hero-figure display tabular-nums">{words.figure}</p>
        {live && <TurnWords live={live} facing={facing} />}
        {!live && !isExample && <TurnFromNorth turn={view.turn} words={words.turn} />}
        <p className="flex flex-wrap justify-center gap-x-3 text-quiet">
          <span>{words.origin}</span>
          <span>{words.distance}</span>
        </p>
        {live && <CompassAccuracy live={live} />}
        <div className="mt-3">
          {/* A compass for London would mislead people elsewhere. */}
          {isExample ? <QiblaNote>{t('london')}</QiblaNote> : <CompassControl compass={compass} />}
        </div>
        {choice}
      </div>
    </>
  );
}

function CompassControl({ compass: { state, correction, start, stop } }: { compass: LiveQibla }) {
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
        className="text-start"
        title={t(`${status}.title`)}
        description={t(`${status}.text`)}
        retryLabel={common('retry')}
        onRetry={start}
      />
    );
  }
  if (status === 'live') {
    return (
      <Button variant="secondary" onClick={stop}>
        <Square aria-hidden="true" className="size-5" />
        {t('stop')}
      </Button>
    );
  }
  const pending = {
    off: correction.status === 'loading' && t('correctionLoading'),
    asking: t('asking'),
    waiting: t('waiting'),
  }[status];
  return (
    <Button size="large" onClick={start} {...(pending && { pending: true, pendingLabel: pending })}>
      <CompassIcon aria-hidden="true" className="size-6" />
      {t('start')}
    </Button>
  );
}

import { Compass } from 'lucide-react';
import { useTranslations } from '../../../lib/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import type { LiveHeading } from './use-heading.ts';
import type { OwnPlace } from './use-own-place.ts';

interface WayToolsProps {
  own: OwnPlace;
  heading: LiveHeading;
}

/** What distance and arrow need: where the reader is, and where the device points. */
export function WayTools({ own, heading }: WayToolsProps) {
  const t = useTranslations('positions.way');
  const location = useTranslations('location.errors');
  if (own.fix) return <CompassTools heading={heading} />;
  return (
    <div className="grid justify-items-start gap-2">
      <p>{t('needsPosition')}</p>
      {own.failure && (
        <p role="alert" className="font-semibold text-danger">
          {location(own.failure)}
        </p>
      )}
      <Button
        variant="secondary"
        pending={own.isFinding}
        pendingLabel={t('finding')}
        onClick={() => void own.find()}
      >
        {t('find')}
      </Button>
    </div>
  );
}

function CompassTools({ heading: { compass, isRough } }: Pick<WayToolsProps, 'heading'>) {
  const t = useTranslations('positions.way');
  const { status } = compass.state;
  const isOn = status === 'live' || status === 'waiting' || status === 'asking';
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm text-quiet">{t('straight')}</p>
      {status === 'waiting' && <p role="status">{t('compassWaiting')}</p>}
      {status === 'none' && <p role="status">{t('compassNone')}</p>}
      {status === 'denied' && <p role="status">{t('compassDenied')}</p>}
      {isRough && <p role="status">{t('compassRough')}</p>}
      <Button variant="secondary" onClick={isOn ? compass.stop : compass.start}>
        <Compass aria-hidden="true" className="size-5" />
        {t(isOn ? 'stopCompass' : 'startCompass')}
      </Button>
    </div>
  );
}

import { Compass } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import type { LiveHeading } from './use-heading.ts';
import type { OwnPlace } from './use-own-place.ts';

interface WayToolsProps {
  own: OwnPlace;
  heading: LiveHeading;
}

/** The inputs of distance and arrow: the reader's location and the direction of the device. */
export function WayTools({ own, heading }: WayToolsProps) {
  const tools = useRef<HTMLDivElement>(null);
  const hasAsked = useRef(false);
  const isKnown = own.fix !== null;
  useEffect(() => {
    // The pressed button disappears, so the focus moves to its replacement, unless the reader has moved it meanwhile.
    if (!isKnown || !hasAsked.current) return;
    hasAsked.current = false;
    if (document.activeElement === document.body) tools.current?.querySelector('button')?.focus();
  }, [isKnown]);
  async function find() {
    hasAsked.current = true;
    if (!(await own.find())) hasAsked.current = false;
  }
  return (
    <div ref={tools} className="grid justify-items-start gap-2">
      {isKnown ? <CompassTools heading={heading} /> : <FindTools own={own} onFind={() => void find()} />}
    </div>
  );
}

function FindTools({ own, onFind }: Pick<WayToolsProps, 'own'> & { onFind: () => void }) {
  const t = useTranslations('positions.way');
  const location = useTranslations('places.errors');
  return (
    <>
      <p>{t('needsPosition')}</p>
      {own.failure && (
        <p role="alert" className="font-semibold text-danger">
          {location(own.failure)}
        </p>
      )}
      <Button variant="secondary" pending={own.isFinding} pendingLabel={t('finding')} onClick={onFind}>
        {t('find')}
      </Button>
    </>
  );
}

function CompassTools({ heading: { compass, isRough } }: Pick<WayToolsProps, 'heading'>) {
  const t = useTranslations('positions.way');
  const { status } = compass.state;
  const isOn = status === 'live' || status === 'waiting' || status === 'asking';
  return (
    <>
      <p className="text-sm text-quiet">{t('straight')}</p>
      {status === 'waiting' && <p role="status">{t('compassWaiting')}</p>}
      {status === 'none' && <p role="status">{t('compassNone')}</p>}
      {status === 'denied' && <p role="status">{t('compassDenied')}</p>}
      {isRough && <p role="status">{t('compassRough')}</p>}
      <Button variant="secondary" onClick={isOn ? compass.stop : compass.start}>
        <Compass aria-hidden="true" className="size-5" />
        {t(isOn ? 'stopCompass' : 'startCompass')}
      </Button>
    </>
  );
}

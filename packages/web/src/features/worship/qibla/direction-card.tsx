import { Compass as CompassIcon } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { PlaceChange } from '../times/place-change.tsx';
import {
  DevicePosition,
  QiblaFacts,
  QiblaNote,
  QiblaSkeleton,
  useNoDialReason,
  useQiblaWords,
} from './qibla-view-parts.tsx';
import type { QiblaView } from './qibla-view.ts';
import { Card } from '../../../ui/card.tsx';
import { LiveCompass } from './live-compass.tsx';
import type { QiblaPageState } from './use-qibla-page.ts';

/** The bearing, the live compass, and the place of both. */
export function DirectionCard({ page }: { page: QiblaPageState }) {
  const t = useTranslations('qibla');
  const titleId = useId();
  const { view, place, device, now, choosePlace } = page;
  return (
    <Card title={t('direction')} titleId={titleId} icon={<CompassIcon className="size-5" />}>
      {view && now ? (
        <Direction view={view} place={place?.name} now={now} />
      ) : (
        <QiblaSkeleton className="w-72" />
      )}
      <div className="flex flex-col gap-3 border-t border-line pt-4">
        <DevicePosition device={device} from={place?.name} />
        <PlaceChange place={place ?? null} onChange={choosePlace} />
      </div>
    </Card>
  );
}

function Direction({ view, place, now }: { view: QiblaView; place: string | undefined; now: Date }) {
  const t = useTranslations('qibla');
  const words = useQiblaWords(view, place);
  const noDial = useNoDialReason(view);
  if (noDial) {
    return (
      <div>
        <QiblaNote>{noDial}</QiblaNote>
        {view.isNear && view.from === 'saved' && <p className="mt-3">{t('nearSaved')}</p>}
        <p className="mt-2 text-sm text-quiet">{words.origin}</p>
      </div>
    );
  }
  return (
    <>
      {view.from === 'london' && <QiblaNote>{t('london')}</QiblaNote>}
      <LiveCompass view={view} place={place} now={now} />
      <QiblaFacts view={view} place={place} />
    </>
  );
}

import { Compass as CompassIcon } from 'lucide-react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Card } from '../../ui/card.tsx';
import { Compass } from '../../ui/compass.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PlaceChange } from '../../features/worship/times/place-change.tsx';
import { type QiblaView, qiblaView } from '../../features/worship/qibla/qibla-view.ts';
import {
  DevicePosition,
  QiblaFacts,
  QiblaNote,
  QiblaSkeleton,
  useNoDialReason,
  useQiblaWords,
} from '../../features/worship/qibla/qibla-view-parts.tsx';
import type { Dashboard } from './use-dashboard.ts';
import { useDeviceQibla } from '../../features/worship/qibla/use-device-qibla.ts';

const titleId = 'qibla-title';

/** The direction of the Kaaba, from true north. */
export function QiblaCard({ dashboard: { user, times } }: { dashboard: Dashboard }) {
  const t = useTranslations('qibla');
  const { place, changePlace } = times;
  const device = useDeviceQibla();
  const view = user && place !== undefined ? qiblaView(device.position, place) : undefined;
  return (
    <Card
      title={t('title')}
      titleId={titleId}
      icon={<CompassIcon className="size-5" />}
      footer={
        <LinkButton to="/worship/qibla" variant="secondary">
          {t('open')}
        </LinkButton>
      }
    >
      {view ? <Direction view={view} place={place?.name} /> : <QiblaSkeleton className="w-60" />}
      <div className="flex flex-col gap-3">
        {view?.from === 'london' && <PlaceChange place={null} onChange={changePlace} />}
        <DevicePosition device={device} from={place?.name} />
      </div>
    </Card>
  );
}

function Direction({ view, place }: { view: QiblaView; place: string | undefined }) {
  const t = useTranslations('qibla');
  const words = useQiblaWords(view, place);
  const noDial = useNoDialReason(view);
  if (noDial) {
    return (
      <div>
        <QiblaNote>{noDial}</QiblaNote>
        <p className="mt-2 text-sm text-quiet">{words.origin}</p>
      </div>
    );
  }
  return (
    <>
      <Compass
        bearingDegrees={view.bearingDegrees}
        label={words.label}
        cardinals={words.cardinals}
        className="mx-auto size-60 max-w-full"
      />
      {view.from === 'london' && <QiblaNote>{t('london')}</QiblaNote>}
      <QiblaFacts view={view} place={place} />
      <div>
        <p>{words.turn}</p>
        <p className="mt-1 text-sm text-quiet">{t('trueNorth')}</p>
      </div>
    </>
  );
}

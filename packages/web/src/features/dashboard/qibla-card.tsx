import { Compass as CompassIcon, LocateFixed } from 'lucide-react';
import { useTranslations } from '../../lib/i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Compass } from '../../ui/compass.tsx';
import { StarMotif } from '../../ui/star-motif.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Blank } from '../../ui/blank.tsx';
import { PlaceChange } from '../../lib/worship/place-change.tsx';
import { type QiblaView, qiblaView } from '../../lib/worship/qibla-view.ts';
import type { Dashboard } from './use-dashboard.ts';
import { useDayFormat } from '../../lib/worship/use-day-format.ts';
import { type DeviceQibla, useDeviceQibla } from '../../lib/worship/use-device-qibla.ts';

const titleId = 'qibla-title';

/** The direction of the Kaaba, from true north. */
export function QiblaCard({ dashboard: { user, times } }: { dashboard: Dashboard }) {
  const t = useTranslations('qibla');
  const { place, changePlace } = times;
  const device = useDeviceQibla();
  const view = user && place !== undefined ? qiblaView(device.position, place) : undefined;
  return (
    <Card title={t('title')} titleId={titleId} icon={<CompassIcon className="size-5" />}>
      <Direction view={view} place={place?.name} />
      <div className="flex flex-col gap-3">
        {view?.from === 'london' && <PlaceChange place={null} onChange={changePlace} />}
        <FromDevice device={device} from={place?.name} />
      </div>
    </Card>
  );
}

function Direction({ view, place }: { view: QiblaView | undefined; place: string | undefined }) {
  const t = useTranslations('qibla');
  const format = useDayFormat();
  const cardinals = { north: t('north'), east: t('east'), south: t('south'), west: t('west') };
  const className = 'mx-auto size-60 max-w-full';
  if (!view) {
    return (
      <>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        {/* No needle before there is a direction. */}
        <span
          aria-hidden="true"
          className="mx-auto grid aspect-square w-60 max-w-full place-items-center rounded-full border-2 border-line bg-sunken"
        >
          <StarMotif className="size-16 text-ornament opacity-50" />
        </span>
        <div>
          <p className="text-2xl font-semibold">
            <Blank className="w-44" />
          </p>
          <p className="text-quiet">
            <Blank className="w-36" />
          </p>
        </div>
        <p>
          <Blank className="w-full" />
        </p>
      </>
    );
  }
  // No arrow that would lead astray: beside the Kaaba the eyes are the compass.
  if (view.isNear) {
    return (
      <div>
        <p className="rounded-control bg-gold-soft px-4 py-3">{t('near')}</p>
        <p className="mt-2 text-sm text-quiet">{originOf()}</p>
      </div>
    );
  }
  const degrees = format.degrees(view.bearingDegrees);
  const point = t(`points.${view.point}`);
  return (
    <>
      <Compass
        bearingDegrees={view.bearingDegrees}
        label={t('label', { degrees, point })}
        cardinals={cardinals}
        className={className}
      />
      {view.from === 'london' && <p className="rounded-control bg-gold-soft px-4 py-3">{t('london')}</p>}
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3 text-2xl font-semibold">
          <span className="tabular-nums">{degrees}</span>
          <span className="text-lg">{point}</span>
        </p>
        <p className="text-sm text-quiet">{originOf()}</p>
        <p className="text-sm text-quiet">
          {t('distance', { distance: format.kilometres(view.distanceKm) })}
        </p>
      </div>
      <div>
        <p>{t(view.turn.side, { degrees: format.degrees(view.turn.degrees) })}</p>
        <p className="mt-1 text-sm text-quiet">{t('trueNorth')}</p>
      </div>
    </>
  );

  function originOf(): string {
    if (view?.from === 'device') return t('fromDevice');
    return t('from', { place: (view?.from === 'saved' && place) || t('londonName') });
  }
}

function FromDevice({ device, from }: { device: DeviceQibla; from: string | undefined }) {
  const t = useTranslations('qibla');
  const common = useTranslations('common');
  const reason = useTranslations('location.errors');
  if (device.failure) {
    return (
      <ErrorState
        title={t('failed')}
        description={
          <>
            {reason(device.failure)}
            <br />
            {t('failedFrom', { place: from ?? t('londonName') })}
          </>
        }
        retryLabel={common('retry')}
        onRetry={device.find}
        retrying={device.finding}
      />
    );
  }
  return (
    <div>
      <Button variant="secondary" pending={device.finding} pendingLabel={t('finding')} onClick={device.find}>
        <LocateFixed aria-hidden="true" className="size-5" />
        {t('useDevice')}
      </Button>
    </div>
  );
}

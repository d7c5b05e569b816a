import { LocateFixed } from 'lucide-react';
import { Blank } from '../../../ui/blank.tsx';
import { Button } from '../../../ui/button.tsx';
import { StarMotif } from '../../../ui/star-motif.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import type { QiblaView } from './qibla-view.ts';
import type { DeviceQibla } from './use-device-qibla.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { kaaba } from '@manasik/core/geo/qibla';

/** The texts of a view of the Qibla; `place` is the name of the saved place. Needs the namespace `qibla`. */
export function useQiblaWords(view: QiblaView, place: string | undefined) {
  const t = useTranslations('qibla');
  const format = useDayFormat();
  const degrees = format.degrees(view.bearingDegrees);
  const point = t(`points.${view.point}`);
  return {
    degrees,
    point,
    label: t('label', { degrees, point }),
    origin:
      view.from === 'device'
        ? t('fromDevice')
        : t('from', { place: (view.from === 'saved' && place) || t('londonName') }),
    distance: t('distance', { distance: format.kilometres(view.distanceKm) }),
    turn: t(view.turn.side, { degrees: format.degrees(view.turn.degrees) }),
    cardinals: { north: t('north'), east: t('east'), south: t('south'), west: t('west') },
  };
}

/** Shown instead of a dial where an arrow would mislead: near the Kaaba, at a pole, at the antipode. */
export function useNoDialReason({ isNear, limit }: QiblaView): string | undefined {
  const t = useTranslations('qibla');
  const format = useFormatter();
  // Near the Kaaba people can see it.
  if (isNear) return t('near');
  if (limit === 'antipode') return t('antipode');
  if (limit === null) return undefined;
  const longitude = format.number(kaaba.longitude, {
    style: 'unit',
    unit: 'degree',
    unitDisplay: 'narrow',
    maximumFractionDigits: 1,
  });
  return t('pole', { longitude });
}

export function QiblaNote({ children }: { children: string }) {
  return <p className="rounded-control bg-gold-soft px-4 py-3">{children}</p>;
}

/** The bearing in degrees and words, its place, and the distance. */
export function QiblaFacts({ view, place }: { view: QiblaView; place: string | undefined }) {
  const words = useQiblaWords(view, place);
  return (
    <div>
      <p className="flex flex-wrap items-baseline display gap-x-3 text-2xl">
        <span className="tabular-nums">{words.degrees}</span>
        <span className="text-lg">{words.point}</span>
      </p>
      <p className="text-sm text-quiet">{words.origin}</p>
      <p className="text-sm text-quiet">{words.distance}</p>
    </div>
  );
}

/** No needle until the direction is known. */
export function QiblaSkeleton({ className }: { className: string }) {
  const t = useTranslations('qibla');
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <span
        aria-hidden="true"
        className={`mx-auto grid aspect-square max-w-full place-items-center rounded-full border-2 border-line bg-sunken ${className}`}
      >
        <StarMotif className="size-16 text-ornament opacity-50" />
      </span>
      <div>
        <p className="display text-2xl">
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

/** Requests the location; on failure says why, and which direction is shown meanwhile. */
export function DevicePosition({ device, from }: { device: DeviceQibla; from: string | undefined }) {
  const t = useTranslations('qibla');
  const common = useTranslations('common');
  const reason = useTranslations('places.errors');
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

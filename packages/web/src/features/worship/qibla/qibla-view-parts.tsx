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
  const { number } = useFormatter();
  const degrees = format.degrees(view.bearingDegrees);
  const point = t(`points.${view.point}`);
  return {
    degrees,
    /** The sign instead of the word, which some languages write out: it must fit in one line at the largest size. */
    figure: `${number(view.bearingDegrees)}°`,
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

interface QiblaFactsProps {
  view: QiblaView;
  place: string | undefined;
  /** Whether it also says how to turn from north. */
  hasTurn: boolean;
}

/** The bearing in words, for a compass of one's own. */
export function QiblaFacts({ view, place, hasTurn }: QiblaFactsProps) {
  const t = useTranslations('qibla');
  const words = useQiblaWords(view, place);
  return (
    <div>
      <p className="font-semibold">{words.label}</p>
      {hasTurn && <p>{words.turn}</p>}
      <p className="mt-1 text-sm text-quiet">{t('trueNorth')}</p>
    </div>
  );
}

/** No needle until the direction is known. */
export function QiblaSkeleton() {
  const t = useTranslations('qibla');
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <span
        aria-hidden="true"
        className="qibla-dial grid place-items-center rounded-full border-2 border-ornament"
      >
        <StarMotif className="size-16 text-ornament opacity-50" />
      </span>
      <div className="text-center">
        <p className="hero-figure display">
          <Blank className="w-36" />
        </p>
        <p className="text-lg">
          <Blank className="h-14 w-48" />
        </p>
      </div>
    </>
  );
}

interface DevicePositionProps {
  device: DeviceQibla;
  from: string | undefined;
  /** Whether it is the main button of the page. */
  isMain: boolean;
}

/** Requests the location; on failure says why, and which direction is shown meanwhile. */
export function DevicePosition({ device, from, isMain }: DevicePositionProps) {
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
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        pending={device.finding}
        pendingLabel={t('finding')}
        onClick={device.find}
      >
        <LocateFixed aria-hidden="true" className="size-5" />
        {t('useDevice')}
      </Button>
    </div>
  );
}

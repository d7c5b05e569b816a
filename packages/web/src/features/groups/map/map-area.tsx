import type { Place } from '@manasik/core/geo/great-circle';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { MapButtons } from './map-buttons.tsx';
import type { GroupMap } from './use-group-map.ts';
import './map.css';

interface MapAreaProps {
  drawn: GroupMap;
  places: readonly Place[];
  own: Place | null;
}

/** Where everybody is, on our own drawing of the holy sites. On phones it fills the screen above the bar. */
export function MapArea({ drawn: { container, state, retry }, places, own }: MapAreaProps) {
  const t = useTranslations('positions.map');
  const common = useTranslations('common');
  return (
    <section aria-labelledby="group-map" className="map-area">
      <VisuallyHidden>
        <h2 id="group-map">{t('title')}</h2>
      </VisuallyHidden>
      {/* The library counts from the left edge, in every language. */}
      <div ref={container} dir="ltr" className="group-map absolute inset-0 overflow-hidden" />
      {state.status === 'loading' && (
        <p className="absolute inset-0 grid place-items-center">
          <Skeleton className="absolute inset-0" />
          <span className="relative">{t('loading')}</span>
        </p>
      )}
      {state.status === 'failed' && (
        <div className="absolute inset-x-4 top-(--map-top)">
          <ErrorState title={t('failed')} retryLabel={common('retry')} onRetry={retry} />
        </div>
      )}
      {state.status === 'noWebGl' && (
        <p role="status" className="absolute inset-x-6 top-(--map-top) text-center">
          {t('noWebGl')}
        </p>
      )}
      {state.status === 'ready' && <MapButtons map={state.map} places={places} own={own} />}
    </section>
  );
}

import { Minus, Plus } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type GroupMapProps, useGroupMap } from './use-group-map.ts';

/** Where everybody is, on our own drawing of the holy sites. */
export function MapCard(props: GroupMapProps) {
  const t = useTranslations('positions.map');
  const pinWords = useTranslations('positions.pin');
  const common = useTranslations('common');
  const { people, pin, own, onPropose } = props;
  const { container, state, retry, attribution } = useGroupMap(props);
  const places = [...people.map(({ position }) => position), ...(pin ? [pin] : [])];
  const map = state.status === 'ready' ? state.map : undefined;
  const { hajj, madinah } = state.status === 'ready' ? state.views : { hajj: [], madinah: [] };
  return (
    <section aria-labelledby="group-map" className="flex min-w-0 flex-col gap-3">
      <VisuallyHidden>
        <h2 id="group-map">{t('title')}</h2>
      </VisuallyHidden>
      {state.status === 'failed' && (
        <ErrorState title={t('failed')} retryLabel={common('retry')} onRetry={retry} />
      )}
      {state.status === 'noWebGl' ? (
        <p role="status">{t('noWebGl')}</p>
      ) : (
        // On phones from edge to edge, down to the bar at the foot of the screen.
        <div className="relative max-sm:mx-[calc(-1*min(1rem,5vw))]">
          {/* The library counts from the left edge, in every language. */}
          <div
            ref={container}
            dir="ltr"
            className="group-map relative h-[max(16rem,100dvh-19rem)] overflow-hidden bg-sunken sm:h-[min(30rem,52dvh)] sm:rounded-card"
          />
          {state.status === 'loading' && (
            <p className="absolute inset-0 grid place-items-center">
              <Skeleton className="absolute inset-0" />
              <span className="relative">{t('loading')}</span>
            </p>
          )}
          {map && (
            <div
              data-over-map=""
              className="absolute end-2 top-2 grid rounded-control border border-edge bg-raised"
            >
              <IconButton label={t('zoomIn')} icon={<Plus />} onClick={() => map.zoomBy(1)} />
              <IconButton label={t('zoomOut')} icon={<Minus />} onClick={() => map.zoomBy(-1)} />
            </div>
          )}
          {map && (
            // On phones over the foot of the map, in one row that scrolls sideways.
            <div
              data-over-map=""
              className="flex gap-2 max-sm:absolute max-sm:inset-x-0 max-sm:bottom-6 max-sm:overflow-x-auto max-sm:p-2 sm:mt-3 sm:flex-wrap [&>button]:shrink-0"
            >
              {places.length > 0 && (
                <Button variant="secondary" onClick={() => map.fit(places)}>
                  {t('fit')}
                </Button>
              )}
              {own && (
                <Button variant="secondary" onClick={() => map.fit([own])}>
                  {t('me')}
                </Button>
              )}
              <Button variant="secondary" onClick={() => map.fit(hajj)}>
                {t('holySites')}
              </Button>
              <Button variant="secondary" onClick={() => map.fit(madinah)}>
                {t('madinah')}
              </Button>
              {onPropose && (
                <Button variant="secondary" onClick={() => onPropose(map.middle())}>
                  {pinWords('move')}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
      <p className="text-sm text-quiet">
        {t('approximate')} {t('sources')} {attribution && t('tiles', { attribution })}
      </p>
    </section>
  );
}

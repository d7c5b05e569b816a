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
        <div className="relative">
          {/* The library counts from the left edge, in every language. */}
          <div
            ref={container}
            dir="ltr"
            className="group-map relative h-[min(30rem,52dvh)] overflow-hidden rounded-card bg-sunken"
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
        </div>
      )}
      {map && (
        <div className="flex flex-wrap gap-2">
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
      <p className="text-sm text-quiet">
        {t('approximate')} {t('sources')} {attribution && t('tiles', { attribution })}
      </p>
    </section>
  );
}

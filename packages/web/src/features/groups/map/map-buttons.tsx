import { LocateFixed, Minus, Plus, UsersRound } from 'lucide-react';
import type { Place } from '@manasik/core/geo/great-circle';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { DrawnMap } from './draw-map.ts';
import type { GroupMap } from './use-group-map.ts';

interface MapButtonsProps {
  map: DrawnMap;
  /** Everything of the group that is on the map. */
  places: readonly Place[];
  own: Place | null;
}

const round = 'rounded-full';
const floating = 'rounded-full bg-raised text-green shadow-float';

/** Round buttons at the end of the map. On phones between the header and the resting sheet. */
export function MapButtons({ map, places, own }: MapButtonsProps) {
  const t = useTranslations('positions.map');
  return (
    <div className="pointer-events-none absolute end-3 top-(--map-top) bottom-(--map-bottom) flex flex-col flex-wrap-reverse content-start justify-between gap-2 *:pointer-events-auto">
      <div data-over-map="" className={`grid ${floating}`}>
        <IconButton label={t('zoomIn')} icon={<Plus />} className={round} onClick={() => map.zoomBy(1)} />
        <IconButton label={t('zoomOut')} icon={<Minus />} className={round} onClick={() => map.zoomBy(-1)} />
      </div>
      <div data-over-map="" className="grid gap-2">
        {places.length > 0 && (
          <IconButton
            label={t('fit')}
            icon={<UsersRound className="size-6" />}
            className={`${round} ${floating}`}
            onClick={() => map.fit(places)}
          />
        )}
        {own && (
          <IconButton
            label={t('me')}
            icon={<LocateFixed className="size-6" />}
            className={`${round} ${floating}`}
            onClick={() => map.fit([own])}
          />
        )}
      </div>
    </div>
  );
}

interface MapToolsProps {
  drawn: GroupMap;
  /** Only leaders propose a meeting point. */
  onPropose: ((place: Place) => void) | undefined;
  /** The sheet must not cover what is shown. */
  onShow: () => void;
}

/** Below the list: other parts of the map, and where the drawing comes from. */
export function MapTools({ drawn: { state, attribution }, onPropose, onShow }: MapToolsProps) {
  const t = useTranslations('positions.map');
  const pin = useTranslations('positions.pin');
  const move = (places: readonly Place[]) => () => {
    onShow();
    if (state.status === 'ready') state.map.fit(places);
  };
  return (
    <div className="flex flex-col gap-4 p-[min(1.25rem,5vw)]">
      {state.status === 'ready' && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={move(state.views.hajj)}>
            {t('holySites')}
          </Button>
          <Button variant="secondary" onClick={move(state.views.madinah)}>
            {t('madinah')}
          </Button>
          {onPropose && (
            <Button variant="secondary" onClick={() => onPropose(state.map.middle())}>
              {pin('move')}
            </Button>
          )}
        </div>
      )}
      <p className="text-sm text-quiet">
        {t('approximate')} {t('sources')} {attribution && t('tiles', { attribution })}
      </p>
    </div>
  );
}

import { MapPin } from 'lucide-react';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { PlaceMap } from './place-map.tsx';
import { placesOf } from './places.ts';
import { SourceLine } from '../sources/source-numbers.tsx';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { useHashTarget } from '../use-hash-target.ts';

/** A place: a description, its map if there is one, and how to get around there. */
export function PlaceFold({ id }: { id: string }) {
  const t = useTranslations('guide.map');
  const words = useContentWords('holy-places');
  const place = placesOf([id])[0];
  const anchor = `place-${id}`;
  const target = useHashTarget();
  if (!place) return null;
  return (
    <FoldRow
      id={anchor}
      open={target === anchor}
      icon={MapPin}
      title={<h3 className="text-base">{words(`${id}.name`)}</h3>}
    >
      <p>{words(`${id}.about`)}</p>
      {place.sites.length > 0 && <PlaceMap sites={place.sites} />}
      <div>
        <h4 className="text-base">{t('access')}</h4>
        <p>{words(`${id}.access`)}</p>
      </div>
      <SourceLine ids={place.sources} />
    </FoldRow>
  );
}

import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { PlaceMap } from './place-map.tsx';
import { placesOf } from './places.ts';
import { SourceLine } from '../sources/source-numbers.tsx';
import { Card } from '../../../ui/card.tsx';

/** A place: what it is, its map where there is one, and how one gets about there. */
export function PlaceCard({ id }: { id: string }) {
  const t = useTranslations('guide.map');
  const words = useContentWords('holy-places');
  const place = placesOf([id])[0];
  if (!place) return null;
  return (
    <Card title={words(`${id}.name`)} titleId={`place-${id}`}>
      <p>{words(`${id}.about`)}</p>
      {place.sites.length > 0 && <PlaceMap sites={place.sites} />}
      <div>
        <h3 className="text-base">{t('access')}</h3>
        <p>{words(`${id}.access`)}</p>
      </div>
      <SourceLine ids={place.sources} />
    </Card>
  );
}

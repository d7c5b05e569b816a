import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { PartNumber } from '../diagrams/part-number.tsx';
import { MapDrawing } from './map-drawing.tsx';
import { placeShape } from './place-shape.ts';

/** A map of a place with numbered sites, and their list. The page's row must include the namespace `holy-sites`. */
export function PlaceMap({ sites }: { sites: readonly string[] }) {
  const t = useTranslations('guide.map');
  const siteNames = useTranslations('holy-sites');
  const { number, list } = useFormatter();
  const shape = placeShape(sites);
  if (!shape) return null;
  // The content check ensures that the map has every site of a place, and that each has a name.
  const nameOf = (id: string) => siteNames(id as 'kaaba');
  // The Kaaba is the landmark for everyone, wherever it is visible.
  const ids = [...new Set([...sites, 'kaaba'])].filter((id) => shape.sites.some((site) => site.id === id));
  const metres = shape.scaleMetres;
  return (
    <figure className="flex min-w-0 flex-col gap-3">
      <MapDrawing
        shape={shape}
        label={t('label', { names: list(ids.map(nameOf), { type: 'unit' }) })}
        numberOf={(id) => {
          const place = ids.indexOf(id);
          return place === -1 ? '' : number(place + 1);
        }}
        north={t('north')}
        scale={
          metres < 1000
            ? t('metres', { number: number(metres) })
            : t('kilometres', { number: number(metres / 1000) })
        }
      />
      <figcaption className="flex flex-col gap-2 text-sm">
        <ol className="flex flex-col gap-1">
          {ids.map((id, index) => (
            <li key={id} className="flex items-baseline gap-2">
              <PartNumber number={index + 1} />
              <span className="min-w-0">{nameOf(id)}</span>
            </li>
          ))}
        </ol>
        <p className="text-quiet">
          {t('northLabel')} {shape.sites.some((site) => site.shape === 'way') && t('walk')} {t('note')}
        </p>
      </figcaption>
    </figure>
  );
}

import type { Map as MapLibre } from 'maplibre-gl';
import { type Box, boxesBeside, boxRound, placeLabels } from './place-labels.ts';
import { isInSite, type SiteLabel, siteLabels } from './site-labels.ts';

export interface LabelLayer {
  /** Places all names again, clear of these boxes. */
  place: () => void;
  /** Names this site at every zoom and before all others. */
  setNearest: (site: SiteLabel | undefined) => void;
  remove: () => void;
}

interface LabelOptions {
  siteName: (label: SiteLabel) => string;
  direction: 'ltr' | 'rtl';
  /** What the names must not touch: people and pins. */
  taken: () => readonly Box[];
}

/** Pixels from the middle of a site's dot to its name. */
const besideDot = 9;
/** Towards a corner of an area, from its middle: where else its name may stand. */
const towardsCorner = 0.6;
/** Pixels beside the name of an area: large names that stand level and close would read as one. */
const besidesArea = 28;
/** Pixels from the edge of the map for the name of an area that fills it. */
const fromEdge = 8;

/**
 * The names of the sites as text of the page, above the drawing and below the people. The browser shapes the letters, and
 * they grow with the reader's own text size. Screen readers skip them: the list beside the map has what they need.
 */
export function addLabelLayer(map: MapLibre, { siteName, direction, taken }: LabelOptions): LabelLayer {
  const layer = document.createElement('div');
  layer.className = 'map-labels';
  layer.ariaHidden = 'true';
  const labels = siteLabels.map((site) => {
    const element = document.createElement('span');
    element.className = `map-label map-label-${site.kind}`;
    // The name is inside, so that the element itself is placed from the left in every language.
    const name = document.createElement('bdi');
    name.dir = direction;
    name.textContent = siteName(site);
    element.append(name);
    layer.append(element);
    return { site, element };
  });
  // Before all people, who are added later and so stand above the names.
  map.getCanvasContainer().append(layer);

  let nearest: SiteLabel | undefined;

  const place = () => {
    const view = { width: layer.clientWidth, height: layer.clientHeight };
    const zoom = map.getZoom();
    const wanted = labels.flatMap(({ site, element }) => {
      const isNearest = site.id === nearest?.id;
      if (zoom < site.fromZoom && !isNearest) return [];
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const boxes = boxesOf(map, site, size, { isRtl: direction === 'rtl', ...view });
      const rank = isNearest ? -1 : site.rank;
      return [{ id: site.id, rank, boxes, ...(site.kind === 'plain' && { besides: besidesArea }) }];
    });
    const placed = placeLabels(wanted, taken(), view);
    for (const { site, element } of labels) {
      const box = placed.get(site.id);
      element.classList.toggle('map-label-placed', box !== undefined);
      if (box) element.style.translate = `${Math.round(box.left)}px ${Math.round(box.top)}px`;
    }
  };
  map.on('move', place);
  map.on('resize', place);
  // Another text size, or the letters of the language arriving, changes how much room a name needs.
  const sizes = new ResizeObserver(place);
  for (const { element } of labels) sizes.observe(element);

  return {
    place,
    setNearest(site) {
      nearest = site;
      place();
    },
    remove: () => sizes.disconnect(),
  };
}

interface View {
  readonly isRtl: boolean;
  readonly width: number;
  readonly height: number;
}

function boxesOf(map: MapLibre, site: SiteLabel, size: { width: number; height: number }, view: View): Box[] {
  const middle = map.project([...site.at]);
  const corners = site.corners.map((corner) => map.project([...corner]));
  const across = extent(corners.map(({ x }) => x));
  if (site.kind !== 'plain' && site.kind !== 'hill' && across <= size.width) {
    // A name without its dot would point at nothing.
    const isInView = middle.x >= 0 && middle.y >= 0 && middle.x <= view.width && middle.y <= view.height;
    return isInView
      ? boxesBeside(middle, size, { dot: Math.max(besideDot, across / 2 + 2), isRtl: view.isRtl })
      : [];
  }
  const inside = corners.map(({ x, y }) => ({
    x: middle.x + (x - middle.x) * towardsCorner,
    y: middle.y + (y - middle.y) * towardsCorner,
  }));
  const beyond = {
    x: (across + size.width) / 2,
    y: (extent(corners.map(({ y }) => y)) + size.height) / 2,
  };
  const outside =
    site.kind === 'plain'
      ? [
          { x: middle.x, y: middle.y + beyond.y },
          { x: middle.x, y: middle.y - beyond.y },
          { x: middle.x + beyond.x, y: middle.y },
          { x: middle.x - beyond.x, y: middle.y },
        ]
      : [];
  const { lng, lat } = map.getCenter();
  // Whoever stands in the middle of a plain that fills the map sees its name at the edge of the map.
  const fills = across > view.width && isInSite(site, [lng, lat]);
  const edges = [fromEdge + size.height / 2, view.height - fromEdge - size.height / 2].map((y) => ({
    x: view.width / 2,
    y,
  }));
  return [middle, ...inside, ...(fills ? edges : outside)].map((point) => boxRound(point, size));
}

const extent = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);

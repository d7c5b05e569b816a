import { LngLatBounds, Map as MapLibre, Marker, setWorkerUrl, type GeoJSONSource } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { circleAround, type Place } from '@manasik/core/geo/great-circle';
import { mapColours, onThemeChange } from './map-colours.ts';
import { addLabelLayer } from './label-layer.ts';
import { mapStyle, ringSource, tentImage, type Tiles } from './map-style.ts';
import type { Box } from './place-labels.ts';
import { landmarks, nearestSite, type SiteLabel } from './site-labels.ts';
import { spreadMarks } from './spread-marks.ts';
import { tentPattern } from './tent-pattern.ts';

setWorkerUrl(workerUrl);

/** Somebody or something that is drawn on the map. */
export interface Mark {
  readonly id: string;
  readonly place: Place;
  /** Of the circle that they are in; null where nobody knows. */
  readonly radiusMetres: number | null;
  /** Builds what stands there; asked again only when `look` changes. */
  readonly element: () => HTMLElement;
  readonly look: string;
  /** Which part of it stands on the place. */
  readonly anchor: 'center' | 'bottom';
}

export interface MapOptions {
  label: string;
  siteName: (label: SiteLabel) => string;
  direction: 'ltr' | 'rtl';
  tiles: Tiles | null;
  onPress: (place: Place) => void;
}

export interface DrawnMap {
  setMarks: (marks: readonly Mark[]) => void;
  /** Shows all of these places at once, and the nearest landmark with its name if none is between them. */
  fit: (places: readonly Place[], how?: { isSudden: boolean }) => void;
  middle: () => Place;
  zoomBy: (steps: number) => void;
  remove: () => void;
}

// All of the Hajj: Masjid al-Haram to Arafat.
const hajj = new LngLatBounds([39.815, 21.325], [40.005, 21.435]);
export const hajjPlaces: readonly Place[] = [
  { latitude: 21.325, longitude: 39.815 },
  { latitude: 21.435, longitude: 40.005 },
];
export const madinahPlaces: readonly Place[] = [
  { latitude: 24.435, longitude: 39.6 },
  { latitude: 24.473, longitude: 39.625 },
];
/** Nearer than this the drawing has nothing more to show. */
const nearestZoom = 18;
const closeZoom = 16;
/** A flight from Makkah to Madinah would take longer; the map is there at once instead. */
const longestMoveMs = 2000;
/** Pixels at the edge of the map, for people beside their place, and more of them beside the buttons. */
const roomAtEdge = 48;
const roomForButtons = 72;
/** Pixels of the map that people need at least, however much lies over it. */
const leastHeight = 120;

export function drawMap(container: HTMLElement, options: MapOptions): DrawnMap {
  const map = new MapLibre({
    container,
    style: mapStyle(mapColours(), options.tiles),
    bounds: hajj,
    fitBoundsOptions: { padding: 24 },
    maxZoom: nearestZoom,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: { 'Map.Title': options.label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.on('click', ({ lngLat }) => options.onPress({ latitude: lngLat.lat, longitude: lngLat.lng }));

  const marks = new Map<string, StandingMark>();
  // Before the names, which the layer of names then places clear of the people.
  const drawLines = addLines(map);
  let spreadAtZoom = map.getZoom();
  map.on('move', () => {
    if (map.getZoom() !== spreadAtZoom) spread(map, marks);
    spreadAtZoom = map.getZoom();
    drawLines(marks);
  });
  const taken = () => [...[...marks.values()].map((mark) => boxOf(map, mark)), ...boxesOver(container)];
  const labels = addLabelLayer(map, { ...options, taken });
  // Scrolling moves the sheet over the map.
  addEventListener('scrollend', labels.place);
  const drawTents = () => {
    const tents = tentPattern(mapColours());
    if (map.hasImage(tentImage)) map.updateImage(tentImage, tents);
    else map.addImage(tentImage, tents, { pixelRatio: 2 });
  };
  map.on('style.load', drawTents);
  let rings: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };
  // Without a style there is no source yet; `load` draws them then. A source that is busy takes them all the same.
  const drawRings = () => {
    void map.getSource<GeoJSONSource>(ringSource)?.setData(rings);
  };
  map.on('load', drawRings);
  const endTheme = onThemeChange(() => {
    map.setStyle(mapStyle(mapColours(), options.tiles));
    map.once('styledata', () => {
      drawRings();
      drawTents();
    });
  });

  return {
    setMarks(next) {
      for (const [id, { marker }] of marks) {
        if (next.some((mark) => mark.id === id)) continue;
        marker.remove();
        marks.delete(id);
      }
      for (const mark of next) setMark(map, marks, mark);
      spread(map, marks);
      drawLines(marks);
      labels.place();
      rings = ringsOf(next);
      drawRings();
    },
    fit(places, { isSudden } = { isSudden: false }) {
      const [first] = places;
      if (!first) return;
      const bounds = new LngLatBounds();
      for (const { latitude, longitude } of places) bounds.extend([longitude, latitude]);
      // Alone on the map, people could be anywhere: a landmark says where.
      const nearest = landmarks.some(({ at }) => bounds.contains([...at])) ? undefined : nearestSite(places);
      if (nearest) bounds.extend([...nearest.at]);
      labels.setNearest(nearest);
      const [start, end] =
        options.direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const);
      const padding = { ...freeOf(container), [start]: roomAtEdge, [end]: roomForButtons };
      map.fitBounds(bounds, { padding, maxZoom: closeZoom, maxDuration: longestMoveMs, animate: !isSudden });
    },
    middle() {
      const { lat, lng } = map.getCenter();
      return { latitude: lat, longitude: lng };
    },
    zoomBy: (steps) => map.easeTo({ zoom: map.getZoom() + steps }),
    remove() {
      endTheme();
      removeEventListener('scrollend', labels.place);
      labels.remove();
      map.remove();
    },
  };
}

interface StandingMark {
  readonly marker: Marker;
  readonly look: string;
  readonly anchor: Mark['anchor'];
}

/** Puts people who stand together beside each other; pins stay on their point. */
function spread(map: MapLibre, marks: ReadonlyMap<string, StandingMark>): void {
  const people = [...marks].filter(([, { anchor }]) => anchor === 'center');
  const pins = [...marks].filter(([, { anchor }]) => anchor === 'bottom');
  const spotOf = ([id, { marker }]: [string, StandingMark]) => ({
    id,
    ...pointOf(map, marker),
    room: roomOf(marker),
  });
  const spots = people.map(spotOf);
  // The point of a pin is at its foot.
  const fixed = pins.map(spotOf).map((pin) => ({ ...pin, y: pin.y - pin.room / 2 }));
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const offsets = spreadMarks(spots, { width, height }, fixed);
  for (const [id, { marker }] of people) {
    const [right, down] = offsets.get(id) ?? [0, 0];
    marker.setOffset([right, down]);
  }
}

/**
 * Lines from people who stand beside their place back to it, below all people: at a small zoom, beside can be a
 * kilometre away.
 */
function addLines(map: MapLibre): (marks: ReadonlyMap<string, StandingMark>) => void {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.classList.add('map-lines');
  drawing.ariaHidden = 'true';
  const path = document.createElementNS(drawing.namespaceURI, 'path');
  drawing.append(path);
  map.getCanvasContainer().append(drawing);
  return (marks) => {
    const lines = [...marks.values()].map(({ marker }) => {
      const { x, y } = pointOf(map, marker);
      const { x: right, y: down } = marker.getOffset();
      return right === 0 && down === 0 ? '' : `M${x} ${y}l${right} ${down}`;
    });
    path.setAttribute('d', lines.join(''));
  };
}

/** Pixels from the middle of a person to that of the next: more for one with an age below the initials. */
function roomOf(marker: Marker): number {
  const { offsetWidth, offsetHeight } = marker.getElement();
  return Math.max(offsetWidth, offsetHeight) + 2;
}

function pointOf(map: MapLibre, marker: Marker): { x: number; y: number } {
  const { x, y } = map.project(marker.getLngLat());
  return { x, y };
}

/** What a mark covers on the screen. */
function boxOf(map: MapLibre, { marker, anchor }: StandingMark): Box {
  const { x, y } = pointOf(map, marker);
  const element = marker.getElement();
  const { x: right, y: down } = marker.getOffset();
  const [width, height] = [element.offsetWidth, element.offsetHeight];
  const top = anchor === 'center' ? y + down - height / 2 : y + down - height;
  return { left: x + right - width / 2, top, width, height };
}

/** What lies over the map: its buttons, and on phones the header and the sheet. */
function boxesOver(container: HTMLElement): Box[] {
  const map = container.getBoundingClientRect();
  return [...document.querySelectorAll('[data-over-map]')].map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return { left: left - map.left, top: top - map.top, width, height };
  });
}

/** Pixels above and below that the header and the sheet cover, and room for people beside their place. */
function freeOf(container: HTMLElement): { top: number; bottom: number } {
  const map = container.getBoundingClientRect();
  const over = (side: string) =>
    document.querySelector(`[data-over-map="${side}"]`)?.getBoundingClientRect() ?? map;
  const header = over('top');
  const sheet = over('bottom');
  const isOver = sheet.left < map.right && sheet.right > map.left;
  const top = Math.max(0, Math.min(header.bottom, map.bottom) - map.top) + roomAtEdge;
  const bottom = (isOver ? Math.max(0, map.bottom - sheet.top) : 0) + roomAtEdge;
  const most = map.height - top - leastHeight;
  return { top, bottom: Math.max(0, Math.min(bottom, most)) };
}

function setMark(map: MapLibre, marks: Map<string, StandingMark>, mark: Mark): void {
  const { latitude, longitude } = mark.place;
  const known = marks.get(mark.id);
  if (known?.look === mark.look) {
    known.marker.setLngLat([longitude, latitude]);
    return;
  }
  known?.marker.remove();
  const marker = new Marker({ element: mark.element(), anchor: mark.anchor })
    .setLngLat([longitude, latitude])
    .addTo(map);
  marks.set(mark.id, { marker, look: mark.look, anchor: mark.anchor });
}

const ringsOf = (marks: readonly Mark[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: marks.flatMap(({ place, radiusMetres }) =>
    radiusMetres === null
      ? []
      : [
          {
            type: 'Feature' as const,
            properties: {},
            geometry: { type: 'Polygon' as const, coordinates: [circleAround(place, radiusMetres)] },
          },
        ],
  ),
});

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Place } from '@manasik/core/geo/great-circle';
import { api } from '../../../platform/api/index.ts';
import { direction } from '@manasik/core/text/languages';
import { useFormatter, useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import type { PersonThere } from '../positions/people.ts';
import { usePositionWords } from '../positions/use-position-words.ts';
import type { DrawnMap } from './draw-map.ts';
import { marksOf } from './map-marks.ts';
import type { Tiles } from './map-style.ts';

export interface GroupMapProps {
  people: readonly PersonThere[];
  now: number;
  pin: Place | null;
  own: (Place & { accuracy: number }) | null;
  proposed: Place | null;
  /** A place to move to; another object moves there again. */
  shown: { place: Place } | null;
  /** Only leaders propose a meeting point. */
  onPropose: ((place: Place) => void) | undefined;
}

type MapState =
  | { status: 'loading' | 'failed' | 'noWebGl' }
  | { status: 'ready'; map: DrawnMap; views: { hajj: readonly Place[]; madinah: readonly Place[] } };

export type GroupMap = ReturnType<typeof useGroupMap>;

/** Draws the map once its code is there, and keeps it as the group is. */
export function useGroupMap({ people, now, pin, own, proposed, shown, onPropose }: GroupMapProps) {
  const t = useTranslations('positions.map');
  const list = useTranslations('positions.list');
  const sites = useTranslations('holy-sites');
  const words = usePositionWords();
  const { number: formatNumber } = useFormatter();
  const { language } = useLanguage();
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<MapState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [attribution, setAttribution] = useState<string | null>(null);
  const propose = useRef(onPropose);
  useEffect(() => {
    propose.current = onPropose;
  }, [onPropose]);

  useEffect(() => {
    let isGone = false;
    let map: DrawnMap | undefined;
    async function begin() {
      if (!hasWebGl()) return setState({ status: 'noWebGl' });
      if (attempt > 0) setState({ status: 'loading' });
      try {
        const [drawing, tiles] = await Promise.all([import('./draw-map.ts'), tilesOfSite()]);
        if (isGone || !container.current) return;
        map = drawing.drawMap(container.current, {
          label: t('label'),
          siteName: ({ name, number }) =>
            number === undefined
              ? sites(name)
              : t('station', { place: sites(name), number: formatNumber(number) }),
          direction: direction(language),
          tiles,
          onPress: (place) => propose.current?.(place),
        });
        setAttribution(tiles?.attribution ?? null);
        setState({
          status: 'ready',
          map,
          views: { hajj: drawing.hajjPlaces, madinah: drawing.madinahPlaces },
        });
      } catch {
        // Without a network, and not fetched before: the page says so and offers to try again.
        if (!isGone) setState({ status: 'failed' });
      }
    }
    void begin();
    return () => {
      isGone = true;
      map?.remove();
    };
  }, [attempt, t, sites, formatNumber, language]);

  const map = state.status === 'ready' ? state.map : undefined;
  useEffect(() => {
    const texts = {
      person: (person: PersonThere, ago: string) =>
        t(person.isCaller ? 'memberCalls' : person.isOffline ? 'memberOffline' : 'member', {
          name: words.name(person),
          ago,
        }),
      you: list('you'),
      pin: t('pin'),
      own: t('myPlace'),
      proposed: t('pin'),
    };
    map?.setMarks(marksOf({ people, pin, own, proposed, now }, texts, words));
  }, [map, people, pin, own, proposed, now, t, list, words]);

  // Whenever there are more of the group to see, until the person has moved the map.
  const fitted = useRef(0);
  const isMoved = useRef(false);
  useEffect(() => {
    const element = container.current;
    if (!map || !element) return undefined;
    const moved = () => {
      isMoved.current = true;
    };
    const gestures = ['pointerdown', 'wheel', 'keydown'] as const;
    for (const gesture of gestures) element.addEventListener(gesture, moved, { passive: true });
    return () => {
      for (const gesture of gestures) element.removeEventListener(gesture, moved);
    };
  }, [map]);
  useEffect(() => {
    const places = placesOf(people, pin);
    if (!map || isMoved.current || places.length <= fitted.current) return;
    // The first view is there at once; later ones move, so that the reader can follow.
    map.fit(places, { isSudden: fitted.current === 0 });
    fitted.current = places.length;
  }, [map, people, pin]);

  // A call for help above the map would cover its caller.
  const fit = useEffectEvent(() => {
    const places = placesOf(people, pin);
    if (!isMoved.current && places.length > 0) map?.fit(places, { isSudden: true });
  });
  useEffect(() => {
    const above = document.querySelector('[data-over-map="top"]');
    if (!map || !above) return undefined;
    const watcher = new ResizeObserver(() => fit());
    watcher.observe(above);
    return () => watcher.disconnect();
  }, [map]);

  useEffect(() => {
    if (shown) map?.fit([shown.place]);
  }, [map, shown]);

  return { container, state, attribution, retry: () => setAttempt((count) => count + 1) };
}

const placesOf = (people: readonly PersonThere[], pin: Place | null): Place[] => [
  ...people.map(({ position }) => position),
  ...(pin ? [pin] : []),
];

function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

async function tilesOfSite(): Promise<Tiles | null> {
  try {
    const { tileUrl, attribution } = await api('GET /api/map');
    return tileUrl === null ? null : { url: tileUrl, attribution };
  } catch {
    // A background is only a help; our own drawing needs none.
    return null;
  }
}

/** The tokens that the map is drawn with. */
const tokens = {
  ground: '--map-ground',
  low: '--map-hill-low',
  middle: '--map-hill-middle',
  high: '--map-hill-high',
  plain: '--map-plain',
  tent: '--map-tent',
  tentShade: '--map-tent-shade',
  road: '--map-road',
  roadEdge: '--map-road-edge',
  walk: '--ornament',
  rail: '--map-rail',
  mosque: '--green-soft',
  mosqueEdge: '--green',
  courtyard: '--sunken',
  dot: '--green',
  dotEdge: '--raised',
  ring: '--primary',
} as const;

export type MapColours = Record<keyof typeof tokens, string>;

/** The colours of the theme in use, as the map's library can read them. */
export function mapColours(): MapColours {
  const probe = document.createElement('span');
  // With reduced motion every change of colour is a transition of no length, whose start would be read here.
  probe.style.setProperty('transition', 'none', 'important');
  document.body.append(probe);
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const colours = Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, read(token)]));
  probe.remove();
  // Made of the very names of the table.
  return colours as MapColours;
}

/** Calls back when the theme may have changed. Returns what ends that. */
export function onThemeChange(listener: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-contrast'] });
  dark.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    dark.removeEventListener('change', listener);
  };
}

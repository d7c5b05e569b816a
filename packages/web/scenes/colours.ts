/** The times of day whose sky is drawn. */
export type Hour = 'fajr' | 'sunrise' | 'noon' | 'asr' | 'maghrib' | 'isha';

interface Palette {
  /** Gradient stops from the top to the horizon, with their offset in per cent. */
  sky: readonly string[];
  at: readonly number[];
  /** From the farthest ridge to the nearest. */
  hills: readonly [string, string, string, string];
  horizon: string;
  sun: string;
  stone: string;
  /** White cloth in this light. */
  lit: string;
}

export const hours: Readonly<Record<Hour, Palette>> = {
  fajr: {
    sky: ['#121a44', '#353a78', '#7d659a', '#d99a8c', '#f4cfa6'],
    at: [0, 34, 62, 86, 100],
    hills: ['#7a6590', '#514874', '#2f3059', '#191d3c'],
    horizon: '#e3a994',
    sun: '#fff1d6',
    stone: '#8d86a8',
    lit: '#e9dccb',
  },
  sunrise: {
    sky: ['#86aacb', '#b9c8d3', '#efd3b8', '#fbdba9', '#ffe9c2'],
    at: [0, 34, 66, 88, 100],
    hills: ['#dfb293', '#c08d70', '#93655a', '#5f4647'],
    horizon: '#fbdcae',
    sun: '#fffaf0',
    stone: '#e9d2b2',
    lit: '#fff6e4',
  },
  noon: {
    sky: ['#8cc1e2', '#b5d8e8', '#dae8e6', '#f3e9d3'],
    at: [0, 42, 76, 100],
    hills: ['#d6c5a6', '#c1a683', '#a08465', '#75604b'],
    horizon: '#f1e7d2',
    sun: '#fffdf4',
    stone: '#eadcc0',
    lit: '#fffaf0',
  },
  asr: {
    sky: ['#9bb9c4', '#cccdb0', '#f0d697', '#eebb69'],
    at: [0, 40, 76, 100],
    hills: ['#d7aa6b', '#b5844e', '#8a603a', '#5a412c'],
    horizon: '#f2cd85',
    sun: '#fff6dc',
    stone: '#e7cc9a',
    lit: '#fff1d4',
  },
  maghrib: {
    sky: ['#2c2350', '#6b3463', '#bf5760', '#ef9468', '#fbc98a'],
    at: [0, 32, 62, 84, 100],
    hills: ['#a5566b', '#743d5d', '#48284a', '#281935'],
    horizon: '#f3a673',
    sun: '#ffe3ad',
    stone: '#b0727a',
    lit: '#f9d9b4',
  },
  isha: {
    sky: ['#050b1c', '#0b1733', '#15294d', '#2a4a72'],
    at: [0, 38, 74, 100],
    hills: ['#264468', '#193050', '#10213c', '#091426'],
    horizon: '#35587f',
    sun: '#f7ecd0',
    stone: '#4d6688',
    lit: '#cfd9e6',
  },
};

export const gold = '#c9a04a';
export const paleGold = '#e3bd68';
/** Dark clothes of women, and of people outside Ihram. */
export const darkCloths = ['#2f4a41', '#5b4a63', '#7a6248', '#3c4a66'] as const;
export const [greenCloth, plumCloth, brownCloth, blueCloth] = darkCloths;
export const duskCloths = ['#5b3350', '#3a3f6b', '#2f4a41', '#8a5a4a'] as const;

const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

const toColour = (values: readonly number[]): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Mixes two colours: `share` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  return toColour(channels(from).map((value, index) => value + ((end[index] ?? 0) - value) * share));
}

/** Colours that stay the same at night: gold, lamps, the moon, the floodlit green dome, the first-aid sign. */
const shining = new Set([
  '#c9a04a',
  '#e3bd68',
  '#d8b45e',
  '#f4d79a',
  '#f7ecd0',
  '#ffdf9c',
  '#ffe0a3',
  '#edd08c',
  '#1f7a4d',
  '#165c3a',
  '#0f6b4a',
  // The screen on which a family watches the route.
  '#e9dcc1',
  '#d5bb8e',
  '#c3a472',
  '#0f4c3b',
]);

/** Colours lit from within at night: arches, windows. */
const lamps: Readonly<Record<string, string>> = { '#a58f6b': '#e3c07c', '#b08d58': '#e3c07c' };

/** Lightness by day -> colour at night. */
type Ramp = readonly (readonly [light: number, colour: string])[];

/** White cloth stays white; sand and stone turn dark blue. */
const moonlight: Ramp = [
  [0, '#060b18'],
  [0.35, '#121f39'],
  [0.7, '#2b4163'],
  [0.88, '#466084'],
  [0.95, '#9dadc4'],
  [1, '#f0f2f3'],
];

/** For interiors: walls turn the plum of the sky after sunset, and what is pale shines warm. */
const lamplight: Ramp = [
  [0, '#0c0714'],
  [0.35, '#24162f'],
  [0.62, '#352241'],
  [0.8, '#432d50'],
  [0.9, '#573c60'],
  [0.95, '#b8937f'],
  [1, '#fdf1dd'],
];

/** The last light of the day, with the sun at the horizon. */
const afterglow: Ramp = [
  [0, '#0e0716'],
  [0.35, '#35203f'],
  [0.55, '#5f3452'],
  [0.72, '#8f4d60'],
  [0.85, '#c9826f'],
  [0.94, '#eec2a0'],
  [1, '#fff0dc'],
];

/** How much of its own hue a colour keeps: dark cloth and carpets most, so that green and plum stay distinct. */
interface Hue {
  light: number;
  dark: number;
}

function along(ramp: Ramp, colour: string, hue: Hue): string {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  const light = (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
  const above = Math.max(
    1,
    ramp.findIndex(([at]) => at >= light),
  );
  const [from, dark] = ramp[above - 1] ?? [0, '#000000'];
  const [to, bright] = ramp[above] ?? [1, '#ffffff'];
  const shown = mix(dark, bright, Math.min(1, (light - from) / (to - from)));
  return mix(shown, mix(colour, dark, 0.4), light < 0.45 ? hue.dark : hue.light);
}

const inColours = (drawing: string, change: (colour: string) => string): string =>
  drawing.replaceAll(/#[\da-f]{6}\b/g, (colour) => (shining.has(colour) ? colour : change(colour)));

/** Recolours a day drawing for moonlight. */
export const byMoonlight = (drawing: string): string =>
  inColours(drawing, (colour) => lamps[colour] ?? along(moonlight, colour, { light: 0.14, dark: 0.55 }));

/** Skin, grey hair and the shade of white cloth, which must not turn plum. */
const warm: Readonly<Record<string, string>> = {
  '#a9744f': '#96604a',
  '#dfd3bd': '#c4ab97',
  '#e5d9c3': '#c9b29c',
  '#eadfca': '#d9c5ae',
  '#8b8681': '#8a7f7c',
  '#77726c': '#756b68',
  '#5a5550': '#5b5250',
};

/** Recolours a day interior for the evening. */
export const byLamplight = (drawing: string): string =>
  inColours(drawing, (colour) => warm[colour] ?? along(lamplight, colour, { light: 0.1, dark: 0.85 }));

/** Recolours a day drawing for the last light before sunset. */
export const byAfterglow = (drawing: string): string =>
  inColours(drawing, (colour) => warm[colour] ?? along(afterglow, colour, { light: 0.1, dark: 0.7 }));

/** Darkens a drawing slightly, so that white does not dazzle in the dark theme. */
export const softened = (drawing: string): string =>
  inColours(drawing, (colour) => mix(colour, '#1a2420', 0.13));

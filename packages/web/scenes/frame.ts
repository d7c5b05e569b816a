import {
  byAfterglow,
  byLamplight,
  byMoonlight,
  type Hour,
  hours,
  mix,
  paleGold,
  softened,
} from './colours.ts';
import { fade, hill, moon, skyGradient, stars, sun } from './land.ts';

/** The theme of the drawing. */
export type Tone = 'day' | 'night';

export interface Drawing {
  draw: (tone: Tone) => string;
  /** Variant for the dark theme: a night version, a slightly darkened one, or the same drawing. */
  dark: 'night' | 'dimmed' | 'same';
}

export const svg = (width: number, height: number, defs: string, body: string, fit = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${fit ? ` preserveAspectRatio="${fit}"` : ''}>${defs ? `<defs>${defs}</defs>` : ''}${body}</svg>\n`;

export const sceneWidth = 360;
export const sceneHeight = 240;

/** Position and radius of the sun or moon. */
type Light = readonly [x: number, y: number, r: number];

interface Back {
  /** Baseline of the farthest ridge. */
  y?: number;
  layers?: number;
  heights?: readonly number[];
  seeds?: readonly number[];
  light?: Light;
  /** An interior, whose front is lit by lamps at night. */
  isInside?: boolean;
  /** Where nobody is at night: the dark version shows the last light before sunset. */
  isByDayOnly?: boolean;
  /** Extra markup between the sky and the hills. */
  sky?: string;
}

const lightAt = (hour: Hour, [x, y, r]: Light): string =>
  hour === 'isha' || hour === 'fajr' ? moon(x, y, r) : sun(x, y, r, hour);

/** A scene: the sky of the hour, hazy ridges, and the foreground. The night version has a night sky. */
export function scene(tone: Tone, hour: Hour, back: Back, front: () => string): string {
  const shown = tone === 'day' ? hour : back.isByDayOnly ? 'maghrib' : 'isha';
  const { defs, body } = backOf(shown, back);
  const night = back.isInside ? byLamplight : back.isByDayOnly ? byAfterglow : byMoonlight;
  return svg(sceneWidth, sceneHeight, defs, body + (tone === 'night' ? night(front()) : front()));
}

/** Backgrounds: a colour for day and for evening. */
export const grounds = {
  mint: { day: '#e4efec', night: '#17322f' },
  sand: { day: '#f3e7d0', night: '#2b261b' },
  sky: { day: '#e3edf3', night: '#182534' },
} as const;

/** Objects on a plain background. `pattern` keeps its own colours at night. */
export function still(tone: Tone, ground: keyof typeof grounds, pattern: string, front: string): string {
  const body = `<rect width="${sceneWidth}" height="${sceneHeight}" fill="${grounds[ground][tone]}"/>${pattern}`;
  return svg(sceneWidth, sceneHeight, '', body + (tone === 'night' ? softened(front) : front));
}

function backOf(hour: Hour, back: Back): { defs: string; body: string } {
  const { y = 150, layers = 3, heights = [34, 40, 34], seeds = [11, 23, 5], light, sky = '' } = back;
  const palette = hours[hour];
  const hazes = palette.hills
    .slice(0, layers)
    .map((tint, index) => fade(`h${index}`, tint, mix(tint, palette.horizon, 0.62)));
  let body = `<rect width="${sceneWidth}" height="${sceneHeight}" fill="url(#s)"/>`;
  if (hour === 'isha') body += stars(7, 60, sceneWidth, 120);
  if (hour === 'fajr') body += stars(7, 26, sceneWidth, 70);
  if (light) body += lightAt(hour, light);
  body += sky;
  for (let index = 0; index < layers; index += 1) {
    body += hill({
      seed: seeds[index] ?? index,
      y: y + ([0, 14, 30][index] ?? 0),
      height: heights[index] ?? 30,
      step: [64, 82, 96][index] ?? 90,
      fill: `url(#h${index})`,
      shade: { colour: mix(palette.hills[index] ?? palette.horizon, '#000000', 0.25), opacity: 0.3 },
      width: sceneWidth,
      foot: sceneHeight,
    });
  }
  return { defs: skyGradient(hour, 's') + hazes.join(''), body };
}

/** A thin gold line, dotted if `dashes` is set. */
export const goldLine = (path: string, width = 1.2, dashes = ''): string =>
  `<path d="${path}" fill="none" stroke="${paleGold}" stroke-width="${width}" stroke-linecap="round" opacity=".9"${dashes ? ` stroke-dasharray="${dashes}"` : ''}/>`;

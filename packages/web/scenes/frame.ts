import { byLamplight, byMoonlight, type Hour, hours, mix, paleGold, softened } from './colours.ts';
import { fade, hill, moon, skyGradient, stars, sun } from './land.ts';

/** Which theme it is drawn for. */
export type Tone = 'day' | 'night';

export interface Drawing {
  draw: (tone: Tone) => string;
  /** In the dark theme: a drawing of the night in its place, the same one a little darker, or the same one. */
  dark: 'night' | 'dimmed' | 'same';
}

export const svg = (width: number, height: number, defs: string, body: string, fit = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${fit ? ` preserveAspectRatio="${fit}"` : ''}>${defs ? `<defs>${defs}</defs>` : ''}${body}</svg>\n`;

export const sceneWidth = 360;
export const sceneHeight = 240;

/** Sun or moon: where, and how large. */
type Light = readonly [x: number, y: number, r: number];

interface Back {
  /** Where the farthest ridge stands. */
  y?: number;
  layers?: number;
  heights?: readonly number[];
  seeds?: readonly number[];
  light?: Light;
  /** A room: what stands in front of the sky is lit by lamps at night. */
  isInside?: boolean;
  /** Between the sky and the hills. */
  sky?: string;
}

const lightAt = (tone: Tone, hour: Hour, [x, y, r]: Light): string =>
  tone === 'night' || hour === 'isha' || hour === 'fajr' ? moon(x, y, r) : sun(x, y, r, hour);

/** A scene: the sky of the hour, ridges in the haze, and what stands before them. The night has its own sky. */
export function scene(tone: Tone, hour: Hour, back: Back, front: () => string): string {
  const shown = tone === 'night' ? 'isha' : hour;
  const { defs, body } = backOf(tone, shown, back);
  const night = back.isInside ? byLamplight : byMoonlight;
  return svg(sceneWidth, sceneHeight, defs, body + (tone === 'night' ? night(front()) : front()));
}

/** The grounds of things: a day colour and its evening. */
export const grounds = {
  mint: { day: '#e4efec', night: '#17322f' },
  sand: { day: '#f3e7d0', night: '#2b261b' },
  sky: { day: '#e3edf3', night: '#182534' },
} as const;

/** A thing on a plain ground. `pattern` is drawn on the ground as it is. */
export function still(tone: Tone, ground: keyof typeof grounds, pattern: string, front: string): string {
  const body = `<rect width="${sceneWidth}" height="${sceneHeight}" fill="${grounds[ground][tone]}"/>${pattern}`;
  return svg(sceneWidth, sceneHeight, '', body + (tone === 'night' ? softened(front) : front));
}

function backOf(tone: Tone, hour: Hour, back: Back): { defs: string; body: string } {
  const { y = 150, layers = 3, heights = [34, 40, 34], seeds = [11, 23, 5], light, sky = '' } = back;
  const palette = hours[hour];
  const hazes = palette.hills
    .slice(0, layers)
    .map((tint, index) => fade(`h${index}`, tint, mix(tint, palette.horizon, 0.62)));
  let body = `<rect width="${sceneWidth}" height="${sceneHeight}" fill="url(#s)"/>`;
  if (hour === 'isha') body += stars(7, 60, sceneWidth, 120);
  if (hour === 'fajr') body += stars(7, 26, sceneWidth, 70);
  if (light) body += lightAt(tone, hour, light);
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

/** A thin line of gold, dotted where `dashes` says how. */
export const goldLine = (path: string, width = 1.2, dashes = ''): string =>
  `<path d="${path}" fill="none" stroke="${paleGold}" stroke-width="${width}" stroke-linecap="round" opacity=".9"${dashes ? ` stroke-dasharray="${dashes}"` : ''}/>`;

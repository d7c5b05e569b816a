import { crowd, onRing, type Stand } from './crowd.ts';
import { darkCloths, duskCloths, type Hour, hours, mix } from './colours.ts';
import { arcade, minarets, tents } from './buildings.ts';
import { svg } from './frame.ts';
import { kaaba } from './kaaba.ts';
import { eightStar, fade, hill, type Hill } from './land.ts';
import { randomFrom, scatter } from './numbers.ts';

/** Hills for a sky that the page paints, drawn down to the bottom edge. */
const hillsWidth = 430;
const hillsHeight = 260;
export const wide = 1440;

/** Whole numbers in the paths, because wide drawings do not need tenths. */
export const inWholes = (drawing: string): string =>
  drawing.replaceAll(/ d="[^"]*"/g, (path) => path.replaceAll(/(\d)\.\d/g, '$1'));

const hazes = (hour: Hour): string =>
  hours[hour].hills
    .map((tint, index) =>
      fade(`h${index}`, tint, mix(tint, hours[hour].horizon, [0.75, 0.6, 0.42, 0.1][index] ?? 0)),
    )
    .join('');

const isDark = (hour: Hour): boolean => hour === 'isha' || hour === 'fajr' || hour === 'maghrib';

type Ridge = Pick<Hill, 'seed' | 'y' | 'height' | 'step'> & { layer: number; isShaded?: boolean };

const ridges = (hour: Hour, width: number, list: readonly Ridge[]): string =>
  list
    .map(({ layer, isShaded = true, ...place }) => {
      const shade = { colour: mix(hours[hour].hills[layer] ?? '#000000', '#000000', 0.3), opacity: 0.3 };
      return hill({
        ...place,
        fill: `url(#h${layer})`,
        width,
        foot: hillsHeight,
        ...(isShaded ? { shade } : {}),
      });
    })
    .join('');

const farRidges: readonly Ridge[] = [
  { layer: 0, seed: 77, y: 120, height: 58, step: 76 },
  { layer: 1, seed: 15, y: 152, height: 62, step: 104 },
];

/** The hills of Makkah with the minarets of the Haram between them. */
export function hills(hour: Hour, width = hillsWidth): string {
  const palette = hours[hour];
  const isWide = width > hillsWidth;
  const start = isWide ? width - 560 : 0;
  const stone = mix(palette.hills[2], palette.horizon, isDark(hour) ? 0.25 : 0.5);
  const shade = mix(palette.hills[2], palette.horizon, isDark(hour) ? 0.08 : 0.28);
  const inside = isDark(hour) ? mix('#ffdf9c', palette.hills[2], 0.25) : shade;
  const random = randomFrom(8);
  const lights = Array.from(
    { length: isDark(hour) ? (isWide ? 70 : 26) : 0 },
    () => `M${Math.round(10 + random() * (width - 20))} ${Math.round(236 + random() * 20)}h0`,
  );
  // Buildings keep tenths, because their thin parts are narrower than one unit here.
  const shorter = (drawing: string): string => (isWide ? inWholes(drawing) : drawing);
  const body = [
    shorter(ridges(hour, width, farRidges)),
    minarets(
      [
        [262 + start, 196, 96],
        [288 + start, 194, 78],
        [366 + start, 194, 78],
        [392 + start, 196, 96],
      ],
      stone,
      shade,
    ),
    arcade({ from: 244 + start, to: 412 + start, y: 198, height: 22, arches: 16, stone, shade, inside }),
    shorter(
      ridges(hour, width, [
        { layer: 2, seed: 35, y: 212, height: 44, step: 120 },
        { layer: 3, seed: 58, y: 246, height: 26, step: 110, isShaded: false },
      ]),
    ),
    lights.length > 0
      ? `<path d="${lights.join('')}" stroke="#ffdf9c" stroke-width="1.7" stroke-linecap="round" opacity=".8"/>`
      : '',
  ].join('');
  return svg(width, hillsHeight, hazes(hour), body, 'xMidYMax slice');
}

const mercySlope =
  'M20 170Q60 140 86 128 104 100 140 88 152 58 182 46 198 38 214 42 244 52 262 86 296 100 312 128 348 146 380 170Z';
const mercyShade =
  'M214 42Q244 52 262 86 296 100 312 128 348 146 380 170H248Q268 146 250 124 264 102 232 88 238 62 214 42Z';
export const mercyHill = (lit: string, shade: string): string =>
  `<path d="${mercySlope}" fill="${lit}"/><path d="${mercyShade}" fill="${shade}"/>`;

/** The plain of Arafat. */
export function plain(hour: 'noon' | 'asr' | 'isha'): string {
  const palette = hours[hour];
  const onHill = scatter(21, 70, (a, b): Stand => {
    const y = 126 + a ** 0.8 * 66;
    return [291 + (b - 0.5) * 2 * (14 + (y - 116) * 1.05), y, 6 + (y - 120) * 0.04];
  });
  const body = [
    ridges(hour, hillsWidth, farRidges),
    `<g transform="translate(116 76)scale(.86)">${mercyHill(mix(palette.hills[1], palette.hills[2], 0.4), mix(palette.hills[2], palette.hills[3], 0.35))}<path d="M199 44H208V19Q204 15 199 19Z" fill="${palette.lit}"/><path d="M204 44H208V19Q206 17 204 17Z" fill="${palette.stone}"/></g>`,
    crowd(onHill, { white: palette.lit, women: 0.15, bands: 2, head: '#6b5040' }),
    ridges(hour, hillsWidth, [{ layer: 2, seed: 35, y: 214, height: 26, step: 150 }]),
    tents({
      id: 't',
      from: -10,
      to: 440,
      y: 216,
      width: 24,
      rows: 2,
      lit: palette.lit,
      shade: mix(palette.stone, palette.lit, 0.35),
      wall: palette.stone,
    }),
    crowd(
      scatter(5, 40, (a, b): Stand => [b * 436 - 4, 246 + a * 12, 17]),
      { white: palette.lit, women: 0.26, cloths: darkCloths },
    ),
  ].join('');
  return svg(hillsWidth, hillsHeight, hazes(hour), body, 'xMidYMax slice');
}

/** The Haram at dusk with the Kaaba: low in the valley, surrounded by the mosque. For the landing page. */
export function haramAtDusk(width = hillsWidth, height = 380): string {
  const isWide = width > hillsWidth;
  const middle = width / 2;
  const scale = isWide ? 1.25 : 1;
  const y = 214;
  const centre = [middle, y + 80] as const;
  const sides = isWide ? [420, 300] : [178, 132];
  const towers = isWide ? [150, 120] : [118, 94];
  const shade = { colour: '#2c1535', opacity: 0.27 };
  const ring = (
    seed: number,
    rx: number,
    ry: number,
    count: number,
    tall: number,
    from: number,
    to: number,
  ) => onRing({ seed, rx: rx * scale, ry: ry * scale, count, height: tall * scale, from, to, centre });
  const style = { women: 0.4, cloths: duskCloths, white: '#fff0dc' };
  const outside = scatter(31, 54, (a, b): Stand => {
    const x = b < 0.5 ? b * 2 * (middle - 330) : middle + 330 + (b - 0.5) * 2 * (middle - 330);
    return [x, y + 36 + a * 120, 14 + a * 12];
  });
  const ellipses = [
    [120, 36],
    [165, 52],
    [215, 70],
  ].map(
    ([rx = 0, ry = 0]) =>
      `<ellipse cx="${middle}" cy="${y + 80}" rx="${rx * scale}" ry="${ry * scale}" fill="none" stroke="#c9a04a" stroke-width=".9" opacity=".6"/>`,
  );
  const body = [
    inWholes(
      hill({
        seed: 77,
        y: 146,
        height: 56,
        step: isWide ? 150 : 84,
        fill: 'url(#h0)',
        shade,
        width,
        foot: height,
      }) +
        hill({
          seed: 15,
          y: 172,
          height: 54,
          step: isWide ? 180 : 112,
          fill: 'url(#h1)',
          shade,
          width,
          foot: height,
        }),
    ),
    minarets(
      [-1, 1].flatMap((side) =>
        sides.map((away, index) => [middle + side * away, y - index * 4, towers[index] ?? 100] as const),
      ),
      '#e09a8a',
      '#a4596c',
    ),
    arcade({
      from: -10,
      to: width + 10,
      y: y + 6,
      height: 40,
      arches: Math.round(width / 17),
      stone: '#e6a58c',
      shade: '#b56a72',
      inside: '#ffe0a3',
    }),
    `<rect y="${y + 6}" width="${width}" height="${height}" fill="url(#fl)"/><ellipse cx="${middle}" cy="${y + 92}" rx="${250 * scale}" ry="${80 * scale}" fill="#eec3a8"/><ellipse cx="${middle}" cy="${y + 60}" rx="${190 * scale}" ry="${90 * scale}" fill="url(#gl)"/>`,
    ...ellipses,
    eightStar(middle, isWide ? 122 : 134, isWide ? 50 : 38, { colour: '#ffe3ad', opacity: 0.4, width: 1 }),
    crowd([...ring(3, 118, 30, 22, 10, 184, 356), ...ring(4, 158, 44, 24, 11, 184, 356)], {
      ...style,
      bands: 2,
    }),
    kaaba(middle - 3, y + 88 + (isWide ? 8 : 0), 1.02 * scale, { roof: '#c99a86', base: '#f0cdb4' }),
    crowd(
      [
        ...ring(5, 124, 36, 24, 15, 6, 174),
        ...ring(8, 164, 50, 28, 18, 2, 178),
        ...ring(9, 206, 66, 24, 20, 4, 176),
      ],
      { ...style, seed: 7 },
    ),
    isWide ? crowd(outside, { ...style, bands: 2, seed: 9 }) : '',
  ].join('');
  const glow =
    '<radialGradient id="gl"><stop stop-color="#ffe3ad" stop-opacity=".75"/><stop offset="1" stop-color="#ffe3ad" stop-opacity="0"/></radialGradient>';
  return svg(
    width,
    height,
    hazes('maghrib') + glow + fade('fl', '#e9b8a0', '#c98a82'),
    body,
    'xMidYMax slice',
  );
}

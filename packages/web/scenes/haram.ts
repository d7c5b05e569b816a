import { blueCloth, darkCloths, duskCloths, plumCloth } from './colours.ts';
import { arcade, minarets } from './buildings.ts';
import { crowd, inRow, onRing } from './crowd.ts';
import { type Drawing, goldLine, scene, still } from './frame.ts';
import { kaaba } from './kaaba.ts';
import { crescent, eightStar } from './land.ts';
import { man, manInShirt, woman } from './people.ts';

const dusk = { roof: '#c99a86', base: '#e9c0a6' };
const duskWall = { stone: '#e6a58c', shade: '#b56a72', inside: '#ffe0a3' };

/**
 * The people walking round the Kaaba, behind and in front of it: anticlockwise, so the near ones go from left to right.
 */
const farRings = [
  ...onRing({ seed: 3, rx: 98, ry: 24, count: 16, height: 9, from: 186, to: 354 }),
  ...onRing({ seed: 4, rx: 126, ry: 32, count: 16, height: 10, from: 186, to: 354 }),
];
const nearRings = (seed: number) => [
  ...onRing({ seed, rx: 104, ry: 30, count: 20, height: 13, from: 6, to: 174 }),
  ...onRing({ seed: seed + 3, rx: 134, ry: 40, count: 18, height: 15, from: 4, to: 176 }),
  ...onRing({ seed: seed + 4, rx: 168, ry: 50, count: 16, height: 17, from: 14, to: 166 }),
];

const tawaf: Drawing = {
  dark: 'night',
  draw: (tone) =>
    scene(tone, 'noon', { y: 96, layers: 2, heights: [30, 26] }, () => {
      const paths = [
        [98, 27],
        [132, 38],
        [168, 50],
      ].map(
        ([rx, ry]) =>
          `<ellipse cx="180" cy="172" rx="${rx}" ry="${ry}" fill="none" stroke="#d3b36c" stroke-width=".9" opacity=".8"/>`,
      );
      const style = { cloths: darkCloths, women: 0.28, white: '#fffefb' };
      return [
        minarets([
          [52, 120, 104],
          [86, 116, 84],
          [306, 120, 104],
          [272, 116, 84],
        ]),
        arcade({ from: -6, to: 366, y: 124, height: 34, arches: 26 }),
        '<path d="M-6 124H366V240H-6Z" fill="#eadbc0"/><ellipse cx="180" cy="176" rx="210" ry="62" fill="#f1e5cd"/>',
        ...paths,
        crowd(farRings, { ...style, bands: 2 }),
        kaaba(176, 178, 0.82),
        crowd(nearRings(5), style),
        goldLine('M84 214Q176 238 268 214', 1.6),
        '<path d="M262 209l9 4-6 8" fill="none" stroke="#c9a04a" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
      ].join('');
    }),
};

/** The Station of Ibrahim in its glass and gold case. */
const station = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M-13 0L-11-8H11L13 0Z" fill="#efe4cc"/><path d="M-10-8V-30H10V-8Z" fill="#e9c877" opacity=".9"/><path d="M-10-8V-30M-5-8V-30M0-8V-30M5-8V-30M10-8V-30" stroke="#a67c2d" stroke-width="1"/><path d="M-11-30Q-11-44 0-50 11-44 11-30Z" fill="#d8b45e"/><path d="M0-50v-7" stroke="#a67c2d" stroke-width="1.4"/><path d="M1-48Q10-43 10-30H4Z" fill="#000" opacity=".12"/></g>`;

const rakahs: Drawing = {
  dark: 'night',
  draw: (tone) =>
    scene(tone, 'asr', { y: 100, layers: 2, heights: [28, 24] }, () =>
      [
        minarets(
          [
            [40, 126, 108],
            [330, 126, 108],
          ],
          '#f1dcb0',
          '#cfae73',
        ),
        arcade({
          from: -6,
          to: 366,
          y: 128,
          height: 32,
          arches: 24,
          stone: '#f3dfb6',
          shade: '#d5b67c',
          inside: '#b08d58',
        }),
        '<path d="M-6 128H366V240H-6Z" fill="#f2dfb8"/><path d="M-6 128H366V134H-6Z" fill="#000" opacity=".06"/>',
        kaaba(128, 170, 0.92),
        station(262, 186),
        man(286, 236, 62, { hair: '#5a5550' }),
        woman(330, 236, 58, { cloth: blueCloth }),
        man(236, 238, 66),
        man(40, 238, 60),
        woman(82, 236, 56, { cloth: plumCloth }),
      ].join(''),
    ),
};

const zamzam: Drawing = {
  dark: 'night',
  draw: (tone) => {
    const pattern = Array.from({ length: 24 }, (_, index) => {
      const row = Math.floor(index / 6);
      return eightStar((index % 6) * 72 + (row % 2) * 36, row * 62 + 10, 24, {
        colour: tone === 'night' ? '#8fd0d2' : '#0f6b58',
        opacity: 0.09,
        width: 1,
        plain: true,
      });
    });
    const puddle = tone === 'night' ? ['#21504d', '#3f7d79', '#2b6461'] : ['#bfe0de', '#7fb9b6', '#a5d3d2'];
    return still(
      tone,
      'mint',
      pattern.join(''),
      [
        `<ellipse cx="180" cy="206" rx="150" ry="26" fill="${puddle[0]}"/><ellipse cx="180" cy="206" rx="112" ry="18" fill="none" stroke="${puddle[1]}" stroke-width="1.2"/><ellipse cx="180" cy="206" rx="80" ry="12" fill="${puddle[2]}"/>`,
        '<path d="M134 66H226L214 204Q180 214 146 204Z" fill="#ffffff" opacity=".55"/><path d="M139 118Q160 110 180 118T221 118L214 204Q180 214 146 204Z" fill="#4fa6ad"/><path d="M139 118Q160 110 180 118T221 118L220 130Q198 122 178 130T140 130Z" fill="#8fd0d2"/><path d="M196 120L221 118 214 204Q206 207 196 208Z" fill="#000" opacity=".09"/><ellipse cx="180" cy="66" rx="46" ry="9" fill="#f4fbfa" stroke="#c9a04a" stroke-width="1.6"/><path d="M134 66L146 204Q180 214 214 204L226 66" fill="none" stroke="#c9a04a" stroke-width="1.6"/><path d="M148 84L156 184" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"/>',
        eightStar(180, 164, 22, { colour: '#fff', opacity: 0.75, width: 1.2 }),
        '<path d="M180 4Q194 26 194 36A14 14 0 0 1 166 36Q166 26 180 4Z" fill="#4fa6ad"/><path d="M174 34Q174 42 181 44" stroke="#fff" stroke-width="2" fill="none" stroke-linecap="round" opacity=".8"/>',
      ].join(''),
    );
  },
};

const ifadah: Drawing = {
  dark: 'same',
  draw: (tone) =>
    scene(tone, 'maghrib', { y: 96, layers: 2, heights: [32, 26] }, () => {
      const style = { women: 0.4, cloths: duskCloths, white: '#fbe6cf', isOutOfIhram: true };
      return [
        crescent(300, 34, 10, '#ffe9c0'),
        minarets(
          [
            [44, 122, 106],
            [82, 118, 84],
            [318, 122, 106],
            [280, 118, 84],
          ],
          '#d98f83',
          '#9c5468',
        ),
        arcade({ from: -6, to: 366, y: 126, height: 34, arches: 26, ...duskWall }),
        '<path d="M-6 126H366V240H-6Z" fill="#c98a82"/><ellipse cx="180" cy="178" rx="220" ry="66" fill="#dfa594"/><ellipse cx="180" cy="176" rx="150" ry="42" fill="#ecbea3"/>',
        crowd(farRings, { ...style, bands: 2 }),
        kaaba(176, 178, 0.82, dusk),
        crowd(nearRings(15), style),
        eightStar(180, 30, 15, { colour: '#ffe3ad', opacity: 0.7 }),
      ].join('');
    }),
};

const farewell: Drawing = {
  dark: 'same',
  draw: (tone) =>
    scene(tone, 'maghrib', { y: 112, layers: 2, heights: [28, 24] }, () => {
      const style = { white: '#fbe6cf', women: 0.3, isOutOfIhram: true };
      const side = [26, 334].flatMap((x) => [
        eightStar(x, 60, 17, { opacity: 0.5 }),
        eightStar(x, 112, 17, { opacity: 0.3 }),
      ]);
      return [
        arcade({ from: 60, to: 300, y: 152, height: 26, arches: 16, ...duskWall, inside: '#a1586a' }),
        minarets(
          [
            [110, 150, 92],
            [250, 150, 92],
          ],
          '#d98f83',
          '#9c5468',
        ),
        '<path d="M0 152H360V240H0Z" fill="#d79a8c"/>',
        crowd(inRow(5, 100, 262, 172, 9, 8), { ...style, bands: 1 }),
        kaaba(180, 172, 0.5, { ...dusk, plain: true }),
        crowd(inRow(6, 110, 252, 184, 11, 9), {
          ...style,
          bands: 1,
          cloths: ['#5b3350', '#3a3f6b', '#2f4a41'],
        }),
        '<path fill-rule="evenodd" d="M0 0H360V240H0ZM64 240V104Q64 42 180 14 296 42 296 104V240Z" fill="#2a1b38"/><path d="M64 240V104Q64 42 180 14 296 42 296 104V240" fill="none" stroke="#e3bd68" stroke-width="1.8"/><path d="M54 240V102Q54 32 180 3 306 32 306 102V240" fill="none" stroke="#e3bd68" stroke-width=".7" opacity=".8"/>',
        ...side,
        manInShirt(150, 238, 74, '#f1dcc4', '#8b8681'),
        woman(196, 238, 68, { cloth: '#3a2f58' }),
        '<path d="M216 238v-22h22v22z" fill="#0f4c3a"/><path d="M221 216v-7h12v7" fill="none" stroke="#e3bd68" stroke-width="1.6"/>',
      ].join('');
    }),
};

export const haramScenes = { tawaf, rakahs, zamzam, ifadah, farewell };

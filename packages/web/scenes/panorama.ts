import { byMoonlight, darkCloths } from './colours.ts';
import { arcade, minarets, tents } from './buildings.ts';
import { crowd, onRing, type Stand } from './crowd.ts';
import { type Drawing, svg, type Tone } from './frame.ts';
import { inWholes, mercyHill } from './heroes.ts';
import { kaaba } from './kaaba.ts';
import { crescent, fade, hill, stars, sun } from './land.ts';
import { scatter } from './numbers.ts';

const width = 390;
const height = 430;

const outward = 'M108 280Q136 286 170 270 214 250 262 282 292 296 330 286';
const homeward = 'M336 292Q354 318 316 332M212 334Q168 324 172 276M164 274Q148 316 90 294';

const sleeping = (x: number, y: number, sheet: string, flip = 1): string =>
  `<g transform="translate(${x} ${y})scale(${flip} 1)"><path d="M-13 2Q-11-6 0-6 12-7 15 2Z" fill="${sheet}"/><circle cx="-15" cy="-1" r="2.8" fill="#4a382e"/></g>`;

const muzdalifah =
  '<ellipse cx="262" cy="334" rx="118" ry="46" fill="url(#n)"/><path d="M206 318h0M226 310h0M248 316h0M270 308h0M284 320h0M322 326h0M196 334h0M334 338h0" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".85"/>' +
  crescent(302, 316, 7) +
  sleeping(232, 336, '#e6e2ee') +
  sleeping(276, 334, '#c9c6dd', -1) +
  sleeping(250, 344, '#f3efe6');

const road = `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${homeward}" stroke="#fffaf0" stroke-width="6.5" opacity=".8"/><path d="${homeward}" stroke="#8c6a24" stroke-width="3" stroke-dasharray=".1 6.5"/><path d="${outward}" stroke="#fffaf0" stroke-width="7"/><path d="${outward}" stroke="#0f4c3a" stroke-width="3.4"/></g><g fill="#fff" stroke="#0f4c3a" stroke-width="3"><circle cx="108" cy="280" r="6"/><circle cx="170" cy="270" r="6"/></g>`;

/** The valley from Makkah to Arafat, without the sky. The page marks the current place. */
function valley(): string {
  const onHill = scatter(21, 26, (a, b): Stand => {
    const y = 222 + a * 40;
    return [318 + (b - 0.5) * 2 * (6 + (y - 216) * 0.95), y, 5];
  });
  const round = onRing({
    seed: 3,
    rx: 46,
    ry: 9,
    count: 14,
    height: 6,
    from: 10,
    to: 170,
    centre: [66, 274],
  });
  const near: Stand[] = [
    [14, 412, 46],
    [44, 404, 44],
    [76, 404, 45],
    [112, 400, 42],
    [346, 404, 43],
    [378, 408, 46],
  ];
  return [
    '<path d="M-10 228Q90 206 200 218T400 210V430H-10Z" fill="#ecd8b5"/><path d="M-10 306Q120 268 240 294T400 282V430H-10Z" fill="#cfab78" opacity=".45"/>',
    `<g transform="translate(232 196)scale(.42)">${mercyHill('#b28555', '#8f6439')}<path d="M198 44H209V12Q204 6 198 12Z" fill="#fffaf0"/></g>`,
    crowd(onHill, { white: '#fffaf0', women: 0.12, bands: 1, head: '#6b5040' }),
    tents({
      id: 'p1',
      from: 250,
      to: 396,
      y: 266,
      width: 15,
      rows: 1,
      lit: '#fffaf0',
      shade: '#e9d8b8',
      wall: '#cbb18a',
    }),
    tents({
      id: 'p2',
      from: 140,
      to: 232,
      y: 224,
      width: 20,
      rows: 3,
      lit: '#fffdf7',
      shade: '#e3cfa9',
      wall: '#d9be92',
    }),
    muzdalifah,
    minarets(
      [
        [22, 258, 78],
        [112, 258, 78],
      ],
      '#f6ead2',
      '#d2b98c',
    ),
    arcade({
      from: 8,
      to: 126,
      y: 262,
      height: 20,
      arches: 11,
      stone: '#f8eed9',
      shade: '#d5bd8f',
      inside: '#a58f6b',
    }),
    '<ellipse cx="67" cy="272" rx="66" ry="16" fill="#f8efdc"/>',
    kaaba(66, 276, 0.3, { plain: true }),
    crowd(round, { women: 0.3, bands: 1, cloths: darkCloths }),
    road,
    crowd(near, { women: 0.45, bands: 1, cloths: darkCloths, seed: 5 }),
    '<path d="M-10 394Q70 376 150 384T300 382 400 388V430H-10Z" fill="#6b4d38"/>',
  ].join('');
}

function draw(tone: Tone): string {
  const isNight = tone === 'night';
  const sky = isNight
    ? '<linearGradient id="p" x2="0" y2="1"><stop stop-color="#070f24"/><stop offset=".28" stop-color="#12244a"/><stop offset=".5" stop-color="#2a4a72"/></linearGradient>'
    : '<linearGradient id="p" x2="0" y2="1"><stop stop-color="#9fcbe3"/><stop offset=".28" stop-color="#c6e0ea"/><stop offset=".5" stop-color="#f3e6cd"/></linearGradient>';
  const glow = isNight ? '#5a4a78' : '#f2b873';
  const east = `<radialGradient id="e" cx="1" cy=".3" r=".75"><stop stop-color="${glow}" stop-opacity=".75"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`;
  const night =
    '<radialGradient id="n"><stop stop-color="#23264f" stop-opacity=".95"/><stop offset=".55" stop-color="#35345f" stop-opacity=".86"/><stop offset="1" stop-color="#7a6480" stop-opacity="0"/></radialGradient>';
  const ridge = (tint: string): string => (isNight ? byMoonlight(tint) : tint);
  const hazes = fade('a', ridge('#dcc09c'), ridge('#f1e2c8')) + fade('b', ridge('#c8a37b'), ridge('#ead3b0'));
  const shade = { colour: '#6b4a30', opacity: 0.2 };
  const far = inWholes(
    hill({ seed: 77, y: 196, height: 50, step: 74, fill: 'url(#a)', shade, width, foot: height }) +
      hill({ seed: 29, y: 222, height: 40, step: 96, fill: 'url(#b)', shade, width, foot: height }),
  );
  const light = isNight
    ? stars(7, 50, width, 150) + crescent(338, 128, 11)
    : sun(338, 128, 10, 'noon', false);
  const back = `<rect width="${width}" height="${height}" fill="url(#p)"/><rect width="${width}" height="${height}" fill="url(#e)"/>`;
  const land = isNight ? byMoonlight(valley()) : valley();
  return svg(width, height, sky + east + hazes + night, back + light + far + land, 'xMidYMin slice');
}

export const panorama: Drawing = { dark: 'night', draw };

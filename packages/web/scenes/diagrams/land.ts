import { kaaba } from '../kaaba.ts';
import {
  arrow,
  arrowhead,
  type Diagram,
  mountains,
  onGround,
  rightColour,
  sign,
  stroke,
  tent,
  wadi,
} from './parts.ts';

/** A small Kaaba, which marks Makkah. */
const makkah = (x: number, y: number): string => kaaba(x, y, 0.34, { plain: true });

const camp = (from: number, to: number, y: number, width = 18): string =>
  Array.from({ length: Math.floor((to - from) / (width + 3)) }, (_, index) =>
    tent(from + width / 2 + index * (width + 3), y, width),
  ).join('');

const arafatBounds: Diagram = {
  parts: { inside: [226, 152], wadi: [44, 64], mosque: [70, 156], hill: [296, 56] },
  draw: () =>
    onGround('sand', [
      wadi('M60-10Q40 60 74 110T60 250'),
      '<path d="M124 30Q220 0 322 40 350 110 330 190 240 232 130 206 108 120 124 30Z" fill="#1f7a4d" fill-opacity=".15"/>',
      stroke('M124 30Q220 0 322 40 350 110 330 190 240 232 130 206 108 120 124 30Z', {
        colour: rightColour,
        width: 2.4,
        dashes: '8 6',
      }),
      ...[
        [124, 44],
        [118, 220],
        [222, 44],
        [334, 76],
        [328, 212],
      ].map(([x = 0, y = 0]) => sign(x, y)),
      '<path d="M268 108L288 78 298 84 306 74 330 108Z" fill="#a08465"/><path d="M297 70v8" stroke="#fdf9f0" stroke-width="4"/>',
      // The mosque of Namirah, its front beyond the signs.
      '<path d="M116 130H168V172H116Z" fill="#fdf9f0" stroke="#8b8272" stroke-width="2"/><path d="M92 130H116V172H92Z" fill="#c0483d" fill-opacity=".35" stroke="#8b8272" stroke-width="2"/><path d="M130 130v-16M156 130v-16" stroke="#8b8272" stroke-width="4"/>',
      camp(176, 310, 200),
      camp(190, 268, 112),
    ]),
};

/** A valley from Makkah on the left to Arafat on the right, between mountains. */
const valley = '<path d="M0 84Q90 74 180 84T360 84V176Q270 186 180 176T0 176Z" fill="#e0cda4"/>';
const walls = `${mountains(-10, 370, 92, 54)}${mountains(-20, 370, 228, 50)}`;

const minaBounds: Diagram = {
  parts: { aqabah: [84, 76], mina: [182, 76], wadi: [296, 76] },
  draw: () =>
    onGround('sand', [
      valley,
      walls,
      '<path d="M96 92H284V174H96Z" fill="#1f7a4d" fill-opacity=".16"/>',
      stroke('M96 90V176M284 90V176', { colour: rightColour, dashes: '6 5' }),
      wadi('M300 92Q292 134 304 176'),
      '<ellipse cx="84" cy="134" rx="16" ry="12" fill="#cbbd9f" stroke="#8b8272" stroke-width="3"/><path d="M78 134V116Q84 112 90 116V134Z" fill="#6b6255"/>',
      camp(106, 276, 118, 20),
      camp(116, 276, 142, 20),
      camp(106, 276, 166, 20),
      makkah(28, 158),
      arrow([
        [66, 164],
        [46, 164],
      ]),
    ]),
};

const muzdalifahBounds: Diagram = {
  parts: { sign: [312, 76], inside: [196, 76], wadi: [62, 76] },
  draw: () =>
    onGround('sand', [
      valley,
      walls,
      '<path d="M84 92H300V174H84Z" fill="#1f7a4d" fill-opacity=".16"/>',
      stroke('M84 90V176M300 90V176', { colour: rightColour, dashes: '6 5' }),
      wadi('M62 92Q54 134 66 176'),
      sign(300, 122, '#6f5aa3'),
      arrow([
        [356, 150],
        [308, 150],
      ]),
      ...[120, 162, 204, 246].flatMap((x, index) => [
        `<path d="M${x - 15} 140h30v9h-30z" fill="${index % 2 ? '#5b4a63' : '#0f6b58'}"/><path d="M${x - 15} 136h9v9h-9z" fill="#fdf9f0"/>`,
        `<path d="M${x + 3} 160h30v9h-30z" fill="${index % 2 ? '#7a6248' : '#3c4a66'}"/><path d="M${x + 3} 156h9v9h-9z" fill="#fdf9f0"/>`,
        `<path d="M${x - 9} 112h30v9h-30z" fill="${index % 2 ? '#0f6b58' : '#7a6248'}"/><path d="M${x - 9} 108h9v9h-9z" fill="#fdf9f0"/>`,
      ]),
      camp(8, 48, 150, 18),
    ]),
};

const routeOfDays: Diagram = {
  parts: { eighth: [92, 54], ninth: [222, 38], night: [268, 208], tenth: [112, 204] },
  draw: () =>
    onGround('sand', [
      mountains(0, 360, 30, 22),
      mountains(-10, 370, 246, 20),
      makkah(40, 150),
      tent(134, 134, 30),
      tent(116, 142, 26),
      tent(154, 142, 26),
      '<path d="M206 146q14-12 28 0M214 140q14-14 30 2M222 148q12-12 26 0" fill="#8d8576"/><path d="M216 116a9 9 0 1 0 12 12 11 11 0 0 1-12-12z" fill="#c9a04a"/>',
      '<path d="M288 146L312 104 322 112 330 102 352 146Z" fill="#a08465"/><path d="M321 98v9" stroke="#fdf9f0" stroke-width="4"/>',
      arrow([
        [62, 110],
        [84, 92],
        [110, 102],
      ]),
      stroke('M142 102Q220 34 304 82', {}),
      arrowhead(304, 82, 32),
      stroke('M318 158Q290 190 250 164', {}),
      arrowhead(248, 163, 210),
      stroke('M216 164Q186 190 158 160', {}),
      arrowhead(157, 158, 222),
      stroke('M118 158Q92 186 64 162', {}),
      arrowhead(62, 160, 216),
    ]),
};

/** Where the miqats are, from their coordinates: 52 units to a degree of latitude, north at the top. */
const unit = 52;
const at = (latitude: number, longitude: number): readonly [number, number] => [
  176 + (longitude - 39.826) * unit * 0.93,
  184 - (latitude - 21.4225) * unit,
];
const miqats = {
  madinah: at(24.414, 39.543),
  syria: at(22.705, 39.146),
  iraq: at(21.929, 40.425),
  najd: at(21.633, 40.428),
  yemen: at(20.518, 39.87),
};
const home = at(21.4225, 39.826);

const miqatsMap: Diagram = {
  parts: {
    madinah: [196, 28],
    syria: [176, 112],
    iraq: [238, 136],
    najd: [240, 184],
    yemen: [210, 222],
    makkah: [122, 204],
  },
  draw: () =>
    onGround('sand', [
      '<path d="M0 0H62Q84 40 106 72T136 124 144 180Q150 212 176 240H0Z" fill="#8cc1d6"/><path d="M62 0Q84 40 106 72T136 124 144 180Q150 212 176 240" fill="none" stroke="#5f97ad" stroke-width="2"/>',
      ...Object.values(miqats).map(([x, y]) =>
        stroke(`M${x.toFixed(1)} ${y.toFixed(1)}L${home.join(' ')}`, { dashes: '1 7' }),
      ),
      ...Object.values(miqats).map(
        ([x, y]) =>
          `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="6" fill="#fdf9f0" stroke="${rightColour}" stroke-width="3"/>`,
      ),
      kaaba(home[0], home[1] + 9, 0.2, { plain: true }),
      stroke(`M138 197L${home[0] - 16} ${home[1] + 4}`, { width: 1.5 }),
    ]),
};

const plane = (x: number, y: number, degrees: number): string =>
  `<g transform="translate(${x} ${y})rotate(${degrees})scale(1.2)"><path d="M26 0Q22-6 10-6H-20L-30-18H-36L-32-4-36 0Q-10 6 16 5 26 4 26 0Z" fill="#fdf9f0" stroke="#8b8272" stroke-width="1.2"/><path d="M6-1L-12 16H-18L-8-1Z" fill="#cbbd9f" stroke="#8b8272" stroke-width="1.2"/></g>`;

const inTheAir: Diagram = {
  parts: { before: [44, 148], announcement: [150, 36], miqat: [226, 168] },
  draw: () =>
    onGround('mint', [
      '<path d="M0 212H360V240H0Z" fill="#d9c49c"/>',
      '<path d="M14 212v-34h62v34z" fill="#cbbd9f"/><path d="M10 178h70l-8-10H18z" fill="#a08465"/><path d="M24 188h12v10H24zM44 188h12v10H44z" fill="#4f7d8f"/>',
      pilgrimFromBehind(96),
      stroke('M104 196Q150 70 210 62T330 168', { dashes: '2 8' }),
      plane(178, 72, -12),
      stroke('M226 24V142M226 194V212', { colour: rightColour, width: 3, dashes: '8 6' }),
      makkah(326, 212),
    ]),
};

/** A small pilgrim from behind, beside the airport. */
function pilgrimFromBehind(x: number): string {
  return `<g transform="translate(${x} 0)"><path d="M-9 212v-14h18v14z" fill="#dfd3bd"/><path d="M-11 202q-2-18 11-20 13 2 11 20-11 6-22 0z" fill="#fdf9f0" stroke="#b9a27c"/><circle cy="176" r="6" fill="#33261f"/></g>`;
}

export const landDiagrams = {
  'arafat-bounds': arafatBounds,
  'mina-bounds': minaBounds,
  'muzdalifah-bounds': muzdalifahBounds,
  'route-of-days': routeOfDays,
  miqats: miqatsMap,
  'miqat-in-the-air': inTheAir,
};

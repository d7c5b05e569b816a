import { greenCloth } from '../colours.ts';
import { man, woman } from '../people.ts';
import { cross, type Diagram, onGround, rightColour, stroke, tick, wayColour } from './parts.ts';

const skin = '#a9744f';
const cloth = '#fdf9f0';
const shade = '#dfd3bd';
const edge = '#b9a27c';

/** An open sandal from above. */
const sandal = (x: number, y: number): string =>
  `<path d="M${x - 11} ${y}q-3-34 11-36 14 2 11 36-3 14-11 14-8 0-11-14z" fill="#8a6a48"/><path d="M${x - 10} ${y - 6}q10-14 20 0M${x} ${y - 12}v-16" fill="none" stroke="#3a2c26" stroke-width="4"/>`;

/** A folded cloth. */
const folded = (x: number, y: number): string =>
  `<path d="M${x - 34} ${y}h62l8-14h-62z" fill="${shade}" stroke="${edge}"/><path d="M${x - 34} ${y}v-9l8-14h62v9l-8 14z" fill="${cloth}" stroke="${edge}"/><path d="M${x - 34} ${y - 5}h62l8-14" fill="none" stroke="${edge}"/>`;

const ihramMen: Diagram = {
  parts: { head: [152, 24], upper: [152, 84], lower: [152, 156], sandals: [152, 214] },
  draw: () =>
    onGround('mint', [
      '<ellipse cx="92" cy="226" rx="70" ry="9" fill="#000" opacity=".08"/>',
      man(92, 228, 214),
      stroke('M114 34L138 26M126 84H138M126 156H138M112 218L138 215', { colour: edge, width: 1.5 }),
      folded(262, 96),
      folded(262, 134),
      sandal(246, 196),
      sandal(278, 196),
    ]),
};

const ihramWomen: Diagram = {
  parts: { hair: [232, 28], face: [104, 60], hands: [104, 150], clothes: [244, 170] },
  draw: () =>
    onGround('mint', [
      '<ellipse cx="174" cy="230" rx="84" ry="8" fill="#000" opacity=".08"/>',
      // Seen from the front, the face left blank.
      `<path d="M148 224h20v7h-26zM200 224h-20v7h26z" fill="#3a2c26"/>`,
      `<path d="M174 10C148 10 140 32 140 52 120 66 112 110 108 150L104 176 120 180 118 226H230L228 180 244 176 240 150C236 110 228 66 208 52 208 32 200 10 174 10Z" fill="${greenCloth}"/>`,
      '<path d="M174 26C160 26 154 38 155 50 156 66 164 76 174 76 184 76 192 66 193 50 194 38 188 26 174 26Z" fill="#b98259"/>',
      '<path d="M140 54Q150 96 174 98 198 96 208 54 216 92 210 116 190 128 174 128 158 128 138 116 132 92 140 54Z" fill="#23382f"/>',
      `<path d="M104 174q-4 14 4 20 8 2 12-4l2-12zM244 174q4 14-4 20-8 2-12-4l-2-12z" fill="#b98259"/>`,
      '<path d="M128 120L124 178M220 120L224 178M174 130V224" fill="none" stroke="#1d2f27" stroke-width="2"/>',
      stroke('M196 22L218 27M118 60L152 54M104 164L106 176M230 170H214', { colour: edge, width: 1.5 }),
    ]),
};

/** Head, arms and the lower cloth of a man. `hasFace` leaves the front of the head blank. */
function torso(x: number, hasFace: boolean): string {
  const head = hasFace
    ? `<ellipse cx="${x}" cy="44" rx="21" ry="25" fill="#b98259"/><path d="M${x - 21} 40Q${x - 20} 16 ${x} 16T${x + 21} 40Q${x + 12} 27 ${x} 28T${x - 21} 40Z" fill="#33261f"/>`
    : `<circle cx="${x}" cy="42" r="23" fill="#33261f"/><path d="M${x - 14} 62h28v6h-28z" fill="${skin}"/>`;
  return `<path d="M${x - 10} 62h20v18h-20z" fill="${skin}"/>${head}<path d="M${x} 76C${x - 40} 78 ${x - 46} 92 ${x - 48} 112L${x - 56} 168 ${x - 44} 170 ${x - 34} 128V176H${x + 34}V128L${x + 44} 170 ${x + 56} 168 ${x + 48} 112C${x + 46} 92 ${x + 40} 78 ${x} 76Z" fill="${skin}"/><path d="M${x - 36} 166H${x + 36}L${x + 42} 240H${x - 42}Z" fill="${shade}" stroke="${edge}"/><path d="M${x - 36} 166H${x + 36}V176H${x - 36}Z" fill="${cloth}"/>`;
}

const idtiba: Diagram = {
  parts: { front: [46, 96], back: [314, 96], left: [180, 84] },
  draw: () =>
    onGround('mint', [
      torso(96, true),
      // From the front, his right side is on our left.
      `<path d="M140 84Q150 92 148 116L150 160 128 158 60 152 58 128Q92 118 118 77Q132 78 140 84Z" fill="${cloth}" stroke="${edge}"/>`,
      `<path d="M128 80Q104 122 62 138M137 90Q118 134 72 150" fill="none" stroke="${shade}" stroke-width="3"/>`,
      torso(264, false),
      `<path d="M220 84Q210 92 212 116L210 160 232 158 300 152 302 128Q268 118 242 77Q228 78 220 84Z" fill="${cloth}" stroke="${edge}"/>`,
      `<path d="M232 80Q256 122 298 138M223 90Q242 134 288 150" fill="none" stroke="${shade}" stroke-width="3"/>`,
      stroke('M166 84H144M194 84H216', { colour: edge, width: 1.5 }),
    ]),
};

/** A head from behind, on shoulders in white. */
const headFromBehind = (x: number, hair: string): string =>
  `<path d="M${x - 62} 240Q${x - 60} 186 ${x - 18} 180H${x + 18}Q${x + 60} 186 ${x + 62} 240Z" fill="${cloth}" stroke="${edge}"/><path d="M${x - 18} 150h36v34q-18 12-36 0z" fill="${skin}"/><path d="M${x - 52} 112q-9 0-8 14 3 14 12 12zM${x + 52} 112q9 0 8 14-3 14-12 12z" fill="${skin}"/><ellipse cx="${x}" cy="112" rx="52" ry="58" fill="${skin}"/>${hair}`;

const scissors = (x: number, y: number, degrees: number): string =>
  `<g transform="translate(${x} ${y})rotate(${degrees})" fill="none" stroke="#6b7480" stroke-width="4" stroke-linecap="round"><path d="M0 0L-40-9M0 0L-40 9"/><circle cx="10" cy="9" r="8"/><circle cx="10" cy="-9" r="8"/></g>`;

const hairMen: Diagram = {
  parts: { shave: [92, 112], shorten: [262, 96] },
  draw: () =>
    onGround('mint', [
      headFromBehind(
        92,
        '<path d="M60 84Q74 62 100 62" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".35"/>',
      ),
      headFromBehind(
        262,
        '<path d="M208 118Q206 52 262 50T316 118Q312 150 290 158 262 166 234 158 212 150 208 118Z" fill="#33261f"/>' +
          stroke(
            'M214 92L200 84M222 72L210 60M240 58L232 44M262 52V36M284 58L292 44M302 72L314 60M310 92L324 84',
            { colour: '#33261f', width: 3 },
          ),
      ),
      stroke('M190 92Q196 30 262 26T334 92', { colour: rightColour, width: 2.4, dashes: '5 6' }),
      scissors(340, 62, 150),
    ]),
};

const hairWomen: Diagram = {
  parts: { gather: [104, 60], length: [262, 190] },
  draw: () =>
    onGround('mint', [
      // A gathered lock of hair, from the left to its ends on the right.
      '<path d="M-4 92Q80 76 150 104 220 132 300 126L302 134 296 138 303 143 297 148 302 154Q214 162 140 142 70 124-4 146Z" fill="#3a2a22"/><path d="M0 106Q84 90 152 116 220 138 296 134M0 118Q80 104 150 126 220 148 296 144M0 132Q76 116 146 136" fill="none" stroke="#5c4436" stroke-width="2.500"/>',
      '<path d="M132 92L150 98 140 148 122 140Z" fill="#0f6b58"/><path d="M132 92L150 98 140 148 122 140Z" fill="none" stroke="#0b3a2c" stroke-width="1.5"/>',
      stroke('M254 96V176', { colour: rightColour, width: 3, dashes: '6 6' }),
      stroke('M256 168v8h46v-8', { colour: wayColour }),
      scissors(262, 84, 100),
      // A fingertip of the same length.
      `<path d="M360 202H286Q256 204 256 220T286 238H360Z" fill="${skin}"/><path d="M284 209Q262 210 261 220T284 231Q290 220 284 209Z" fill="#d9a583"/><path d="M304 206q4 14 0 30M312 206q4 14 0 30" fill="none" stroke="#7d5236" stroke-width="1.5"/>`,
    ]),
};

const arafatDua: Diagram = {
  parts: { qibla: [180, 42], hands: [48, 92] },
  draw: () =>
    onGround('sand', [
      '<path d="M0 150H360V240H0Z" fill="#d9c49c"/>',
      stroke('M180 206V92', { colour: rightColour, width: 4, dashes: '2 9' }),
      arrowUp(180, 84),
      '<path d="M167 8h26v24h-26z" fill="#221e1b"/><path d="M167 15h26" stroke="#c9a04a" stroke-width="3"/>',
      man(100, 232, 150, { dua: true }),
      woman(254, 232, 140, { cloth: greenCloth, dua: true }),
      woman(322, 226, 120, { cloth: '#5b4a63', dua: true }),
    ]),
};

const arrowUp = (x: number, y: number): string =>
  `<path d="M${x} ${y - 16}l13 20-13-6-13 6z" fill="${rightColour}"/>`;

/** A pebble with light on its upper left. */
const pebble = (x: number, y: number, r: number): string =>
  `<path d="M${x - r} ${y}q0-${r * 0.8} ${r * 0.9}-${r * 0.85} ${r} 0 ${r * 1.1} ${r * 0.9} 0 ${r * 0.8}-${r} ${r * 0.8}-${r} 0-${r}-${r * 0.85}z" fill="#8d8576"/><path d="M${x - r * 0.55} ${y - r * 0.2}q${r * 0.2}-${r * 0.4} ${r * 0.6}-${r * 0.4}" fill="none" stroke="#c7bfae" stroke-width="2" stroke-linecap="round"/>`;

const pebbleSize: Diagram = {
  parts: { chickpea: [66, 66], right: [176, 66], large: [290, 40] },
  draw: () =>
    onGround('sand', [
      '<circle cx="66" cy="120" r="17" fill="#e0b868"/><path d="M66 103q-10 4-8 18M74 112q-8-6-16 0" fill="none" stroke="#b08a3e" stroke-width="2.500"/>',
      pebble(176, 120, 22),
      pebble(290, 122, 52),
      tick(176, 180),
      cross(290, 204, 10),
      stroke('M49 150v8h34v-8M154 150v8h44v-8', { colour: edge }),
    ]),
};

/** Seven pebbles. */
const seven = (x: number, y: number): string =>
  [
    [0, 0],
    [-22, 4],
    [22, 4],
    [-11, -16],
    [11, -16],
    [0, -32],
    [33, -12],
  ]
    .map(([dx = 0, dy = 0]) => pebble(x + dx, y + dy, 9))
    .join('');

const pebblesOfDay: Diagram = {
  parts: { small: [60, 36], middle: [160, 36], aqabah: [260, 36], spare: [318, 210] },
  draw: () =>
    onGround('sand', [
      seven(56, 116),
      seven(156, 116),
      seven(256, 116),
      stroke('M20 142H316', { colour: edge, width: 1.5 }),
      '<path d="M214 232Q196 190 222 174L216 158H272L266 174Q292 190 274 232Z" fill="#0f6b58"/><path d="M220 172h48" stroke="#e3bd68" stroke-width="4"/>',
      pebble(176, 226, 9),
      pebble(150, 224, 9),
      pebble(126, 227, 9),
    ]),
};

export const bodyDiagrams = {
  'ihram-men': ihramMen,
  'ihram-women': ihramWomen,
  idtiba,
  'hair-men': hairMen,
  'hair-women': hairWomen,
  'arafat-dua': arafatDua,
  'pebble-size': pebbleSize,
  'pebbles-of-day': pebblesOfDay,
};

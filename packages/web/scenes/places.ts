import { blueCloth, darkCloths, greenCloth, plumCloth } from './colours.ts';
import { arcade, minarets, palm } from './buildings.ts';
import { crowd, inRow } from './crowd.ts';
import { type Drawing, goldLine, scene } from './frame.ts';
import { eightStar } from './land.ts';
import { tenth } from './numbers.ts';
import { man, manInShirt, woman } from './people.ts';

const windowPath = 'M110 178V84Q110 34 180 12 250 34 250 84V178';

/** The two cloths, folded on a mat in front of a window. */
const ihram: Drawing = {
  dark: 'night',
  draw: (tone) =>
    scene(
      tone,
      'sunrise',
      { y: 158, layers: 2, heights: [36, 30], light: [206, 96, 13], isInside: true },
      () =>
        [
          `<path fill-rule="evenodd" d="M0 0H360V178H0Z${windowPath}Z" fill="#e9d5b8"/>`,
          `<path d="${windowPath}" fill="none" stroke="#c9a04a" stroke-width="2"/><path d="M102 178V82Q102 26 180 3 258 26 258 82V178" fill="none" stroke="#c9a04a" stroke-width=".8"/>`,
          ...[54, 306].flatMap((x) => [
            eightStar(x, 74, 22, { opacity: 0.45 }),
            eightStar(x, 134, 22, { opacity: 0.25 }),
          ]),
          '<path d="M0 178H360V240H0Z" fill="#b98d63"/><path d="M0 178H360V184H0Z" fill="#000" opacity=".12"/><path d="M62 232L92 190H268L298 232Z" fill="#1f5a47"/><path d="M74 227L98 194H262L286 227Z" fill="none" stroke="#e3bd68" stroke-width="1"/>',
          '<path d="M116 214Q112 196 122 194H214Q224 196 222 214 170 222 116 214Z" fill="#fffdf7"/><path d="M116 214Q114 206 118 204 170 212 222 204 224 208 222 214 170 222 116 214Z" fill="#e5d9c3"/><path d="M124 195Q120 178 130 176H208Q218 178 214 195 168 203 124 195Z" fill="#fffdf7"/><path d="M124 195Q122 189 125 186 168 194 213 186 216 190 214 195 168 203 124 195Z" fill="#eadfca"/><path d="M140 176Q168 184 198 176" fill="none" stroke="#e5d9c3" stroke-width="1.5"/>',
          '<path d="M234 216q8-14 18-10 8 4 0 12-12 6-18-2zM254 220q8-14 18-10 8 4 0 12-12 6-18-2z" fill="#7a5434"/><path d="M239 209q6 2 8 8M259 213q6 2 8 8" stroke="#e3bd68" stroke-width="1.6" fill="none"/>',
        ].join(''),
    ),
};

/** Pillars of the gallery on both sides, from near to far. */
function pillars(): string {
  const depths = [0.04, 0.3, 0.52, 0.69, 0.82, 0.91];
  return [1, -1]
    .flatMap((side) =>
      depths.map((depth) => {
        const x = side > 0 ? depth * 176 : 360 - depth * 176;
        const half = (24 * (1 - depth) + 3) / 2;
        const top = 34 + depth * 58;
        const foot = tenth(236 - depth * 122);
        return `<path d="M${tenth(x - half)} ${foot}V${tenth(top + half * 2)}Q${tenth(x)} ${tenth(top)} ${tenth(x + half)} ${tenth(top + half * 2)}V${foot}Z" fill="${side > 0 ? '#c9a870' : '#d6b885'}"/>`;
      }),
    )
    .join('');
}

const sai: Drawing = {
  dark: 'night',
  draw: (tone) =>
    scene(tone, 'asr', { layers: 0, isInside: true }, () =>
      [
        '<path d="M0 0H360V240H0Z" fill="#f6e8cb"/><path d="M0 0H360V30L180 92 0 30Z" fill="#ead5ac"/><path d="M0 30L180 92V112L0 236Z" fill="#e3cb9c"/><path d="M360 30L180 92V112L360 236Z" fill="#ecd8b0"/><path d="M0 240L180 110 360 240Z" fill="#f8efdb"/>',
        pillars(),
        '<path d="M158 102L180 90 202 102 196 118H164Z" fill="#8a603a"/><path d="M164 118L172 100 180 92 176 118Z" fill="#a87a4c"/><path d="M62 51L298 51 286 57H74Z" fill="#1c8a5c"/><path d="M110 67H250L244 71H116Z" fill="#1c8a5c" opacity=".85"/><path d="M62 51L298 51 300 49H60Z" fill="#7fe0b0"/>',
        goldLine('M180 116V236', 1.2, '2 6'),
        crowd(inRow(6, 150, 176, 136, 16, 9), { cloths: darkCloths, bands: 1 }),
        crowd(inRow(9, 186, 212, 136, 16, 9), { cloths: darkCloths, bands: 1 }),
        man(126, 176, 46, { hair: '#4a4038' }),
        woman(152, 172, 42, { cloth: greenCloth }),
        man(216, 168, 40),
        man(250, 182, 50, { flip: true }),
        man(92, 236, 88),
        woman(136, 236, 82, { cloth: plumCloth }),
        woman(272, 238, 84, { cloth: blueCloth }),
        man(234, 238, 80, { hair: '#77726c' }),
      ].join(''),
    ),
};

/** The rocks of Safa under their dome, with pilgrims who pray before they walk. */
const safa: Drawing = {
  dark: 'night',
  draw: (tone) =>
    scene(tone, 'asr', { layers: 0, isInside: true }, () =>
      [
        '<path d="M0 0H360V240H0Z" fill="#f3e3c3"/><path d="M0 0H360V74Q300 22 180 18 60 22 0 74Z" fill="#e6d0a6"/><path d="M52 62Q80 10 180 4 280 10 308 62 250 40 180 40 110 40 52 62Z" fill="#fbf1dc"/><path d="M84 50Q104 18 180 12 256 18 276 50" fill="none" stroke="#c9a04a" stroke-width="1.2"/><path d="M180 12V40M128 19L138 43M232 19L222 43" stroke="#c9a04a" stroke-width=".8"/>',
        arcade({
          from: -10,
          to: 370,
          y: 158,
          height: 78,
          arches: 8,
          stone: '#f6e8cb',
          shade: '#d9c08f',
          inside: '#d2b27c',
        }),
        '<path d="M0 156H360V240H0Z" fill="#f9f0dd"/><path d="M0 156H360V160H0Z" fill="#000" opacity=".08"/>',
        // The worn rocks, each with a lit top and a dark side.
        '<path d="M30 178L44 158 74 150 88 130 122 122 138 100 170 92 196 102 214 98 238 118 262 124 276 146 304 152 330 178 250 192 110 192Z" fill="#b39879"/>',
        '<path d="M138 100L170 92 196 102 186 116 152 118ZM88 130L122 122 138 134 126 146 94 146ZM214 98L238 118 262 124 244 134 216 126ZM44 158L74 150 92 158 80 168 50 168ZM276 146L304 152 318 166 286 166ZM160 134L190 128 208 142 186 152 164 148Z" fill="#d0b996"/>',
        '<path d="M196 102L214 98 216 126 244 134 238 160 206 150 208 142 190 128 186 116ZM138 134L152 118 186 116 190 128 160 134 164 148 150 172 126 146ZM262 124L276 146 286 166 318 166 330 178 250 192 238 160 244 134ZM80 168L92 158 94 146 126 146 150 172 130 190 92 186Z" fill="#8f7558"/><path d="M164 148L186 152 206 150 238 160 250 192 180 196 150 172Z" fill="#a1866a"/>',
        // A glass rail in front of them.
        '<path d="M24 172Q100 196 180 196 260 196 336 172V196Q260 220 180 220 100 220 24 196Z" fill="#dcebe6" opacity=".55"/><path d="M24 172Q100 196 180 196 260 196 336 172" fill="none" stroke="#c9a04a" stroke-width="2.4"/><path d="M24 172v24M74 186v24M126 194v24M234 194v24M286 186v24M336 172v24" stroke="#c9a04a" stroke-width="1.2"/>',
        eightStar(180, 26, 8, { opacity: 0.9, plain: true }),
        man(112, 243, 78, { dua: true }),
        woman(152, 243, 68, { dua: true, cloth: greenCloth }),
        man(228, 244, 80, { dua: true, hair: '#77726c' }),
        woman(268, 244, 66, { dua: true, cloth: plumCloth }),
        man(44, 242, 66),
        woman(322, 243, 66, { cloth: blueCloth }),
      ].join(''),
    ),
};

const door = (x: number, width: number, top: number, foot: number): string => {
  const [left, right] = [x - width / 2, x + width / 2];
  const spring = top + width * 0.62;
  const path = `M${left} ${foot}V${spring}Q${left} ${top + width * 0.22} ${x} ${top} ${right} ${top + width * 0.22} ${right} ${spring}V${foot}`;
  return `<path d="${path}Z" fill="#a58f6b"/><path d="${path}" fill="none" stroke="#c9a04a" stroke-width="1.6"/>`;
};

/** A great gate of the Haram between two minarets, with two pilgrims entering. */
const umrah: Drawing = {
  dark: 'night',
  draw: (tone) =>
    scene(
      tone,
      'noon',
      { y: 118, layers: 2, heights: [30, 26], seeds: [14, 38], light: [180, 34, 11] },
      () => {
        return [
          arcade({ from: -6, to: 366, y: 178, height: 46, arches: 18 }),
          minarets([
            [104, 180, 158],
            [256, 180, 158],
          ]),
          '<path d="M112 178V78H248V178Z" fill="#f6ecd8"/><path d="M112 78H248V70H112Z" fill="#d5c39f"/><path d="M118 70h8v-7h-8zM134 70h8v-7h-8zM150 70h8v-7h-8zM166 70h8v-7h-8zM182 70h8v-7h-8zM198 70h8v-7h-8zM214 70h8v-7h-8zM230 70h8v-7h-8z" fill="#efe3cb"/><path d="M236 178V78H248V178Z" fill="#d5c39f"/><path d="M120 86H240V90H120Z" fill="#c9a04a"/>',
          door(180, 56, 98, 178),
          door(132, 24, 128, 178),
          door(228, 24, 128, 178),
          eightStar(142, 108, 10, { opacity: 0.9 }),
          eightStar(218, 108, 10, { opacity: 0.9 }),
          '<path d="M0 178H360V240H0Z" fill="#eadbc0"/><path d="M152 178H208L276 240H84Z" fill="#fbf3e3"/><path d="M180 178V240M166 178L132 240M194 178L228 240" stroke="#dcc89f" stroke-width=".8"/>',
          crowd(inRow(7, 6, 122, 190, 16, 13), { cloths: darkCloths, women: 0.3, bands: 1 }),
          crowd(inRow(17, 240, 356, 190, 16, 13), { cloths: darkCloths, women: 0.3, bands: 1 }),
          man(156, 240, 74),
          woman(200, 240, 68, { cloth: greenCloth }),
        ].join('');
      },
    ),
};

/** One of the great umbrellas of the courtyard, open. */
const parasol = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y})scale(${scale})"><path d="M-3 0H3L2-62H-2Z" fill="#e0cda6"/><path d="M-6 0H6V-8H-6Z" fill="#c9a04a"/><path d="M-56-72Q-22-76-5-98H5Q22-76 56-72L54-66Q24-70 6-60H-6Q-24-70-54-66Z" fill="#fffaf0"/><path d="M0-98H5Q22-76 56-72L54-66Q24-70 6-60H0Z" fill="#dccbab"/><path d="M0-98V-106" stroke="#c9a04a" stroke-width="2"/><path d="M-54-69Q-24-73-6-63H6Q24-73 54-69" fill="none" stroke="#c9a04a" stroke-width="1.2"/></g>`;

/** The Prophet's Mosque: the green dome, minarets, the umbrellas of its courtyard. */
const madinah: Drawing = {
  dark: 'night',
  draw: (tone) =>
    scene(
      tone,
      'sunrise',
      { y: 128, layers: 2, heights: [30, 24], seeds: [52, 20], light: [70, 46, 12] },
      () =>
        [
          minarets(
            [
              [128, 160, 136],
              [318, 160, 122],
              [22, 164, 96],
            ],
            '#f8eedb',
            '#cfbd97',
          ),
          // The dome on its drum.
          '<path d="M190 132V112H262V132Z" fill="#f1e3c6"/><path d="M244 132V112H262V132Z" fill="#d5c39f"/><path d="M198 128V120Q198 117 201 115 204 117 204 120V128ZM214 128V120Q214 117 217 115 220 117 220 120V128ZM232 128V120Q232 117 235 115 238 117 238 120V128Z" fill="#a58f6b"/><path d="M188 112Q184 72 226 54 268 72 264 112Z" fill="#1f7a4d"/><path d="M226 54Q268 72 264 112H240Q250 78 226 54Z" fill="#165c3a"/><path d="M206 112Q204 78 226 54M226 112V54M246 112Q250 82 226 54" fill="none" stroke="#0f4c3a" stroke-opacity=".4"/><path d="M188 112H264V108H188Z" fill="#c9a04a"/><path d="M226 54V38" stroke="#c9a04a" stroke-width="1.8"/><circle cx="226" cy="46" r="2.4" fill="#c9a04a"/><circle cx="226" cy="35" r="3" fill="none" stroke="#c9a04a" stroke-width="1.2"/>',
          arcade({ from: 78, to: 366, y: 172, height: 44, arches: 15, stone: '#f8eedb', shade: '#cfbd97' }),
          arcade({
            from: -6,
            to: 78,
            y: 172,
            height: 34,
            arches: 5,
            stone: '#f1e3c6',
            shade: '#cfbd97',
            id: 'as',
          }),
          '<path d="M0 172H360V240H0Z" fill="#efe3cd"/><path d="M0 172H360V177H0Z" fill="#000" opacity=".07"/>',
          palm(346, 186, 62),
          crowd(inRow(2, 6, 356, 188, 14, 15), {
            cloths: darkCloths,
            women: 0.35,
            bands: 1,
            isOutOfIhram: true,
          }),
          parasol(62, 216, 1.05),
          parasol(300, 216, 1.05),
          '<path d="M0 222H360V240H0Z" fill="#dfcda8" opacity=".7"/>',
          manInShirt(120, 242, 62, '#e9dcc0', '#77726c'),
          woman(150, 242, 56, { cloth: greenCloth }),
          woman(236, 242, 58, { cloth: plumCloth }),
        ].join(''),
    ),
};

export const places = { ihram, sai, safa, umrah, madinah };

import { brownCloth, darkCloths, greenCloth, plumCloth, blueCloth } from './colours.ts';
import { tent, tents, umbrella } from './buildings.ts';
import { crowd, inRow, type Stand } from './crowd.ts';
import { type Drawing, goldLine, scene, still } from './frame.ts';
import { eightStar } from './land.ts';
import { scatter } from './numbers.ts';
import { man, manInShirt, sitter, sleeper, thrower, woman } from './people.ts';

const tentCloth = { lit: '#fffaf0', shade: '#ecd6b8', wall: '#c59c78' };

const mina: Drawing = {
  dark: 'night',
  draw: (tone) =>
    scene(tone, 'sunrise', { y: 120, heights: [52, 46, 30], seeds: [31, 8, 17], light: [262, 62, 15] }, () =>
      [
        '<path d="M0 150H360V240H0Z" fill="#d8b892"/>',
        tents({
          id: 't',
          from: -8,
          to: 370,
          y: 150,
          width: 26,
          rows: 3,
          lit: '#fff3e0',
          shade: '#eccfae',
          wall: '#c89f7c',
        }),
        '<path d="M120 240L168 168H192L240 240Z" fill="#e9cda7"/>',
        tents({ id: 'u', from: -20, to: 150, y: 190, width: 54, rows: 1, ...tentCloth }),
        tents({ id: 'v', from: 226, to: 390, y: 190, width: 54, rows: 1, ...tentCloth }),
        crowd(inRow(4, 166, 196, 184, 15, 9), { cloths: darkCloths, bands: 1 }),
        man(162, 226, 48),
        woman(188, 224, 44, { cloth: greenCloth }),
        man(212, 232, 50, { hair: '#77726c' }),
        tent(30, 226, 92, tentCloth),
        tent(336, 226, 92, tentCloth),
      ].join(''),
    ),
};

const mercyHill =
  '<path d="M70 190Q96 160 112 150 124 128 150 118 158 92 184 82 196 74 208 78 232 86 246 112 272 122 284 146 310 160 330 190Z" fill="#b98852"/><path d="M208 78Q232 86 246 112 272 122 284 146 310 160 330 190H232Q250 168 236 150 246 132 222 120 226 96 208 78Z" fill="#8f6439"/><path d="M112 150l18 8-10 16 22 6M150 118l14 12-8 14M184 82l8 18-12 12" fill="none" stroke="#8f6439" stroke-width="1.4" opacity=".6"/><path d="M196 80H203V57Q200 54 196 57Z" fill="#fffaf0"/><path d="M200 80H203V57Q202 55 200 55Z" fill="#dcc9a4"/><path d="M190 82H209V79H190Z" fill="#efdfbd"/>';

const praying = (x: number, y: number, scale: number): string =>
  `<use href="#m" transform="matrix(${scale} 0 0 ${scale} ${x} ${y})"/>`;

/** Pilgrims are at Arafat until the sun has set. */
const arafat: Drawing = {
  dark: 'night',
  draw: (tone) =>
    scene(
      tone,
      'asr',
      {
        y: 128,
        layers: 2,
        heights: [26, 26],
        seeds: [41, 13],
        light: tone === 'night' ? [84, 92, 15] : [122, 62, 14],
        isByDayOnly: true,
      },
      () => {
        const onHill = scatter(21, 72, (a, b): Stand => {
          const y = 94 + a ** 0.8 * 76;
          return [204 + (b - 0.5) * 2 * (16 + (y - 84) * 0.98), y, 5.5 + (y - 90) * 0.045];
        });
        const below = scatter(44, 40, (a, b): Stand => [2 + b * 356, 178 + a * 4, 14]);
        return [
          mercyHill,
          crowd(onHill, { white: '#fff6e2', women: 0.2, head: '#6b5040' }),
          '<path d="M0 172Q90 164 180 170T360 168V240H0Z" fill="#d9b277"/>',
          crowd(below, { women: 0.24, cloths: darkCloths, bands: 2, seed: 6 }),
          umbrella(46, 168, 13, '#f6f0e2'),
          umbrella(262, 172, 12, '#2f6b57'),
          umbrella(308, 170, 14, '#f6f0e2'),
          umbrella(130, 170, 12, '#c9a04a'),
          `<path d="M0 198Q110 188 200 196T360 192V240H0Z" fill="#c79a5c"/><defs><g id="m">${man(0, 0, 100, { dua: true })}</g></defs>`,
          praying(82, 242, 0.78),
          praying(288, 243, 0.82),
          praying(162, 236, 0.56),
          praying(206, 234, 0.52),
          woman(122, 242, 70, { dua: true, cloth: greenCloth }),
          woman(246, 240, 66, { dua: true, cloth: plumCloth }),
        ].join('');
      },
    ),
};

const pebble = (x: number, y: number, r: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.76}" fill="#d8c9ac"/><path d="M${x - r} ${y}a${r} ${r * 0.76} 0 0 0 ${r * 2} 0q-${r} ${r * 0.5}-${r * 2} 0z" fill="#a8977a"/>`;

/** A person bending down for pebbles, seen from the side, with the head in the shade colour of the cloth. */
const gatherer = (x: number, y: number, height: number, flip = false): string =>
  `<g transform="translate(${x} ${y})scale(${(flip ? -1 : 1) * (height / 100)} ${height / 100})"><path d="M-14 0Q-18-28-12-44 0-56 16-46 22-30 20 0Q4 4-14 0Z" fill="#c3cddb"/><path d="M20 0Q22-30 16-46 8-50 2-50 10-30 6 2 14 2 20 0Z" fill="#93a3bb"/><path d="M-12-42Q-8-62 14-66 34-66 40-52 36-44 26-42 8-34-6-38Z" fill="#e6ebf1"/><path d="M-6-38Q8-34 26-42 34-46 40-52 30-50 16-48 4-46-6-38Z" fill="#b4c0d1"/><path d="M34-52Q40-34 38-10" fill="none" stroke="#a9744f" stroke-width="6" stroke-linecap="round"/><circle cx="44" cy="-60" r="9.5" fill="#33261f"/></g>`;

const lamp =
  '<circle cx="206" cy="188" r="52" fill="#f7dfa0" opacity=".07"/><circle cx="206" cy="188" r="30" fill="#f7dfa0" opacity=".1"/><path d="M200 196h12l-2-16h-8z" fill="#ffe0a3"/><path d="M198 196h16v4h-16zM201 180h10l-2-4h-6z" fill="#c9a04a"/><path d="M202 176q4-9 8 0" fill="none" stroke="#c9a04a" stroke-width="1.4"/>';

/** Muzdalifah at night: some people sleep, others gather pebbles. */
const muzdalifah: Drawing = {
  dark: 'same',
  draw: (tone) =>
    scene(tone, 'isha', { y: 122, heights: [30, 26, 20], seeds: [51, 29, 6], light: [292, 44, 14] }, () => {
      const pebbles = [
        [226, 214],
        [236, 220],
        [240, 210],
        [250, 217],
        [256, 208],
        [262, 219],
        [246, 225],
      ].map(([x = 0, y = 0]) => pebble(x, y, 4));
      return [
        '<path d="M0 144Q120 136 220 142T360 138V240H0Z" fill="#20385c"/>',
        crowd(inRow(12, 8, 356, 151, 11, 13), {
          white: '#a9b9d0',
          women: 0.3,
          cloths: ['#3a5478', '#4b4a78'],
          head: '#22304a',
          bands: 1,
        }),
        '<path d="M0 156Q110 150 230 154T360 150V240H0Z" fill="#1c3356"/>',
        sleeper(44, 170, 58, '#3f6b5c'),
        sleeper(116, 167, 54, '#6a4a6e', true),
        sleeper(322, 168, 56, '#4a6288', true),
        sitter(258, 172, 30, '#5b4a7a'),
        sitter(238, 174, 30, '#dfe6ee', '#33261f'),
        '<path d="M0 186Q110 176 230 184T360 180V240H0Z" fill="#172b4a"/>',
        sleeper(60, 206, 100, '#7a4a4f'),
        sitter(158, 210, 50, '#3f6b5c'),
        lamp,
        gatherer(284, 214, 66, true),
        ...pebbles,
        goldLine('M212 224Q244 238 276 222', 1),
        sleeper(96, 240, 118, '#2f6b57'),
        woman(334, 242, 66, { cloth: '#4b3f74' }),
      ].join('');
    }),
};

/**
 * One of the three Jamarat as it is today: a long oval wall in a basin, on the storey of a bridge under canopies. The sky
 * is visible behind the far side of the bridge.
 */
const jamarat: Drawing = {
  dark: 'night',
  draw: (tone) =>
    scene(
      tone,
      'sunrise',
      { y: 96, layers: 2, heights: [40, 30], seeds: [19, 33], light: [58, 44, 12] },
      () => {
        const thrown = [
          [116, 154],
          [134, 132],
          [158, 142],
          [248, 152],
          [230, 130],
          [206, 144],
          [182, 126],
        ];
        // Joints are closer together where the wall curves away.
        const joints = Array.from({ length: 19 }, (_, index) => {
          const x = Math.round(180 - 146 * Math.cos(((index + 1) * Math.PI) / 20));
          const bulge = 1 - ((x - 180) / 146) ** 2;
          return `M${x} ${Math.round(103 - 22 * bulge)}V${Math.round(170 + 12 * bulge)}`;
        });
        return [
          // The bridge continues behind, with a white canopy on masts.
          '<path d="M0 116H360V128H0Z" fill="#efdcc0"/><path d="M0 128H360V131H0Z" fill="#b99a78"/><path d="M0 131H360V240H0Z" fill="#ead6b9"/>',
          crowd(inRow(21, 4, 360, 142, 13, 9), { cloths: darkCloths, women: 0.3, bands: 1 }),
          '<path d="M26 128V58M334 128V58M180 90V26" stroke="#cdb495" stroke-width="5"/><path d="M-6 78Q18 68 26 46 60 64 104 62 156 52 180 18 204 52 256 62 300 64 334 46 342 68 366 78L366 84Q342 76 334 62 296 80 254 74 204 66 180 42 156 66 106 74 64 80 26 62 18 76-6 84Z" fill="#fffaf0"/><path d="M180 18Q204 52 256 62 300 64 334 46L334 62Q296 80 254 74 204 66 180 42Z" fill="#dccbb0"/>',
          // The wall: long, curved, taller than the people.
          '<path d="M34 172V104Q40 99 56 96 180 68 304 96 320 99 326 104V172Q180 204 34 172Z" fill="#bfa486"/><path d="M262 87Q290 92 304 96 320 99 326 104V172Q300 179 262 184Z" fill="#9d8368"/><path d="M300 95Q320 99 326 104V172L300 178Z" fill="#866d55"/><path d="M34 104Q40 99 56 96 180 68 304 96 320 99 326 104V111Q320 106 304 103 180 76 56 103 40 106 34 111Z" fill="#dcc6a8"/><path d="M34 172V104L60 95V177Z" fill="#fffaf0" opacity=".16"/>',
          `<path d="${joints.join('')}" stroke="#7c644e" stroke-width=".9" opacity=".34"/>`,
          // The basin that catches the pebbles.
          '<path d="M8 178Q10 168 34 164V172Q180 204 326 172V164Q350 168 352 178 330 212 180 214 30 212 8 178Z" fill="#7f6750"/><path d="M8 178Q10 168 34 164V168Q18 172 17 179 60 204 180 206 300 204 343 179 342 172 326 168V164Q350 168 352 178V186Q330 220 180 222 30 220 8 186Z" fill="#e3cdb0"/><path d="M8 179Q30 212 180 214 330 212 352 179V186Q330 220 180 222 30 220 8 186Z" fill="#c4a98a"/>',
          goldLine('M86 160Q102 110 134 132', 1.3, '1 5'),
          goldLine('M276 160Q260 110 230 130', 1.3, '1 5'),
          `<g fill="#4b3829">${thrown.map(([x, y], index) => `<circle cx="${x}" cy="${y}" r="${index % 3 === 0 ? 3 : 2.3}"/>`).join('')}</g>`,
          crowd(inRow(8, 104, 264, 236, 27, 20), { women: 0.3, cloths: darkCloths, bands: 1 }),
          thrower(62, 243, 84, { flip: true, hair: '#77726c' }),
          woman(24, 242, 72, { cloth: greenCloth }),
          woman(100, 245, 64, { cloth: brownCloth }),
          thrower(300, 243, 84),
          woman(338, 243, 70, { cloth: blueCloth }),
          woman(264, 246, 62, { cloth: plumCloth }),
        ].join('');
      },
    ),
};

function sheep(x: number, y: number, scale: number, flip = false, wool = '#fffaf0'): string {
  return `<g transform="translate(${x} ${y})scale(${flip ? -scale : scale} ${scale})"><path d="M-14 0v-12M-8 0v-12M10 0v-12M16 0v-12" stroke="#5f4647" stroke-width="3" stroke-linecap="round"/><path d="M-22-16Q-28-26-18-30-14-38-4-34 4-40 12-34 22-36 23-26 28-18 20-12 8-6-2-9-14-5-22-16Z" fill="${wool}"/><path d="M-22-16Q-14-5-2-9 8-6 20-12 26-16 24-22 14-14 2-17-10-13-22-16Z" fill="#e6d3b8"/><path d="M20-30Q30-36 36-28 38-20 31-18 24-20 20-30Z" fill="#5f4647"/><path d="M24-33Q18-36 18-29Z" fill="#5f4647"/></g>`;
}

const sacrifice: Drawing = {
  dark: 'night',
  draw: (tone) =>
    scene(tone, 'sunrise', { y: 150, heights: [34, 36, 28], seeds: [61, 22, 71] }, () =>
      [
        '<g fill="none" stroke="#c9a04a"><circle cx="180" cy="82" r="52" fill="#fff8e8" fill-opacity=".55" stroke-width="1.2"/><path d="M180 82V30M180 82L135 108M180 82L225 108" stroke-width="1.2"/></g>',
        eightStar(180, 82, 20, { opacity: 0.9, width: 1.1 }),
        eightStar(180, 82, 58, { opacity: 0.4, plain: true }),
        '<path d="M0 188Q100 166 200 182T360 172V240H0Z" fill="#c08d70"/><path d="M0 212Q120 196 240 208T360 204V240H0Z" fill="#93655a"/>',
        sheep(96, 196, 0.8),
        sheep(256, 192, 0.72, true),
        sheep(150, 224, 1.15),
        sheep(300, 226, 0.95, true, '#f3e3cb'),
        sheep(44, 226, 0.9, false, '#f3e3cb'),
      ].join(''),
    ),
};

const haircut: Drawing = {
  dark: 'night',
  draw: (tone) =>
    still(
      tone,
      'mint',
      eightStar(180, 112, 96, { opacity: 0.5 }),
      [
        '<circle cx="180" cy="112" r="84" fill="#f3e7d0"/><path d="M0 196H360V240H0Z" fill="#0f4c3a"/><path d="M0 196H360V199H0Z" fill="#c9a04a"/><path d="M74 222Q72 206 84 204H276Q288 206 286 222 180 232 74 222Z" fill="#fffdf7"/><path d="M74 222Q73 214 77 212 180 222 283 212 287 214 286 222 180 232 74 222Z" fill="#e3d9c6"/><path d="M86 206Q84 192 94 190H266Q276 192 274 206 180 214 86 206Z" fill="#fffdf7"/><path d="M86 206Q85 200 88 198 180 206 272 198 275 200 274 206 180 214 86 206Z" fill="#ece2d0"/>',
        '<g transform="translate(146 118)rotate(24)"><path d="M-7 26L9-74Q13-46 7-2L2 10Z" fill="#b9c4c0"/><path d="M7 26L-9-74Q-13-46-7-2L-2 10Z" fill="#dde5e2"/><g fill="none" stroke="#b8892b" stroke-width="6"><ellipse cx="-15" cy="44" rx="12" ry="17" transform="rotate(18 -15 44)"/><ellipse cx="15" cy="44" rx="12" ry="17" transform="rotate(-18 15 44)"/></g><circle cy="8" r="3.6" fill="#8c6a24"/></g>',
        '<g transform="translate(224 116)rotate(-14)"><path d="M-15-70H8Q15-70 15-62V62Q15 70 8 70H-15Z" fill="#6b4a2f"/><path d="M3-70H8Q15-70 15-62V62Q15 70 8 70H3Z" fill="#543820"/><path d="M-15-64h-20M-15-56h-20M-15-48h-20M-15-40h-20M-15-32h-20M-15-24h-20M-15-16h-20M-15-8h-20M-15 0h-20M-15 8h-20M-15 16h-20M-15 24h-20M-15 32h-20M-15 40h-20M-15 48h-20M-15 56h-20M-15 64h-20" stroke="#6b4a2f" stroke-width="3.6" stroke-linecap="round"/></g>',
        '<path d="M150 196Q176 172 206 186M156 199Q180 180 204 192M148 192Q172 166 210 181" fill="none" stroke="#33261f" stroke-width="2.6" stroke-linecap="round"/><path d="M158 187l6 11" stroke="#c9a04a" stroke-width="3.4" stroke-linecap="round"/>',
      ].join(''),
    ),
};

const litTent = { lit: '#8fa0bd', shade: '#64779a', wall: '#d8b45e' };

/** The nights of Tashriq: the lit tents of Mina. */
const tashriq: Drawing = {
  dark: 'same',
  draw: (tone) =>
    scene(tone, 'isha', { y: 124, heights: [48, 42, 26], seeds: [31, 8, 17], light: [84, 50, 14] }, () =>
      [
        '<path d="M0 150H360V240H0Z" fill="#16294a"/>',
        tents({ id: 't', from: -8, to: 370, y: 152, width: 26, rows: 3, ...litTent }),
        '<path d="M120 240L168 178H192L240 240Z" fill="#26406a"/>',
        tents({ id: 'u', from: -20, to: 150, y: 194, width: 56, rows: 1, ...litTent }),
        tents({ id: 'v', from: 226, to: 390, y: 194, width: 56, rows: 1, ...litTent }),
        '<path d="M180 150v44" stroke="#0b1733" stroke-width="2"/><circle cx="180" cy="150" r="22" fill="#f7dfa0" opacity=".14"/><circle cx="180" cy="150" r="4" fill="#ffe9b8"/>',
        tent(34, 226, 96, litTent),
        tent(330, 226, 96, litTent),
        '<ellipse cx="180" cy="226" rx="52" ry="13" fill="#8c4a4f"/><ellipse cx="180" cy="226" rx="45" ry="10" fill="none" stroke="#e3bd68"/>',
        manInShirt(150, 236, 52, '#dfe6ee'),
        manInShirt(210, 236, 52, '#c9d4e2', '#77726c'),
        manInShirt(180, 241, 52, '#f0f2f3'),
        crowd(inRow(4, 166, 196, 190, 14, 9), {
          white: '#c9d4e2',
          cloths: ['#31476b', '#3d3f66'],
          isOutOfIhram: true,
          bands: 1,
        }),
      ].join(''),
    ),
};

export const hajjDays = { mina, arafat, muzdalifah, jamarat, sacrifice, haircut, tashriq };

import { darkCloths, greenCloth, plumCloth, blueCloth } from './colours.ts';
import { arcade, minarets, palm, umbrella } from './buildings.ts';
import { crowd, inRow } from './crowd.ts';
import { type Drawing, goldLine, scene, still } from './frame.ts';
import { eightStar, hill } from './land.ts';
import { man, woman } from './people.ts';

const plane =
  '<g transform="translate(214 78)rotate(-9)"><path d="M-66 2Q-68-7-54-8L44-8Q66-7 76 2 66 8 44 8H-50Q-62 8-66 2Z" fill="#fdf8ee"/><path d="M-66 2Q-62 8-50 8H44Q66 8 76 2 40 5-66 2Z" fill="#cfc5d6"/><path d="M-62-2L-82-30H-66L-44-6Z" fill="#0f4c3a"/><path d="M-8 4L-44 34H-30L24 4Z" fill="#e6dced"/><path d="M6-8L-16-28H-6L30-8Z" fill="#b9aec8"/><path d="M-64 0L-80-2-82 2-62 4Z" fill="#d9cfe0"/><path d="M-34-2h74" stroke="#4a4672" stroke-width="2.6" stroke-dasharray="2.6 3.4"/><path d="M58-5Q66-4 70-1L58-1Z" fill="#4a4672"/></g>';

const talbiyah: Drawing = {
  dark: 'same',
  draw: (tone) =>
    scene(tone, 'fajr', { y: 178, heights: [26, 30, 26], light: [62, 46, 13] }, () =>
      [
        goldLine('M-6 170Q70 132 130 100', 1.4, '1 6'),
        goldLine('M292 62Q330 50 372 44', 1.2, '1 6'),
        plane,
        hill({ seed: 91, y: 226, height: 26, step: 90, fill: '#171b3a', width: 360, foot: 240 }),
        '<path d="M60 228V188Q60 168 76 160 92 168 92 188V228" fill="#171b3a" stroke="#e3bd68" stroke-width="1.6"/><path d="M66 228V190Q66 174 76 168 86 174 86 190V228" fill="#f4cfa6" opacity=".85"/>',
      ].join(''),
    ),
};

/** A low mosque with a square minaret between palms, where Ihram begins. */
const miqat: Drawing = {
  dark: 'night',
  draw: (tone) =>
    scene(
      tone,
      'sunrise',
      { y: 132, layers: 2, heights: [38, 32], seeds: [44, 18], light: [290, 52, 13] },
      () =>
        [
          '<path d="M0 158Q120 150 220 156T360 152V240H0Z" fill="#e2c49d"/>',
          palm(34, 176, 84),
          palm(316, 172, 96),
          palm(286, 168, 66),
          '<path d="M96 172V56H122V172Z" fill="#fff6e4"/><path d="M112 172V56H122V172Z" fill="#dcc4a0"/><path d="M92 60H126V54H92ZM92 100H126V94H92Z" fill="#e9d5b2"/><path d="M99 54V38H119V54Z" fill="#fff6e4"/><path d="M112 54V38H119V54Z" fill="#dcc4a0"/><path d="M97 38Q98 24 109 18 120 24 121 38Z" fill="#7fa08a"/><path d="M109 18V9" stroke="#c9a04a" stroke-width="1.4"/><circle cx="109" cy="7" r="2.4" fill="none" stroke="#c9a04a"/><path d="M105 90V76Q105 70 109 67 113 70 113 76V90ZM105 130V116Q105 110 109 107 113 110 113 116V130Z" fill="#a58f6b"/>',
          '<path d="M158 124Q158 98 182 92 206 98 206 124Z" fill="#7fa08a"/><path d="M186 93Q206 98 206 124H194Q198 106 186 93Z" fill="#668671"/><path d="M182 92V82" stroke="#c9a04a" stroke-width="1.4"/><circle cx="182" cy="80" r="2.2" fill="none" stroke="#c9a04a"/><path d="M150 128H214V122H150Z" fill="#e9d5b2"/>',
          arcade({ from: 118, to: 262, y: 178, height: 52, arches: 8, stone: '#fff6e4', shade: '#dcc4a0' }),
          '<path d="M166 178V140Q168 128 182 121 196 128 198 140V178Z" fill="#fffaf0"/><path d="M171 178V143Q173 134 182 128 191 134 193 143V178Z" fill="#0f4c3a"/><path d="M171 178V143Q173 134 182 128 191 134 193 143V178" fill="none" stroke="#c9a04a" stroke-width="1.2"/>',
          '<path d="M0 178Q120 172 220 177T360 174V240H0Z" fill="#d9b48a"/><path d="M172 178H192L246 240H118Z" fill="#f1dfc2"/>',
          eightStar(238, 146, 9, { opacity: 0.9 }),
          man(164, 232, 58),
          man(206, 226, 52, { flip: true, hair: '#77726c' }),
          woman(232, 234, 52, { cloth: greenCloth }),
          palm(352, 236, 108),
        ].join(''),
    ),
};

const bus = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y})scale(${scale})"><path d="M-34-4V-26Q-34-32-28-32H28Q34-32 36-24L37-4Z" fill="#fffaf0"/><path d="M-34-12H37L37-4H-34Z" fill="#0f4c3a"/><path d="M-29-27H-17V-17H-29ZM-14-27H-2V-17H-14ZM1-27H13V-17H1ZM16-27H29L32-17H16Z" fill="#4a6478"/><path d="M-28-32V-37H24V-32Z" fill="#b98d63"/><circle cx="-20" cy="-4" r="6" fill="#2b2a2a"/><circle cx="22" cy="-4" r="6" fill="#2b2a2a"/><circle cx="-20" cy="-4" r="2.4" fill="#d9cfbb"/><circle cx="22" cy="-4" r="2.4" fill="#d9cfbb"/></g>`;

/** The road into Makkah, where the valley opens on the minarets of the Haram. */
const arrival: Drawing = {
  dark: 'night',
  draw: (tone) =>
    scene(
      tone,
      'sunrise',
      { y: 96, layers: 2, heights: [46, 34], seeds: [63, 27], light: [180, 54, 14] },
      () => {
        const houses = [6, 22, 40, 58, 290, 308, 326, 344].map((x, index) => {
          const height = 16 + ((index * 7) % 13);
          return `<path d="M${x} 148v-${height}h17v${height}z" fill="${index % 2 ? '#e9cfac' : '#f3dfc2'}"/><path d="M${x + 4} ${146 - height + 6}h3v4h-3zM${x + 10} ${146 - height + 6}h3v4h-3z" fill="#a58f6b"/>`;
        });
        return [
          ...houses,
          minarets([
            [104, 142, 84],
            [134, 140, 68],
            [226, 140, 68],
            [256, 142, 84],
          ]),
          arcade({ from: 84, to: 276, y: 148, height: 22, arches: 22 }),
          '<path d="M-4 148Q40 138 96 150L120 168Q60 172-4 190Z" fill="#b98d6c"/><path d="M364 146Q320 136 264 150L240 168Q300 172 364 190Z" fill="#a5795c"/>',
          '<path d="M0 164Q180 142 360 164V240H0Z" fill="#caa07a"/><path d="M172 150H188Q196 164 226 172 300 190 236 212 190 226 178 240H60Q90 214 150 200 214 186 190 172 172 164 172 150Z" fill="#8f8377"/><path d="M180 152Q184 168 208 178 250 194 196 208 136 222 118 240" fill="none" stroke="#fffaf0" stroke-width="1.6" stroke-dasharray="7 6"/>',
          bus(206, 202, 0.92),
          '<path d="M0 206Q40 196 84 214 100 226 104 240H0Z" fill="#8a6048"/><path d="M360 196Q312 196 276 220 264 230 262 240H360Z" fill="#7a543f"/>',
          palm(36, 222, 78),
          man(306, 240, 56, { dua: true }),
          woman(334, 241, 50, { cloth: plumCloth }),
        ].join('');
      },
    ),
};

const pilgrims: Drawing = {
  dark: 'night',
  draw: (tone) =>
    scene(tone, 'asr', { y: 128, heights: [40, 36, 26], seeds: [12, 37, 9], light: [276, 56, 14] }, () =>
      [
        '<path d="M0 160H360V240H0Z" fill="#d9b277"/><path d="M162 160H188L286 240H70Z" fill="#efd9ae"/>',
        crowd(inRow(3, 164, 186, 168, 9, 5), { cloths: darkCloths, bands: 1 }),
        crowd(inRow(6, 154, 198, 180, 14, 8), { cloths: darkCloths, bands: 1 }),
        '<path d="M178 198V118" stroke="#6b4a2f" stroke-width="2.4"/><path d="M179 120Q198 112 214 122T244 118V144Q226 150 212 143T179 146Z" fill="#0f4c3a"/>',
        eightStar(210, 132, 7, { colour: '#e3bd68', opacity: 1, width: 1.2, plain: true }),
        man(176, 208, 50),
        woman(148, 212, 48, { cloth: blueCloth }),
        umbrella(212, 166, 20, '#fffaf0'),
        man(208, 218, 54, { flip: true, hair: '#77726c' }),
        woman(240, 226, 56, { cloth: plumCloth }),
        man(118, 232, 68),
        umbrella(110, 168, 25, '#c9a04a'),
        woman(162, 238, 66, { cloth: greenCloth }),
        man(206, 242, 72, { hair: '#8b8681' }),
        '<path d="M221 214l10 3-1 20-10-2z" fill="#8a5a4a"/>',
        woman(260, 244, 74, { cloth: '#7a6248' }),
      ].join(''),
    ),
};

const suitcase: Drawing = {
  dark: 'night',
  draw: (tone) =>
    still(
      tone,
      'sand',
      eightStar(180, 104, 92, { opacity: 0.35 }),
      [
        '<path d="M0 200H360V240H0Z" fill="#b98d63"/><path d="M0 200H360V205H0Z" fill="#000" opacity=".12"/>',
        // A closed umbrella at the back.
        '<path d="M262 210L286 76" stroke="#6b4a2f" stroke-width="4"/><path d="M268 190Q262 140 288 62 300 140 276 192Z" fill="#c9a04a"/><path d="M283 90Q298 140 276 192L272 191Q284 140 283 90Z" fill="#000" opacity=".14"/>',
        '<path d="M148 74V50Q148 42 156 42H196Q204 42 204 50V74" fill="none" stroke="#6b4a2f" stroke-width="7"/><path d="M96 88Q96 74 110 74H242Q256 74 256 88V204Q256 214 246 214H106Q96 214 96 204Z" fill="#0f4c3a"/><path d="M222 74H242Q256 74 256 88V204Q256 214 246 214H222Z" fill="#0b3a2c"/><path d="M116 74H128V214H116ZM224 74H236V214H224Z" fill="#b98d63"/><path d="M116 104H128V112H116ZM224 104H236V112H224Z" fill="#e3bd68"/><path d="M112 214h14v6h-14zM226 214h14v6h-14z" fill="#2b2a2a"/>',
        '<circle cx="176" cy="146" r="30" fill="none" stroke="#e3bd68" stroke-width="1.2"/>',
        eightStar(176, 146, 20, { colour: '#e3bd68', opacity: 1, width: 1.4 }),
        // A tag, a bottle of water, a passport with a boarding card, sandals.
        '<path d="M200 60L222 78 216 96 198 88Z" fill="#fffaf0"/><circle cx="203" cy="68" r="2.4" fill="#b98d63"/>',
        '<path d="M54 150Q54 142 60 138V126H76V138Q82 142 82 150V214H54Z" fill="#8fc7cf"/><path d="M54 168H82V196H54Z" fill="#fffaf0"/><path d="M58 118H78V128H58Z" fill="#0f6b58"/><path d="M72 140Q82 142 82 150V214H74Z" fill="#000" opacity=".1"/>',
        '<g transform="translate(300 196)rotate(-8)"><path d="M-16-42H34V-4H-16Z" fill="#fffaf0"/><path d="M-10-34h26M-10-26h16" stroke="#d9c8a8" stroke-width="3"/><path d="M-28-34H8V20H-28Z" fill="#7d2f33"/><path d="M-22 8H2M-18 14H-2" stroke="#e3bd68" stroke-width="2"/></g>',
        eightStar(289, 184, 8, { colour: '#e3bd68', opacity: 1, width: 1.2, plain: true }),
        '<path d="M20 228q8-12 20-8 8 4-2 11-12 6-18-3zM50 230q8-12 20-8 8 4-2 11-12 6-18-3z" fill="#7a5434"/><path d="M27 220q6 2 8 9M57 222q6 2 8 9" stroke="#e3bd68" stroke-width="1.6" fill="none"/>',
      ].join(''),
    ),
};

export const journey = { talbiyah, miqat, arrival, pilgrims, suitcase };

import { greenCloth, plumCloth } from '../colours.ts';
import { kaaba } from '../kaaba.ts';
import { man, woman } from '../people.ts';
import {
  arrow,
  arrowhead,
  type Diagram,
  fromAbove,
  kaabaFromAbove,
  onGround,
  rightColour,
  stone,
  stroke,
} from './parts.ts';

/** A hill inside the hall, from above. */
const hill = (x: number): string =>
  `<ellipse cx="${x}" cy="92" rx="32" ry="58" fill="#c9b48c"/><ellipse cx="${x}" cy="92" rx="22" ry="42" fill="#b1986c"/><ellipse cx="${x}" cy="92" rx="11" ry="22" fill="#927a51"/>`;

const lane = (y: number, isOut: boolean): string =>
  isOut
    ? arrow([
        [292, y],
        [70, y],
      ])
    : arrow([
        [68, y],
        [292, y],
      ]);

const saiCourse: Diagram = {
  parts: { safa: [328, 22], lights: [246, 22], marwah: [32, 22] },
  draw: () =>
    onGround('marble', [
      '<path d="M32 34H328V150H32Z" fill="#fdf9f0" fill-opacity=".5" stroke="#b9a27c" stroke-width="2"/>',
      '<path d="M218 34H274V150H218Z" fill="#2fa866" fill-opacity=".16"/>',
      stroke('M218 36V148M274 36V148', { colour: '#2fa866', width: 5 }),
      '<path d="M72 88H288V96H72Z" fill="#d8ccb4"/>',
      hill(36),
      hill(324),
      lane(64, true),
      lane(120, false),
      fromAbove(190, 64, 180),
      fromAbove(108, 64, 180, plumCloth),
      fromAbove(246, 64, 180),
      fromAbove(120, 120, 0, greenCloth),
      fromAbove(196, 120, 0),
      `<g transform="rotate(-90 250 206)">${kaabaFromAbove(250, 206, 24)}</g>`,
    ]),
};

/** The ceiling of the hall with its lamps. */
const ceiling =
  '<path d="M0 0H360V52H0Z" fill="#d8ccb4"/><path d="M0 52H360" stroke="#b9a27c" stroke-width="3"/><path d="M8 40h88M264 40h88" stroke="#fdf9f0" stroke-width="9" stroke-linecap="round"/><path d="M114 40h132" stroke="#2fa866" stroke-width="11" stroke-linecap="round"/>';

const column = (x: number): string =>
  `<path d="M${x - 9} 54h18v10l-4 6v118h-10V70l-4-6z" fill="#cbbd9f"/><path d="M${x - 12} 186h24v10h-24z" fill="#b9a27c"/>`;

const saiGreenLights: Diagram = {
  parts: { begin: [105, 84], end: [255, 84], women: [316, 84] },
  draw: () =>
    onGround('marble', [
      '<path d="M0 190H360V240H0Z" fill="#d8ccb4"/><path d="M105 54H255V190H105Z" fill="#2fa866" opacity=".12"/>',
      ceiling,
      [20, 105, 255, 340].map(column).join(''),
      man(62, 226, 104),
      `<g transform="rotate(9 150 226)">${man(148, 226, 104)}</g><g transform="rotate(9 206 226)">${man(206, 226, 104, { hair: '#5a5550' })}</g>`,
      stroke('M110 150h14M104 164h16M112 178h10', { width: 3 }),
      woman(300, 226, 98, { cloth: plumCloth }),
      woman(334, 228, 94, { cloth: greenCloth }),
      arrow([
        [120, 232],
        [244, 232],
      ]),
    ]),
};

const safaStanding: Diagram = {
  parts: { hill: [60, 168], kaaba: [180, 22], hands: [300, 130] },
  draw: () =>
    onGround('marble', [
      '<path d="M0 128H360V240H0Z" fill="#d8ccb4"/>',
      stroke('M60 128V40Q60 12 96 12H264Q300 12 300 40V128', { colour: stone, width: 5 }),
      kaaba(178, 124, 0.62),
      stroke('M190 176Q182 160 180 144', { colour: rightColour, width: 3, dashes: '2 7' }),
      arrowhead(180, 140, -92, rightColour),
      '<path d="M-10 240Q10 176 70 190 110 168 170 184 230 168 290 186 350 176 370 240Z" fill="#927a51"/><path d="M-10 240Q20 198 80 208 120 190 176 202 236 190 290 206 340 200 370 240Z" fill="#b1986c"/>',
      man(140, 218, 104, { dua: true }),
      woman(216, 216, 98, { cloth: greenCloth, dua: true }),
      man(270, 222, 104, { dua: true, hair: '#8b8681' }),
    ]),
};

export const saiDiagrams = {
  'sai-course': saiCourse,
  'sai-green-lights': saiGreenLights,
  'safa-standing': safaStanding,
};

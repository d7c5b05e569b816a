import {
  arrow,
  arrowhead,
  cross,
  type Diagram,
  fromAbove,
  onGround,
  rightColour,
  stroke,
  tick,
  wrongColour,
} from './parts.ts';
import { greenCloth, plumCloth } from '../colours.ts';
import { type Point } from '../numbers.ts';

/** A pillar in its basin, from above. */
const jamrah = (x: number, y: number, half: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${half}" ry="${half * 0.62}" fill="#cbbd9f" stroke="#8b8272" stroke-width="3"/><ellipse cx="${x}" cy="${y}" rx="${half * 0.52}" ry="${half * 0.17}" fill="#6b6255"/>`;

const deck =
  '<path d="M0 40H360V204H0Z" fill="#f8efe0"/><path d="M0 40H360M0 204H360" stroke="#8b8272" stroke-width="4"/>';

/** The three pillars as pilgrims pass them: from Mina on the right towards Makkah on the left. */
const row = [
  [294, 30],
  [188, 33],
  [72, 38],
] as const;
const pillars = row.map(([x, half]) => jamrah(x, 108, half)).join('');
const onwards = (y: number, from = 352, to = 12): string =>
  arrow([
    [from, y],
    [to, y],
  ]);

/** Pebbles thrown one after another from a person. */
const throws = (from: Point, to: Point): string =>
  stroke(`M${from.join(' ')}L${to.join(' ')}`, { colour: '#6b6255', width: 5, dashes: '.1 9' });

const threeJamarat: Diagram = {
  parts: { small: [294, 62], middle: [188, 60], aqabah: [72, 58] },
  draw: () =>
    onGround('sand', [
      deck,
      pillars,
      ...row.flatMap(([x], index) => [
        throws([x, 160], [x, 122]),
        fromAbove(x, 170, -90, index === 1 ? plumCloth : undefined),
      ]),
      onwards(192),
    ]),
};

const jamaratDua: Diagram = {
  parts: { first: [242, 46], second: [176, 196], aqabah: [72, 62] },
  draw: () =>
    onGround('sand', [
      '<path d="M0 22H360V218H0Z" fill="#f8efe0"/><path d="M0 22H360M0 218H360" stroke="#8b8272" stroke-width="4"/>',
      pillars,
      stroke('M340 150H290Q262 150 250 110', { dashes: '2 7' }),
      fromAbove(248, 88, 180),
      stroke('M236 110Q226 150 200 150H180Q160 150 148 174', { dashes: '2 7' }),
      fromAbove(142, 188, 180, greenCloth),
      stroke('M132 184Q116 150 84 150', { dashes: '2 7' }),
      onwards(150, 70, 12),
      arrow(
        [
          [232, 88],
          [214, 88],
        ],
        { colour: rightColour },
      ),
      arrow(
        [
          [126, 190],
          [106, 190],
        ],
        { colour: rightColour },
      ),
    ]),
};

const jamrahStand: Diagram = {
  parts: { makkah: [30, 150], mina: [330, 150], you: [226, 206] },
  draw: () =>
    onGround('sand', [
      jamrah(180, 84, 58),
      arrow([
        [140, 186],
        [24, 186],
      ]),
      arrow([
        [336, 186],
        [220, 186],
      ]),
      throws([180, 158], [180, 104]),
      fromAbove(180, 184, -90, undefined, 1.8),
      '<path d="M20 88h22v20H20z" fill="#221e1b"/><path d="M20 94h22" stroke="#c9a04a" stroke-width="2.500"/>',
      '<path d="M318 108v-12l13-10 13 10v12z" fill="#fdf9f0" stroke="#b9a27c" stroke-width="1.5"/>',
    ]),
};

const jamrahBasin: Diagram = {
  parts: { basin: [180, 196], missed: [52, 186], wall: [180, 40] },
  draw: () =>
    onGround('sand', [
      '<path d="M0 222H360V240H0Z" fill="#d9c49c"/>',
      // The wall is in the middle of the basin, which is cut open.
      '<path d="M156 16Q180 6 204 16V214H156Z" fill="#b9a27c"/><path d="M188 11Q198 12 204 16V214H188Z" fill="#000" opacity=".1"/>',
      '<path d="M84 160Q88 222 120 222H240Q272 222 276 160H262Q256 206 236 210H124Q104 206 98 160Z" fill="#8b8272"/>',
      '<path d="M112 206Q128 194 146 200 180 184 214 200 234 194 248 206L240 210H120Z" fill="#6b6255"/>',
      stroke('M352 92Q292 66 236 184', { colour: rightColour, width: 3, dashes: '2 8' }),
      arrowhead(236, 184, 112, rightColour),
      tick(318, 120),
      stroke('M8 92Q44 88 60 150', { colour: wrongColour, width: 3, dashes: '2 8' }),
      arrowhead(61, 153, 78, wrongColour),
      cross(30, 132),
    ]),
};

const oneWay: Diagram = {
  parts: { come: [330, 74], throw: [180, 56], leave: [30, 74] },
  draw: () =>
    onGround('sand', [
      deck,
      jamrah(180, 112, 46),
      ...[
        [316, 110],
        [290, 150],
        [332, 168],
        [256, 172],
        [92, 84],
        [60, 132],
        [34, 104],
      ].map(([x = 0, y = 0], index) => fromAbove(x, y, 180, index % 3 === 1 ? plumCloth : undefined)),
      throws([180, 160], [180, 128]),
      fromAbove(180, 172, -90),
      onwards(192, 350, 14),
      stroke('M112 168Q84 168 84 152T112 136H124', { colour: wrongColour, width: 3, dashes: '6 6' }),
      arrowhead(126, 136, 0, wrongColour),
      cross(84, 152, 7),
    ]),
};

export const jamaratDiagrams = {
  'three-jamarat': threeJamarat,
  'jamarat-dua': jamaratDua,
  'jamrah-stand': jamrahStand,
  'jamrah-basin': jamrahBasin,
  'one-way': oneWay,
};

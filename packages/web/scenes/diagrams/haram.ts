import { greenCloth, plumCloth } from '../colours.ts';
import {
  arc,
  arrow,
  arrowhead,
  cross,
  type Diagram,
  fromAbove,
  hijrWall,
  kaabaFromAbove,
  onCircle,
  onGround,
  rightColour,
  stationFromAbove,
  stroke,
  wrongColour,
} from './parts.ts';

/** A walker on a circle round a point, with the point on the left. */
function circling(x: number, y: number, radius: number, degrees: number, cloth?: string): string {
  const [atX, atY] = onCircle(x, y, radius, degrees);
  return fromAbove(atX, atY, -degrees - 90, cloth);
}

function arrowOn(x: number, y: number, radius: number, degrees: number): string {
  const [atX, atY] = onCircle(x, y, radius, degrees);
  return arrowhead(atX, atY, -degrees - 90);
}

/** The arcade of the mosque on the right, with a green light. */
const lampWall = (y: number): string =>
  `<path d="M336 0H360V240H336Z" fill="#d8ccb4"/><path d="M336 0V240" stroke="#b9a27c" stroke-width="2"/><path d="M332 ${y - 14}h8v28h-8z" fill="#2fa866" stroke="${rightColour}" stroke-width="1.5"/>`;

const blackStoneLine: Diagram = {
  parts: { stone: [104, 128], light: [308, 102], start: [236, 62] },
  draw: () =>
    onGround('marble', [
      hijrWall(52, 128, 80),
      kaabaFromAbove(52, 128, 80),
      stroke('M140 128H330', { colour: rightColour, width: 3, dashes: '7 6' }),
      lampWall(128),
      stroke(arc(52, 128, 158, 8, 42)),
      arrowOn(52, 128, 158, 43),
      stroke(arc(52, 128, 158, -38, -9), { dashes: '2 7' }),
      circling(52, 128, 158, -26, greenCloth),
      fromAbove(210, 128, 180),
    ]),
};

const circuits: Diagram = {
  parts: { start: [308, 102], direction: [180, 20], hijr: [147, 87], corner: [180, 182] },
  draw: () =>
    onGround('marble', [
      stroke(arc(180, 120, 74, 4, 356)),
      stroke(arc(180, 120, 98, 4, 356), { width: 1.5 }),
      stroke('M224 120H330', { colour: rightColour, width: 3, dashes: '7 6' }),
      lampWall(120),
      hijrWall(180, 120, 42),
      kaabaFromAbove(180, 120, 42),
      stationFromAbove(226, 76),
      ...[68, 158, 248, 338].map((degrees) => arrowOn(180, 120, 74, degrees)),
      ...[110, 205, 292].map((degrees) => arrowOn(180, 120, 98, degrees)),
      circling(180, 120, 74, 22),
      circling(180, 120, 98, 64, plumCloth),
      circling(180, 120, 74, 112),
      circling(180, 120, 98, 160, greenCloth),
      circling(180, 120, 74, 205),
      circling(180, 120, 98, 250),
      circling(180, 120, 98, 325),
    ]),
};

const hijrOutside: Diagram = {
  parts: { wall: [112, 66], outside: [44, 158], inside: [250, 58] },
  draw: () =>
    onGround('marble', [
      hijrWall(190, 160, 78),
      kaabaFromAbove(190, 160, 78),
      stroke('M300 22C210-8 104 6 66 66 36 112 44 174 88 222', { colour: rightColour, width: 4 }),
      arrowhead(90, 224, 48, rightColour, 11),
      fromAbove(120, 26, 146),
      stroke('M228 66C200 82 186 80 170 92 150 108 126 128 116 152', {
        colour: wrongColour,
        width: 4,
        dashes: '8 7',
      }),
      arrowhead(113, 158, 108, wrongColour, 11),
      cross(150, 108, 10),
    ]),
};

const yemeniCorner: Diagram = {
  parts: { yemeni: [180, 128], between: [276, 152], stone: [252, 62] },
  draw: () =>
    onGround('marble', [
      kaabaFromAbove(180, 62, 106),
      '<circle cx="180" cy="168" r="7" fill="#d8b45e" stroke="#221e1b" stroke-width="2"/>',
      arrow([
        [130, 206],
        [180, 200],
        [318, 62],
        [326, 24],
      ]),
      fromAbove(148, 204, -8, greenCloth),
      fromAbove(206, 174, -45),
      fromAbove(318, 66, -50),
    ]),
};

const maqam: Diagram = {
  parts: { maqam: [176, 66], behind: [264, 28], anywhere: [300, 176] },
  draw: () =>
    onGround('marble', [
      hijrWall(96, 150, 72),
      kaabaFromAbove(96, 150, 72),
      stationFromAbove(186, 96),
      stroke('M222 62L160 118', { dashes: '2 7' }),
      fromAbove(228, 56, 135),
      fromAbove(252, 76, 135),
      fromAbove(204, 36, 135),
      stroke('M246 170L184 156', { dashes: '2 7' }),
      fromAbove(256, 172, 188, plumCloth),
      fromAbove(252, 202, 200, greenCloth),
    ]),
};

export const haramDiagrams = {
  'black-stone-line': blackStoneLine,
  circuits,
  'hijr-outside': hijrOutside,
  'yemeni-corner': yemeniCorner,
  maqam,
};

// Written by scenes/draw.ts
import arafatBounds from './diagrams/arafat-bounds.svg';
import arafatDua from './diagrams/arafat-dua.svg';
import blackStoneLine from './diagrams/black-stone-line.svg';
import circuits from './diagrams/circuits.svg';
import hairMen from './diagrams/hair-men.svg';
import hairWomen from './diagrams/hair-women.svg';
import hijrOutside from './diagrams/hijr-outside.svg';
import idtiba from './diagrams/idtiba.svg';
import ihramMen from './diagrams/ihram-men.svg';
import ihramWomen from './diagrams/ihram-women.svg';
import jamaratDua from './diagrams/jamarat-dua.svg';
import jamrahBasin from './diagrams/jamrah-basin.svg';
import jamrahStand from './diagrams/jamrah-stand.svg';
import maqam from './diagrams/maqam.svg';
import minaBounds from './diagrams/mina-bounds.svg';
import miqatInTheAir from './diagrams/miqat-in-the-air.svg';
import miqats from './diagrams/miqats.svg';
import muzdalifahBounds from './diagrams/muzdalifah-bounds.svg';
import oneWay from './diagrams/one-way.svg';
import pebbleSize from './diagrams/pebble-size.svg';
import pebblesOfDay from './diagrams/pebbles-of-day.svg';
import routeOfDays from './diagrams/route-of-days.svg';
import safaStanding from './diagrams/safa-standing.svg';
import saiCourse from './diagrams/sai-course.svg';
import saiGreenLights from './diagrams/sai-green-lights.svg';
import threeJamarat from './diagrams/three-jamarat.svg';
import yemeniCorner from './diagrams/yemeni-corner.svg';

export const diagrams = {
  'arafat-bounds': {
    file: arafatBounds,
    parts: {
      inside: [226, 152],
      wadi: [44, 64],
      mosque: [70, 156],
      hill: [296, 56],
    },
  },
  'arafat-dua': {
    file: arafatDua,
    parts: {
      qibla: [180, 42],
      hands: [48, 92],
    },
  },
  'black-stone-line': {
    file: blackStoneLine,
    parts: {
      stone: [104, 128],
      light: [308, 102],
      start: [236, 62],
    },
  },
  circuits: {
    file: circuits,
    parts: {
      start: [308, 102],
      direction: [180, 20],
      hijr: [147, 87],
      corner: [180, 182],
    },
  },
  'hair-men': {
    file: hairMen,
    parts: {
      shave: [92, 112],
      shorten: [262, 96],
    },
  },
  'hair-women': {
    file: hairWomen,
    parts: {
      gather: [104, 60],
      length: [262, 190],
    },
  },
  'hijr-outside': {
    file: hijrOutside,
    parts: {
      wall: [112, 66],
      outside: [44, 158],
      inside: [250, 58],
    },
  },
  idtiba: {
    file: idtiba,
    parts: {
      front: [46, 96],
      back: [314, 96],
      left: [180, 84],
    },
  },
  'ihram-men': {
    file: ihramMen,
    parts: {
      head: [152, 24],
      upper: [152, 84],
      lower: [152, 156],
      sandals: [152, 214],
    },
  },
  'ihram-women': {
    file: ihramWomen,
    parts: {
      hair: [232, 28],
      face: [104, 60],
      hands: [104, 150],
      clothes: [244, 170],
    },
  },
  'jamarat-dua': {
    file: jamaratDua,
    parts: {
      first: [242, 46],
      second: [176, 196],
      aqabah: [72, 62],
    },
  },
  'jamrah-basin': {
    file: jamrahBasin,
    parts: {
      basin: [180, 196],
      missed: [52, 186],
      wall: [180, 40],
    },
  },
  'jamrah-stand': {
    file: jamrahStand,
    parts: {
      makkah: [30, 150],
      mina: [330, 150],
      you: [226, 206],
    },
  },
  maqam: {
    file: maqam,
    parts: {
      maqam: [176, 66],
      behind: [264, 28],
      anywhere: [300, 176],
    },
  },
  'mina-bounds': {
    file: minaBounds,
    parts: {
      aqabah: [84, 76],
      mina: [182, 76],
      wadi: [296, 76],
    },
  },
  'miqat-in-the-air': {
    file: miqatInTheAir,
    parts: {
      before: [44, 148],
      announcement: [150, 36],
      miqat: [226, 168],
    },
  },
  miqats: {
    file: miqats,
    parts: {
      madinah: [196, 28],
      syria: [176, 112],
      iraq: [238, 136],
      najd: [240, 184],
      yemen: [210, 224],
      makkah: [122, 204],
    },
  },
  'muzdalifah-bounds': {
    file: muzdalifahBounds,
    parts: {
      sign: [312, 76],
      inside: [196, 76],
      wadi: [62, 76],
    },
  },
  'one-way': {
    file: oneWay,
    parts: {
      come: [330, 74],
      throw: [180, 56],
      leave: [30, 74],
    },
  },
  'pebble-size': {
    file: pebbleSize,
    parts: {
      chickpea: [66, 66],
      right: [176, 66],
      large: [290, 40],
    },
  },
  'pebbles-of-day': {
    file: pebblesOfDay,
    parts: {
      small: [60, 36],
      middle: [160, 36],
      aqabah: [260, 36],
      spare: [318, 210],
    },
  },
  'route-of-days': {
    file: routeOfDays,
    parts: {
      eighth: [92, 54],
      ninth: [222, 38],
      night: [268, 208],
      tenth: [112, 204],
    },
  },
  'safa-standing': {
    file: safaStanding,
    parts: {
      hill: [60, 168],
      kaaba: [180, 22],
      hands: [300, 130],
    },
  },
  'sai-course': {
    file: saiCourse,
    parts: {
      safa: [328, 22],
      lights: [246, 22],
      marwah: [32, 22],
    },
  },
  'sai-green-lights': {
    file: saiGreenLights,
    parts: {
      begin: [105, 84],
      end: [255, 84],
      women: [316, 84],
    },
  },
  'three-jamarat': {
    file: threeJamarat,
    parts: {
      small: [294, 62],
      middle: [188, 60],
      aqabah: [72, 58],
    },
  },
  'yemeni-corner': {
    file: yemeniCorner,
    parts: {
      yemeni: [180, 128],
      between: [276, 152],
      stone: [252, 62],
    },
  },
} as const;

// Written by scenes/draw.ts
import arafatBounds from './diagrams/arafat-bounds.svg';
import arafatBoundsNight from './diagrams/arafat-bounds-night.svg';
import arafatDua from './diagrams/arafat-dua.svg';
import arafatDuaNight from './diagrams/arafat-dua-night.svg';
import blackStoneLine from './diagrams/black-stone-line.svg';
import blackStoneLineNight from './diagrams/black-stone-line-night.svg';
import circuits from './diagrams/circuits.svg';
import circuitsNight from './diagrams/circuits-night.svg';
import hairMen from './diagrams/hair-men.svg';
import hairMenNight from './diagrams/hair-men-night.svg';
import hairWomen from './diagrams/hair-women.svg';
import hairWomenNight from './diagrams/hair-women-night.svg';
import hijrOutside from './diagrams/hijr-outside.svg';
import hijrOutsideNight from './diagrams/hijr-outside-night.svg';
import idtiba from './diagrams/idtiba.svg';
import idtibaNight from './diagrams/idtiba-night.svg';
import ihramMen from './diagrams/ihram-men.svg';
import ihramMenNight from './diagrams/ihram-men-night.svg';
import ihramWomen from './diagrams/ihram-women.svg';
import ihramWomenNight from './diagrams/ihram-women-night.svg';
import jamaratDua from './diagrams/jamarat-dua.svg';
import jamaratDuaNight from './diagrams/jamarat-dua-night.svg';
import jamrahBasin from './diagrams/jamrah-basin.svg';
import jamrahBasinNight from './diagrams/jamrah-basin-night.svg';
import jamrahStand from './diagrams/jamrah-stand.svg';
import jamrahStandNight from './diagrams/jamrah-stand-night.svg';
import maqam from './diagrams/maqam.svg';
import maqamNight from './diagrams/maqam-night.svg';
import minaBounds from './diagrams/mina-bounds.svg';
import minaBoundsNight from './diagrams/mina-bounds-night.svg';
import miqatInTheAir from './diagrams/miqat-in-the-air.svg';
import miqatInTheAirNight from './diagrams/miqat-in-the-air-night.svg';
import miqats from './diagrams/miqats.svg';
import miqatsNight from './diagrams/miqats-night.svg';
import muzdalifahBounds from './diagrams/muzdalifah-bounds.svg';
import muzdalifahBoundsNight from './diagrams/muzdalifah-bounds-night.svg';
import oneWay from './diagrams/one-way.svg';
import oneWayNight from './diagrams/one-way-night.svg';
import pebbleSize from './diagrams/pebble-size.svg';
import pebbleSizeNight from './diagrams/pebble-size-night.svg';
import pebblesOfDay from './diagrams/pebbles-of-day.svg';
import pebblesOfDayNight from './diagrams/pebbles-of-day-night.svg';
import routeOfDays from './diagrams/route-of-days.svg';
import routeOfDaysNight from './diagrams/route-of-days-night.svg';
import safaStanding from './diagrams/safa-standing.svg';
import safaStandingNight from './diagrams/safa-standing-night.svg';
import saiCourse from './diagrams/sai-course.svg';
import saiCourseNight from './diagrams/sai-course-night.svg';
import saiGreenLights from './diagrams/sai-green-lights.svg';
import saiGreenLightsNight from './diagrams/sai-green-lights-night.svg';
import threeJamarat from './diagrams/three-jamarat.svg';
import threeJamaratNight from './diagrams/three-jamarat-night.svg';
import yemeniCorner from './diagrams/yemeni-corner.svg';
import yemeniCornerNight from './diagrams/yemeni-corner-night.svg';

export const diagrams = {
  'arafat-bounds': {
    day: arafatBounds,
    night: arafatBoundsNight,
    parts: {
      inside: [226, 152],
      wadi: [44, 64],
      mosque: [70, 156],
      hill: [296, 56],
    },
  },
  'arafat-dua': {
    day: arafatDua,
    night: arafatDuaNight,
    parts: {
      qibla: [180, 42],
      hands: [48, 92],
    },
  },
  'black-stone-line': {
    day: blackStoneLine,
    night: blackStoneLineNight,
    parts: {
      stone: [104, 128],
      light: [308, 102],
      start: [236, 62],
    },
  },
  circuits: {
    day: circuits,
    night: circuitsNight,
    parts: {
      start: [308, 102],
      direction: [180, 20],
      hijr: [147, 87],
      corner: [180, 182],
    },
  },
  'hair-men': {
    day: hairMen,
    night: hairMenNight,
    parts: {
      shave: [92, 112],
      shorten: [262, 96],
    },
  },
  'hair-women': {
    day: hairWomen,
    night: hairWomenNight,
    parts: {
      gather: [104, 60],
      length: [262, 190],
    },
  },
  'hijr-outside': {
    day: hijrOutside,
    night: hijrOutsideNight,
    parts: {
      wall: [112, 66],
      outside: [44, 158],
      inside: [250, 58],
    },
  },
  idtiba: {
    day: idtiba,
    night: idtibaNight,
    parts: {
      front: [46, 96],
      back: [314, 96],
      left: [180, 84],
    },
  },
  'ihram-men': {
    day: ihramMen,
    night: ihramMenNight,
    parts: {
      head: [152, 24],
      upper: [152, 84],
      lower: [152, 156],
      sandals: [152, 214],
    },
  },
  'ihram-women': {
    day: ihramWomen,
    night: ihramWomenNight,
    parts: {
      hair: [232, 28],
      face: [104, 60],
      hands: [104, 150],
      clothes: [244, 170],
    },
  },
  'jamarat-dua': {
    day: jamaratDua,
    night: jamaratDuaNight,
    parts: {
      first: [242, 46],
      second: [176, 196],
      aqabah: [72, 62],
    },
  },
  'jamrah-basin': {
    day: jamrahBasin,
    night: jamrahBasinNight,
    parts: {
      basin: [180, 196],
      missed: [52, 186],
      wall: [180, 40],
    },
  },
  'jamrah-stand': {
    day: jamrahStand,
    night: jamrahStandNight,
    parts: {
      makkah: [30, 150],
      mina: [330, 150],
      you: [226, 206],
    },
  },
  maqam: {
    day: maqam,
    night: maqamNight,
    parts: {
      maqam: [176, 66],
      behind: [264, 28],
      anywhere: [300, 176],
    },
  },
  'mina-bounds': {
    day: minaBounds,
    night: minaBoundsNight,
    parts: {
      aqabah: [84, 76],
      mina: [182, 76],
      wadi: [296, 76],
    },
  },
  'miqat-in-the-air': {
    day: miqatInTheAir,
    night: miqatInTheAirNight,
    parts: {
      before: [44, 148],
      announcement: [150, 36],
      miqat: [226, 168],
    },
  },
  miqats: {
    day: miqats,
    night: miqatsNight,
    parts: {
      madinah: [196, 28],
      syria: [176, 112],
      iraq: [238, 136],
      najd: [240, 184],
      yemen: [210, 222],
      makkah: [122, 204],
    },
  },
  'muzdalifah-bounds': {
    day: muzdalifahBounds,
    night: muzdalifahBoundsNight,
    parts: {
      sign: [312, 76],
      inside: [196, 76],
      wadi: [62, 76],
    },
  },
  'one-way': {
    day: oneWay,
    night: oneWayNight,
    parts: {
      come: [330, 74],
      throw: [180, 56],
      leave: [30, 74],
    },
  },
  'pebble-size': {
    day: pebbleSize,
    night: pebbleSizeNight,
    parts: {
      chickpea: [66, 66],
      right: [176, 66],
      large: [290, 40],
    },
  },
  'pebbles-of-day': {
    day: pebblesOfDay,
    night: pebblesOfDayNight,
    parts: {
      small: [60, 36],
      middle: [160, 36],
      aqabah: [260, 36],
      spare: [318, 210],
    },
  },
  'route-of-days': {
    day: routeOfDays,
    night: routeOfDaysNight,
    parts: {
      eighth: [92, 54],
      ninth: [222, 38],
      night: [268, 208],
      tenth: [112, 204],
    },
  },
  'safa-standing': {
    day: safaStanding,
    night: safaStandingNight,
    parts: {
      hill: [60, 168],
      kaaba: [180, 22],
      hands: [300, 130],
    },
  },
  'sai-course': {
    day: saiCourse,
    night: saiCourseNight,
    parts: {
      safa: [328, 22],
      lights: [246, 22],
      marwah: [32, 22],
    },
  },
  'sai-green-lights': {
    day: saiGreenLights,
    night: saiGreenLightsNight,
    parts: {
      begin: [105, 84],
      end: [255, 84],
      women: [316, 84],
    },
  },
  'three-jamarat': {
    day: threeJamarat,
    night: threeJamaratNight,
    parts: {
      small: [294, 62],
      middle: [188, 60],
      aqabah: [72, 58],
    },
  },
  'yemeni-corner': {
    day: yemeniCorner,
    night: yemeniCornerNight,
    parts: {
      yemeni: [180, 128],
      between: [276, 152],
      stone: [252, 62],
    },
  },
} as const;

import type { GuideChoices } from '@manasik/core/guide/rites';

/** The parts that can be printed or omitted. */
export const pocketParts = [
  'steps',
  'ranks',
  'notes',
  'mistakes',
  'whatIf',
  'duas',
  'journey',
  'transliterations',
  'meanings',
  'numbers',
] as const;
type Part = (typeof pocketParts)[number];
export type PocketParts = Readonly<Record<Part, boolean>>;

// Has a value for each part, which `fromEntries` cannot know.
const partsWhere = (isIn: (part: Part) => boolean): PocketParts =>
  Object.fromEntries(pocketParts.map((part) => [part, isIn(part)])) as PocketParts;

export const everyPart = partsWhere(() => true);

/** What fits a pocket: what to do and say, and the advice that someone has asked for by their answers. */
export const shortParts = ({ sex, usesWheelchair, isFirstTime }: GuideChoices): PocketParts =>
  partsWhere((part) => {
    if (part === 'notes') return sex === 'woman' || usesWheelchair === true || isFirstTime === true;
    return !longParts.has(part);
  });

const longParts: ReadonlySet<Part> = new Set(['ranks', 'mistakes', 'whatIf', 'journey']);

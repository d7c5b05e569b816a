import type { RedFlag } from './agents.ts';

type Signs = ReadonlySet<string>;

/** For each red flag, the signs that are enough when they occur together. Ids are those of `concepts`, without `sign-`. */
const enough: Readonly<Record<RedFlag, readonly (readonly string[])[]>> = {
  'chest-pain': [
    ['chest', 'pain'],
    ['chest', 'pressure'],
    ['arm-jaw', 'pain', 'pressure'],
  ],
  breathing: [['cannot-breathe'], ['throat']],
  fainting: [['collapse'], ['no-response'], ['seizure']],
  bleeding: [['bleeding-much'], ['wound', 'help-now'], ['wound', 'dying']],
  stroke: [['face-droops'], ['limb-weak', 'speech'], ['limb-weak', 'suddenly'], ['speech', 'suddenly']],
  'heat-stroke': [
    ['hot-body', 'confused'],
    ['hot-body', 'sun'],
    ['confused', 'sun'],
    ['sun', 'help-now'],
  ],
  'lost-child': [['child', 'child-gone']],
  suicide: [['die'], ['no-will']],
};

/** A single sign that someone may be in danger now. */
export const hasSignOfDanger = (signs: Signs): boolean =>
  !isNotNow(signs) && dangerous.some((sign) => signs.has(`sign-${sign}`));

const dangerous = [
  'help-now',
  'cannot-breathe',
  'throat',
  'collapse',
  'no-response',
  'seizure',
  'bleeding-much',
  'wound',
  'face-droops',
  'limb-weak',
  'speech',
  'hot-body',
  'confused',
  'child-gone',
  'die',
  'no-will',
  'dying',
];

/** Signs say what happens to a person, which is no subject of a passage. */
export const isSign = (concept: string): boolean => concept.startsWith('sign-');

/** The red flags whose signs a question names. */
export const flagsOfSigns = (signs: Signs): RedFlag[] =>
  // Own keys of a constant object: the type is known.
  (Object.keys(enough) as RedFlag[]).filter((flag) =>
    enough[flag].some((together) => together.every((sign) => signs.has(`sign-${sign}`))),
  );

/** True if the question is about the past, about prevention, or about a ruling, rather than about what happens now. */
export const isNotNow = (signs: Signs): boolean =>
  ['past', 'prevent', 'rite-words'].some((sign) => signs.has(`sign-${sign}`)) && !signs.has('sign-help-now');

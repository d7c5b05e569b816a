import type { RedFlag } from './agents.ts';

type Signs = ReadonlySet<string>;

/**
 * For each red flag, the signs that are enough when they occur together; one with `!` must not occur. Ids are those of
 * `concepts`, without `sign-`.
 */
const enough: Readonly<Record<RedFlag, readonly (readonly string[])[]>> = {
  'chest-pain': [['chest', 'pain'], ['chest', 'pressure'], ['arm-jaw', 'pain', 'pressure'], ['heart-attack']],
  breathing: [['cannot-breathe'], ['throat']],
  fainting: [['faint'], ['collapse'], ['no-response'], ['seizure']],
  bleeding: [
    ['bleeding-much'],
    ['wound', 'help-now'],
    ['wound', 'dying'],
    ['blood', 'much', '!blood-otherwise'],
    ['blood', 'pregnant'],
  ],
  stroke: [
    ['face-droops'],
    ['slurred'],
    ['limb-weak', 'speech'],
    ['limb-weak', 'suddenly'],
    ['limb-weak', 'one-side'],
    ['speech', 'suddenly'],
    // Heatstroke has the same word in many languages.
    ['stroke', '!sun'],
  ],
  // A clot or an attack, without a word that says where.
  'heart-or-stroke': [['clot', '!stroke', '!heart-attack']],
  'heat-stroke': [
    ['hot-body', 'confused'],
    ['hot-body', 'sun'],
    ['confused', 'sun'],
    ['sun', 'help-now'],
    ['sun', 'vomit'],
  ],
  'lost-child': [
    ['child', 'child-gone', '!lost-otherwise'],
    ['child', 'child-gone', 'help-now'],
  ],
  'lost-person': [
    ['relative', 'lost', '!lost-otherwise'],
    ['relative', 'lost', 'help-now'],
    ['dementia', 'lost', '!lost-otherwise'],
  ],
  suicide: [['die'], ['no-will']],
  danger: [['danger']],
};

/** A single sign that someone may be in danger now. */
export const hasSignOfDanger = (signs: Signs): boolean =>
  !isNotNow(signs) && dangerous.some((sign) => occurs(sign, signs));

const dangerous = [
  'help-now',
  'cannot-breathe',
  'throat',
  'faint',
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
  'slurred',
  'stroke',
  'heart-attack',
  'clot',
  'danger',
];

/** Signs say what happens to a person, which is no subject of a passage. */
export const isSign = (concept: string): boolean => concept.startsWith('sign-');

const rites = [
  'ihram',
  'talbiyah',
  'tawaf',
  'sai',
  'stoning',
  'sacrifice',
  'shave',
  'wudu',
  'prayer',
  'dua',
  'zakat',
];

const fallingThings = ['hair', 'nails', 'pebbles'];
const fallenPerson = [
  'relative',
  'child',
  'faint',
  'person-down',
  'help-now',
  'no-response',
  'wound',
  'blood',
  'seizure',
  'limb-weak',
  'confused',
];

/**
 * True if hair, a nail or a pebble fell, and no person: many languages have one word for both. Words that are
 * only said of a person, such as "fainted" or "cannot get up", are signs of their own: `faint` and `person-down`.
 */
export const isThingFallen = (signs: Signs): boolean =>
  fallingThings.some((thing) => signs.has(thing)) && !fallenPerson.some((sign) => signs.has(`sign-${sign}`));

/** The red flags whose signs a question names. */
export const flagsOfSigns = (signs: Signs): RedFlag[] =>
  // Own keys of a constant object: the type is known.
  (Object.keys(enough) as RedFlag[]).filter((flag) =>
    enough[flag].some((together) => together.every((sign) => occurs(sign, signs))),
  );

function occurs(sign: string, signs: Signs): boolean {
  if (sign.startsWith('!')) return !signs.has(`sign-${sign.slice(1)}`);
  return signs.has(`sign-${sign}`) && !(sign === 'collapse' && isThingFallen(signs));
}

/** True if a thing is lost, or the one who asks, or someone who has died, and not a person who is searched for. */
export const isOtherwiseLost = (signs: Signs): boolean =>
  signs.has('sign-lost-otherwise') && !asksForHelp(signs);

/** True if the words are about blood that is no bleeding, such as a test or a sacrifice. */
export const isOtherBlood = (signs: Signs): boolean =>
  signs.has('sign-blood-otherwise') && !asksForHelp(signs);

/** True if help is asked for with a rite, and no other word says that something happens. */
export const isHelpWithRite = (signs: Signs): boolean =>
  rites.some((rite) => signs.has(rite)) &&
  dangerous.every((sign) => occurs(sign, signs) === (sign === 'help-now'));

/** True if the words ask for a ruling, an insurance or a story, or say that the person has recovered. */
export const isQuestion = (signs: Signs): boolean =>
  signs.has('sign-question') && !asksForHelp(signs) && !signs.has('sign-suddenly');

/** True if the words are about the past or about prevention. */
export const isPastOrPrevention = (signs: Signs): boolean =>
  (signs.has('sign-past') || signs.has('sign-prevent')) && !asksForHelp(signs);

/** True if the question is about the past, about prevention, or about a ruling, rather than about what happens now. */
export const isNotNow = (signs: Signs): boolean =>
  isQuestion(signs) || isPastOrPrevention(signs) || (signs.has('sign-rite-words') && !asksForHelp(signs));

const asksForHelp = (signs: Signs): boolean => signs.has('sign-help-now');

import { describe, expect, it } from 'vitest';
import { type RedFlag, redFlags } from './agents.ts';
import {
  flagsOfSigns,
  hasSignOfDanger,
  isHelpWithRite,
  isNotNow,
  isOtherBlood,
  isSign,
  isThingFallen,
} from './signs.ts';

const signs = (...names: string[]): ReadonlySet<string> => new Set(names.map((name) => `sign-${name}`));

describe('red flags', () => {
  it.each<[RedFlag, string[]]>([
    ['chest-pain', ['chest', 'pain']],
    ['breathing', ['cannot-breathe']],
    ['fainting', ['no-response']],
    ['bleeding', ['wound', 'help-now']],
    ['stroke', ['limb-weak', 'suddenly']],
    ['heat-stroke', ['confused', 'sun']],
    ['heat-stroke', ['vomit', 'sun']],
    ['lost-child', ['child', 'child-gone']],
    ['suicide', ['die']],
    ['bleeding', ['blood', 'much']],
    ['bleeding', ['blood', 'pregnant']],
    ['stroke', ['limb-weak', 'one-side']],
    ['stroke', ['stroke']],
    ['heart-or-stroke', ['clot']],
    ['lost-person', ['relative', 'lost']],
    ['danger', ['danger']],
  ])('%s is raised by its signs together', (flag, names) => {
    expect(flagsOfSigns(signs(...names))).toEqual([flag]);
  });

  it.each([['chest'], ['pain'], ['wound'], ['limb-weak'], ['confused'], ['sun'], ['child']])(
    'are not raised by one sign that occurs every day: %s',
    (name) => {
      expect(flagsOfSigns(signs(name))).toEqual([]);
    },
  );

  it('are all raised if the signs of several are there', () => {
    expect(flagsOfSigns(signs('chest', 'pain', 'cannot-breathe'))).toEqual(['chest-pain', 'breathing']);
  });

  it.each([
    ['a thing', ['child', 'child-gone', 'lost-otherwise']],
    ['a thing of a relative', ['relative', 'lost', 'lost-otherwise']],
    ['blood of another kind', ['blood', 'much', 'blood-otherwise']],
  ])('are not raised by words about %s', (_what, names) => {
    expect(flagsOfSigns(signs(...names))).toEqual([]);
  });

  it('are not raised by hair or a pebble that falls, but by a person who does', () => {
    expect(flagsOfSigns(new Set(['sign-collapse', 'hair', 'ihram']))).toEqual([]);
    expect(hasSignOfDanger(new Set(['sign-collapse', 'pebbles']))).toBe(false);
    expect(flagsOfSigns(new Set(['sign-collapse', 'hair', 'sign-relative']))).toEqual(['fainting']);
    expect(flagsOfSigns(new Set(['sign-collapse', 'pebbles', 'sign-person-down']))).toEqual(['fainting']);
  });

  it('are raised by a person who faints, also with hair or a pebble', () => {
    const fainted = new Set(['sign-faint', 'pebbles']);
    expect(flagsOfSigns(fainted)).toEqual(['fainting']);
    expect(hasSignOfDanger(fainted)).toBe(true);
    expect(isThingFallen(fainted)).toBe(false);
    expect(isHelpWithRite(new Set(['sign-help-now', 'sign-faint', 'stoning']))).toBe(false);
  });

  it('are not raised by a blood sacrifice, unless someone asks for help', () => {
    expect(isOtherBlood(signs('blood', 'blood-otherwise'))).toBe(true);
    expect(isOtherBlood(signs('blood', 'blood-otherwise', 'help-now'))).toBe(false);
  });

  it('are not raised by help with a rite, but by help with a sign', () => {
    expect(isHelpWithRite(new Set(['sign-help-now', 'sai']))).toBe(true);
    expect(isHelpWithRite(new Set(['sign-help-now', 'sign-collapse', 'sai']))).toBe(false);
    expect(isHelpWithRite(signs('help-now'))).toBe(false);
  });

  it('take a stroke with words about the sun for heatstroke', () => {
    expect(flagsOfSigns(signs('stroke', 'sun', 'help-now'))).toEqual(['heat-stroke']);
  });

  it('are not raised by subjects of the guide', () => {
    expect(flagsOfSigns(new Set(['chest', 'pain', 'tawaf']))).toEqual([]);
  });

  it('can each be raised by some signs', () => {
    const every = signs(
      'chest',
      'pain',
      'cannot-breathe',
      'collapse',
      'bleeding-much',
      'face-droops',
      'hot-body',
      'confused',
      'child',
      'child-gone',
      'relative',
      'lost',
      'clot',
      'danger',
      'die',
    );
    expect(flagsOfSigns(every).toSorted()).toEqual(redFlags.toSorted());
  });
});

describe('a single sign', () => {
  it.each([['collapse'], ['faint'], ['cannot-breathe'], ['child-gone'], ['no-will']])(
    'is of danger: %s',
    (name) => {
      expect(hasSignOfDanger(signs(name))).toBe(true);
    },
  );

  it.each([['chest'], ['pain'], ['sun'], ['child']])('occurs every day: %s', (name) => {
    expect(hasSignOfDanger(signs(name))).toBe(false);
  });

  it('is not of danger in a question about prevention or the past', () => {
    expect(hasSignOfDanger(signs('collapse', 'past'))).toBe(false);
    expect(hasSignOfDanger(signs('collapse', 'past', 'help-now'))).toBe(true);
  });
});

describe('a question that is not about now', () => {
  it.each([['past'], ['prevent'], ['question'], ['rite-words']])('has a sign of it: %s', (name) => {
    expect(isNotNow(signs(name))).toBe(true);
  });

  it('is about now after all if it asks for help', () => {
    expect(isNotNow(signs('past', 'help-now'))).toBe(false);
  });

  it('has no other signs', () => {
    expect(isNotNow(signs('chest', 'pain'))).toBe(false);
    expect(isNotNow(new Set(['past']))).toBe(false);
  });
});

it('tells signs from subjects of the guide', () => {
  expect(isSign('sign-chest')).toBe(true);
  expect(isSign('tawaf')).toBe(false);
});

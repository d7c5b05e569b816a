import type { School } from '@manasik/core/guide/rites';
import { describe, expect, it } from 'vitest';
import { checkGuide } from './guide.check.ts';
import type { Guide } from './guide.ts';
import type { Clause } from './schema.ts';
import { smallGuide } from './small-guide.ts';

const now = new Date('2026-11-22T06:00:00Z');

/** The faults that the check finds in the small guide after a change. */
function problemsAfter(plant: (guide: Guide) => unknown): string {
  const guide = structuredClone(smallGuide);
  plant(guide);
  return checkGuide(guide, now).join('\n');
}

/** Parts of the small guide for tests to damage: the first rite, dua, tree and place, and a source by id. */
const ihram = (guide: Guide) => found(guide.rites['ihram']);
const talbiyah = (guide: Guide) => found(guide.duas[0]);
const tree = (guide: Guide) => found(guide.whatIf[0]);
const mina = (guide: Guide) => found(guide.places[0]);
const tents = (guide: Guide) => found(found(guide.practical[0]).topics[0]);
const source = (guide: Guide, id: string) => found(guide.sources[id]);
function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('not in the small guide');
  return item;
}
const node = (guide: Guide, index: number) => found(tree(guide).nodes[index]);
const clause = (id: string, schools?: School[]): Clause => ({
  id,
  ...(schools && { for: { schools } }),
  sources: ['quran-2-196'],
});
/** Changes where an answer of a question of the tree leads. */
function lead(guide: Guide, from: number, answer: number, next: string): void {
  const question = node(guide, from);
  if ('answers' in question) found(question.answers[answer]).next = next;
}

describe('the check of the guide', () => {
  it('accepts a valid guide', () => {
    expect(checkGuide(smallGuide, now)).toEqual([]);
  });

  it.each<[string, (guide: Guide) => unknown, RegExp]>([
    ['a rite without steps', (guide) => (ihram(guide).steps = []), /^rites\.ihram\.steps: /],
    ['what the schema does not know', (guide) => Object.assign(mina(guide), { lat: 1 }), /places\.0.*"lat"/],
    [
      'a mistake for a kind of Hajj that does not exist',
      (guide) => Object.assign(found(ihram(guide).mistakes[0]), { for: { kinds: ['umrah'] } }),
      /^rites\.ihram\.mistakes\.0\.for\.kinds\.0: /,
    ],
    [
      'a text that leads to the page of no rite',
      (guide) => Object.assign(node(guide, 2), { actions: [{ rite: 'zamzam' }] }),
      /^whatIf\.0\.nodes\.2/,
    ],
    [
      'practical advice for the page of no rite',
      (guide) => Object.assign(tents(guide), { rites: ['zamzam'] }),
      /^practical\.0\.topics\.0\.rites\.0: /,
    ],
    [
      'a ruling for one school without a source',
      (guide) => tents(guide).facts.push({ id: 'nights', for: { schools: ['hanafi'] }, sources: [] }),
      /^practical\/tents nights: is a ruling or a rule without a source$/,
    ],
    [
      'a rule of one season without a source',
      (guide) => tents(guide).facts.push({ id: 'card', season: 1446, sources: [] }),
      /^practical\/tents card: is a ruling or a rule without a source$/,
    ],
    [
      'the same advice twice',
      (guide) => tents(guide).facts.push(found(tents(guide).facts[0])),
      /^practical\/tents: place is there twice$/,
    ],
    ['a rite that is missing', (guide) => delete guide.rites['arafat'], /rites\/arafat: is missing/],
    ['a rite in the file of another', (guide) => (ihram(guide).id = 'sai'), /rites\/ihram: is the rite sai/],
    [
      'a rite in a second file',
      (guide) => (guide.rites['ihram-new'] = ihram(guide)),
      /rites\/ihram-new: is the rite ihram/,
    ],
    [
      'a clause that is there twice',
      (guide) => (found(ihram(guide).steps[0]).clauses = [clause('women'), clause('women')]),
      /rites\/ihram steps\.first: women is there twice/,
    ],
    [
      'a step that leaves a school without a ruling',
      (guide) =>
        Object.assign(found(ihram(guide).steps[0]), {
          instruction: 'title',
          clauses: [clause('wait', ['hanafi'])],
        }),
      /rites\/ihram step first: has neither an instruction nor a clause for maliki/,
    ],
    [
      'a clause without a source',
      (guide) => (found(ihram(guide).steps[0]).clauses = [{ id: 'women', sources: [] }]),
      /^rites\.ihram\.steps\.0\.clauses\.0\.sources: /,
    ],
    [
      'a clause with a source that does not exist',
      (guide) => (found(ihram(guide).steps[0]).clauses = [{ id: 'women', sources: ['muslim-1'] }]),
      /rites\/ihram steps\.first clause women: there is no source muslim-1/,
    ],
    [
      'what some schools say of the time, without a source',
      (guide) => (ihram(guide).when = [{ id: 'night', for: { schools: ['maliki'] }, sources: [] }]),
      /^rites\.ihram\.when\.0\.sources: /,
    ],
    [
      'advice for the people of one school outside a clause',
      (guide) => Object.assign(found(ihram(guide).women[0]), { for: { schools: ['hanafi'] } }),
      /^rites\.ihram\.women\.0\.for: .*schools/,
    ],
    [
      'a step that performs what has no rank',
      (guide) => (found(ihram(guide).steps[1]).ranks = ['half']),
      /rites\/ihram step second: there is no ranked part half/,
    ],
    [
      'a ranked part that no step performs',
      (guide) => (found(ihram(guide).steps[0]).ranks = undefined),
      /rites\/ihram rank whole: no step performs it/,
    ],
    [
      'a step that is there twice',
      (guide) => ihram(guide).steps.push(...ihram(guide).steps.slice(0, 1)),
      /rites\/ihram steps: first is there twice/,
    ],
    ['a dua that is there twice', (guide) => guide.duas.push(...guide.duas), /duas: talbiyah is there twice/],
    ['a tree that is there twice', (guide) => guide.whatIf.push(...guide.whatIf), /what-if: lost-count is/],
    ['a diagram that is there twice', (guide) => guide.diagrams.push(...guide.diagrams), /diagrams: line is/],
    ['a place that is there twice', (guide) => guide.places.push(...guide.places), /places: mina is there/],
    [
      'a dua of a step that does not exist',
      (guide) => (found(ihram(guide).steps[0]).duas = ['talbiya']),
      /rites\/ihram step first: there is no dua talbiya/,
    ],
    [
      'a diagram that does not exist',
      (guide) => (found(ihram(guide).steps[0]).diagrams = [{ id: 'circle' }]),
      /rites\/ihram step first: there is no diagram circle/,
    ],
    [
      'a diagram that no step shows',
      (guide) => guide.diagrams.push({ id: 'circle', parts: ['middle'] }),
      /diagrams\/circle: no step shows it/,
    ],
    ['a dua of a rite that does not exist', (guide) => ihram(guide).duas.push('safa'), /no dua safa/],
    ['a dua named twice', (guide) => ihram(guide).duas.push('talbiyah'), /names dua talbiyah twice/],
    ['a tree that does not exist', (guide) => ihram(guide).whatIf.push('rain'), /no tree rain/],
    ['a place that does not exist', (guide) => ihram(guide).places.push('jeddah'), /no place jeddah/],
    ['a site that is not on the map', (guide) => mina(guide).sites.push('hira'), /no site hira/],
  ])('sees %s', (_what, plant, expected) => {
    expect(problemsAfter(plant)).toMatch(expected);
  });
});

describe('the check of sources', () => {
  it.each<[string, (guide: Guide) => unknown, RegExp]>([
    [
      'one that does not exist',
      (guide) => found(ihram(guide).mistakes[0]).sources.push('muslim-1218'),
      /rites\/ihram mistakes haste: there is no source muslim-1218/,
    ],
    [
      'one of a dua that does not exist',
      (guide) => (talbiyah(guide).source = 'muslim-1'),
      /source muslim-1$/m,
    ],
    [
      'one on which nothing rests',
      (guide) => delete talbiyah(guide).alsoIn,
      /nasai-2747: nothing rests on it/,
    ],
    [
      'a narration under the number of another',
      (guide) => Object.assign(source(guide, 'bukhari-1549'), { number: '1550' }),
      /bukhari-1549: is not named after/,
    ],
    [
      'an ayah under the number of another',
      (guide) => Object.assign(source(guide, 'quran-2-196'), { to: 197 }),
      /quran-2-196: is not named after/,
    ],
    [
      'an ayah that is not there',
      (guide) => Object.assign(source(guide, 'quran-2-196'), { surah: 108 }),
      /108:196-196 is not in the Quran/,
    ],
    [
      'a book that is not named as one',
      (guide) => (guide.sources['hidayah'] = source(guide, 'book-hidayah-hajj')),
      /sources\/hidayah: is not named after/,
    ],
    [
      'an authority that is not named as one',
      (guide) => (guide.sources['ministry'] = source(guide, 'authority-ministry')),
      /sources\/ministry: is not named after/,
    ],
    [
      'a day that is still to come',
      (guide) => (source(guide, 'quran-2-196').checkedOn = '2026-11-23'),
      /2026-11-23, which is still to come/,
    ],
    [
      'a Sahih narration that is less than sahih',
      (guide) => Object.assign(source(guide, 'bukhari-1549'), { grade: 'hasan' }),
      /and not sahih/,
    ],
    [
      'no graders in a Sunan',
      (guide) => Object.assign(source(guide, 'nasai-2747'), { gradedBy: [] }),
      /or none in a Sunan/,
    ],
    [
      'a rite of which nothing was read',
      (guide) => {
        for (const list of ['ranks', 'steps', 'mistakes', 'women'] as const)
          for (const part of ihram(guide)[list]) part.sources = ['book-hidayah-hajj'];
      },
      /rites\/ihram: rests on nothing that was read/,
    ],
  ])('sees %s', (_what, plant, expected) => {
    expect(problemsAfter(plant)).toMatch(expected);
  });
});

describe('the check of trees', () => {
  it.each<[string, (guide: Guide) => unknown, RegExp]>([
    ['an answer that leads nowhere', (guide) => lead(guide, 0, 0, 'home'), /leads to home, which is not/],
    ['a circle', (guide) => lead(guide, 1, 0, 'start'), /in a circle: start > which > start/],
    ['a question that leads to itself', (guide) => lead(guide, 1, 0, 'which'), /circle: which > which/],
    [
      'a node that is never reached',
      (guide) => lead(guide, 1, 1, 'go-on'),
      /node done is reached by no answer/,
    ],
    [
      'a tree that does not begin with its first node',
      (guide) => (tree(guide).nodes = tree(guide).nodes.toReversed()),
      /node start is reached by no answer/,
    ],
    [
      'a question without an end',
      (guide) => Object.assign(node(guide, 3), { end: false }),
      /whatIf\.0\.nodes/,
    ],
    [
      'a node that is there twice',
      (guide) => tree(guide).nodes.push(node(guide, 3)),
      /node done is there twice/,
    ],
    [
      'an answer that is there twice',
      (guide) => {
        const question = node(guide, 0);
        if ('answers' in question) question.answers.push(found(question.answers[0]));
      },
      /node start has answer yes twice/,
    ],
  ])('sees %s', (_what, plant, expected) => {
    expect(problemsAfter(plant)).toMatch(expected);
  });
});

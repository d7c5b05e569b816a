import type { Language } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import type { Messages } from '../src/locales.ts';
import { smallGuide } from './small-guide.ts';
import { checkGuideWords } from './words.check.ts';

const rite: Messages = {
  meta: { title: 'Ihram – Hajj guide – Manasik', description: 'How to enter Ihram.' },
  title: 'Ihram',
  short: 'The beginning',
  when: { text: 'Before the miqat' },
  where: { text: 'At the miqat' },
  ranks: { whole: { name: 'Ihram', note: 'A pillar for all.' } },
  steps: {
    first: { title: 'Wash', text: 'Wash.' },
    second: { title: 'Dress', text: 'Dress.' },
    third: { title: 'Intend', text: 'Intend.' },
  },
  mistakes: { haste: { text: 'Haste' }, crowding: { text: 'Crowding' } },
  women: { menses: { text: 'You may enter Ihram.' } },
  wheelchair: { wheels: { text: 'Stay seated.' } },
  firstTime: { calm: { text: 'Stay calm.' } },
};

const sound: Record<string, Messages> = {
  ...Object.fromEntries(Object.keys(smallGuide.rites).map((id) => [`rites/${id}`, rite])),
  duas: { talbiyah: { name: 'Talbiyah', when: 'In Ihram', meaning: 'Here I am.' } },
  transliterations: { talbiyah: 'Labbayk' },
  'what-if': {
    'lost-count': {
      title: 'You lost count',
      nodes: {
        start: { text: 'Are you sure?', answers: { yes: 'Yes', no: 'No' } },
        which: { text: 'Which is it?', answers: { fewer: 'Fewer', more: 'More' } },
        'go-on': { text: 'Go on.', schools: { hanafi: 'Begin again.' } },
        done: { text: 'You are done.' },
      },
    },
  },
  practical: { tents: { place: 'Bring one bag.' } },
  diagrams: { line: { title: 'T', parts: { start: 'S', end: 'E' } } },
  'holy-places': { mina: { name: 'Mina', about: 'A valley', access: 'By train' } },
};

/** The result of the check after the value at a path is replaced, or removed with undefined. */
function problemsWith(path: readonly string[], value: unknown, language: Language = 'en'): string {
  const words = structuredClone(sound);
  let group: Record<string, unknown> = words;
  // Every group on a path in the words above is an object.
  for (const key of path.slice(0, -1)) group = group[key] as Record<string, unknown>;
  const last = path.at(-1) ?? '';
  if (value === undefined) delete group[last];
  else group[last] = value;
  return checkGuideWords(smallGuide, words, language).join('\n');
}

describe('the check of the words of the guide', () => {
  it('accepts complete words, with notes only where the structure has them', () => {
    expect(checkGuideWords(smallGuide, sound, 'de')).toEqual([]);
    expect(problemsWith(['rites/ihram', 'ranks', 'whole', 'note'], undefined)).toBe('');
  });

  it('neither requires nor accepts transliterations in languages with Arabic script', () => {
    expect(problemsWith(['transliterations'], undefined, 'ur')).toBe('');
    expect(checkGuideWords(smallGuide, sound, 'ar')).toEqual([
      'transliterations: the guide has no such words',
    ]);
    expect(problemsWith(['transliterations'], undefined, 'fr')).toBe('transliterations: the file is missing');
  });

  it.each<[string, string[], RegExp]>([
    ['a rite', ['rites/arafat'], /rites\/arafat: the file is missing/],
    ['the description of a rite', ['rites/ihram', 'meta', 'description'], /meta\.description is missing/],
    ['a rank', ['rites/ihram', 'ranks', 'whole'], /ranks\.whole\.name is missing/],
    ['the text of a step', ['rites/ihram', 'steps', 'first', 'text'], /steps\.first\.text is missing/],
    ['a mistake', ['rites/ihram', 'mistakes', 'haste'], /mistakes\.haste\.text is missing/],
    ['a hint for women', ['rites/ihram', 'women', 'menses'], /women\.menses\.text is missing/],
    [
      'a hint for wheelchairs',
      ['rites/ihram', 'wheelchair', 'wheels'],
      /wheelchair\.wheels\.text is missing/,
    ],
    ['a hint for the first time', ['rites/ihram', 'firstTime', 'calm'], /firstTime\.calm\.text is missing/],
    ['the meaning of a dua', ['duas', 'talbiyah', 'meaning'], /duas: talbiyah\.meaning is missing/],
    ['a transliteration', ['transliterations', 'talbiyah'], /transliterations: talbiyah is missing/],
    ['the title of a tree', ['what-if', 'lost-count', 'title'], /lost-count\.title is missing/],
    [
      'an answer',
      ['what-if', 'lost-count', 'nodes', 'start', 'answers', 'no'],
      /nodes\.start\.answers\.no is missing/,
    ],
    [
      'what a school holds',
      ['what-if', 'lost-count', 'nodes', 'go-on', 'schools'],
      /nodes\.go-on\.schools\.hanafi is missing/,
    ],
    ['a part of a diagram', ['diagrams', 'line', 'parts', 'end'], /diagrams: line\.parts\.end is missing/],
    ['how to get to a place', ['holy-places', 'mina', 'access'], /holy-places: mina\.access is missing/],
  ])('sees that %s has no words', (_what, path, expected) => {
    expect(problemsWith(path, undefined)).toMatch(expected);
  });

  it.each<[string, string[]]>([
    ['rite', ['rites/tawaf']],
    ['step', ['rites/ihram', 'steps', 'fourth']],
    ['note', ['rites/ihram', 'ranks', 'part']],
    ['dua', ['duas', 'safa']],
    ['transliteration', ['transliterations', 'safa']],
    ['school', ['what-if', 'lost-count', 'nodes', 'done', 'schools']],
    ['answer', ['what-if', 'lost-count', 'nodes', 'start', 'answers', 'maybe']],
    ['place', ['holy-places', 'jeddah']],
  ])('sees words for a %s that does not exist', (_what, path) => {
    expect(problemsWith(path, { note: 'Words' })).toMatch(/belongs to nothing|has no such words/);
  });
});

import { languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { checkAsked, checkAskedOf } from './asked.check.ts';

const five = 'one\ntwo\nthree\nfour\nfive';

describe('the check of how people ask', () => {
  it('accepts five questions for every passage', () => {
    const passages = [{ id: 'rite:umrah:page' }, { id: 'dua:talbiyah' }];
    expect(checkAsked(passages, { rite: { umrah: { page: five } }, dua: { talbiyah: five } })).toEqual([]);
  });

  it('reports passages with too few questions, and questions for what does not exist', () => {
    const passages = [{ id: 'rite:umrah:page' }, { id: 'dua:talbiyah' }];
    expect(checkAsked(passages, { rite: { umrah: { page: 'one\ntwo' } }, place: { moon: five } })).toEqual([
      'asked: rite.umrah.page has 2 questions, fewer than 5',
      'asked: dua.talbiyah has 0 questions, fewer than 5',
      'asked: place.moon belongs to nothing',
    ]);
  });

  it.each(languageCodes)('accepts the questions in %s', (language) => {
    expect(checkAskedOf(language)).toEqual([]);
  });
});

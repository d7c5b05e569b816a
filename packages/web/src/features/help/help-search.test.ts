import { describe, expect, it } from 'vitest';
import { searchHelp } from './help-search.ts';

const entry = (id: string, question: string, answer = '') => ({ id, question, answer });
const entries = [
  entry('password', 'How do I keep my account safe?', 'Choose “Forgot your password?”'),
  entry('qibla', 'كيف أجد القِبْلة؟', 'افتح لوحتك'),
  entry('namaz', 'نماز کے اوقات کیسے دیکھوں؟'),
  entry('cafe', 'Où trouver la prière à l’étranger ?'),
];
const found = (typed: string) => searchHelp(entries, typed).map(({ id }) => id);

describe('searchHelp', () => {
  it('finds everything when nothing was typed', () => {
    expect(found('  ')).toHaveLength(entries.length);
  });

  it('looks into questions and answers, whatever the case', () => {
    expect(found('ACCOUNT')).toEqual(['password']);
    expect(found('forgot')).toEqual(['password']);
  });

  it('wants every word, in any order', () => {
    expect(found('safe account')).toEqual(['password']);
    expect(found('safe kettle')).toEqual([]);
  });

  it('sees past harakat and the forms of alef and ta marbuta', () => {
    expect(found('القبله')).toEqual(['qibla']);
    expect(found('اجد')).toEqual(['qibla']);
  });

  it('takes the letters of an Arabic keyboard for those of Urdu', () => {
    expect(found('كيسے')).toEqual(['namaz']);
  });

  it('sees past accents and the kind of apostrophe', () => {
    expect(found("priere a l'etranger")).toEqual(['cafe']);
  });

  it('keeps the vowel signs of Bengali apart', () => {
    expect(searchHelp([entry('bn', 'কিবলা')], 'কবলা')).toEqual([]);
  });

  it('finds nothing where there is nothing', () => {
    expect(found('zzz')).toEqual([]);
  });
});

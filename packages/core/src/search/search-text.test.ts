import { describe, expect, it } from 'vitest';
import { foldText, spellingsOf, withoutArticle, wordsOf } from './search-text.ts';

describe('foldText', () => {
  it.each([
    ['القِبْلة', 'القبله'],
    ['أجد', 'اجد'],
    ['مُزْدَلِفَة', 'مزدلفه'],
    ['کیسے', 'كيسي'],
    ['ءَاتِنَا', 'اتنا'],
    ['آتنا', 'اتنا'],
    ['رَءُوفٌ', 'رووف'],
    ['رؤوف', 'رووف'],
    ['ٱلَّذِىٓ', 'الذي'],
    ['لَهُۥ', 'له'],
    ['À l’étranger', "a l'etranger"],
    ['Arafāt', 'arafat'],
  ])('brings %s to %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('keeps the vowel signs of Bengali and Gujarati', () => {
    expect(foldText('কিবলা')).not.toBe(foldText('কবলা'));
    expect(foldText('મિના')).not.toBe(foldText('મના'));
  });
});

describe('wordsOf', () => {
  it('splits words at punctuation, and removes apostrophes', () => {
    expect(wordsOf('Sa’i – seven laps, “Safa”.')).toEqual(['sai', 'seven', 'laps', 'safa']);
    expect(wordsOf('الطواف، السعي؟')).toEqual(['الطواف', 'السعي']);
    expect(wordsOf(' … ')).toEqual([]);
  });
});

describe('spellingsOf', () => {
  it.each([
    ['ٱلْكَـٰفِرِينَ', 'الكافرين'],
    ['ٱلصَّلَوٰةِ', 'الصلاه'],
    ['أَزْوَٰجِنَا', 'ازواجنا'],
    ['هَدَىٰكُمْ', 'هداكم'],
    ['عَلَىٰ', 'علي'],
    ['إِبْرَٰهِـۧمَ', 'ابراهيم'],
    ['ٱلرَّحْمَـٰن', 'الرحمن'],
  ])('knows how %s is written every day: %s', (quranic, ordinary) => {
    expect(spellingsOf(quranic)).toContain(ordinary);
  });

  it('returns other words once', () => {
    expect(spellingsOf('ربنا لك الحمد')).toEqual(['ربنا', 'لك', 'الحمد']);
  });
});

describe('withoutArticle', () => {
  it.each([
    ['الطواف', 'طواف'],
    ['والسعي', 'سعي'],
    ['بالبيت', 'بيت'],
    ['للحاج', 'حاج'],
    ['الله', 'الله'],
    ['الى', 'الى'],
    ['tawaf', 'tawaf'],
  ])('makes of %s %s', (word, found) => {
    expect(withoutArticle(word)).toBe(found);
  });
});

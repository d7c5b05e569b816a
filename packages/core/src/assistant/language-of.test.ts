import { describe, expect, it } from 'vitest';
import { type Language, languageCodes } from '../text/languages.ts';
import { languageOf } from './language-of.ts';

const questions: Readonly<Record<Language, string>> = {
  en: 'What should I do if I am late for the stoning?',
  ar: 'ماذا أفعل إذا فاتتني صلاة الجماعة في المسجد؟',
  ur: 'اگر میں رمی کے لیے دیر سے پہنچوں تو کیا کروں؟',
  gu: 'જો હું રમી માટે મોડો પડું તો શું કરું?',
  bn: 'পাথর মারতে দেরি হলে আমি কী করব?',
  fr: 'Que dois-je faire si je suis en retard pour la lapidation ?',
  de: 'Was muss ich tun, wenn ich zu spät zum Steinewerfen komme?',
  it: 'Che cosa devo fare se sono in ritardo per la lapidazione?',
  es: '¿Qué tengo que hacer si no puedo ir a la lapidación?',
  ru: 'Что мне делать, если я опоздал бросить камешки?',
};

describe.each(languageCodes)('a whole question in %s', (language) => {
  it.each(languageCodes)('is recognised on a page in %s', (page) => {
    expect(languageOf(questions[language], page)).toBe(language);
  });
});

describe('a question that could be in several languages', () => {
  it.each<[string, Language]>([
    ['Mujhe tawaf kaise karna hai', 'ur'],
    ['Hajj ka mobile app is on my phone', 'ur'],
    ['Tawaf kevi rite karvu', 'gu'],
    ['Ami kivabe tawaf korbo', 'bn'],
    ['kayfa atouf hawla al kaaba', 'ar'],
    ['Kak delat tavaf', 'ru'],
    ['chati ma dukhe che', 'gu'],
    ['seene me dard ho raha hai', 'ur'],
    ['mama upala i ne otvechaet', 'ru'],
    ['amar ma hariye geche ami ki korbo', 'bn'],
    ['ana la a9dar atnafas fi el haram', 'ar'],
  ])('stays in the language of the page if typed in Latin letters: %s', (text, page) => {
    expect(languageOf(text, page)).toBe(page);
  });

  it.each(languageCodes)('stays in the language of the page if it is one word: %s', (page) => {
    expect(languageOf('Tawaf', page)).toBe(page);
    expect(languageOf('what', page)).toBe(page);
  });

  it.each<[Language, Language]>([
    ['ar', 'ar'],
    ['ur', 'ur'],
    ['en', 'ar'],
  ])('in letters that Arabic and Urdu share, on a page in %s, is taken as %s', (page, language) => {
    expect(languageOf('طواف', page)).toBe(language);
  });

  it.each(languageCodes)('stays in the language of the page without any letter: %s', (page) => {
    expect(languageOf('', page)).toBe(page);
    expect(languageOf('12 + 5?', page)).toBe(page);
  });
});

it('goes by the script of most letters', () => {
  expect(languageOf('Как скачать Nusuk?', 'en')).toBe('ru');
  expect(languageOf('What does the word طواف mean for us?', 'ru')).toBe('en');
});

import { describe, expect, it } from 'vitest';
import { type Language, languageCodes } from '../text/languages.ts';
import { isForeign, isUnreadable, languageOf } from './language-of.ts';

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

const inLatinLetters: readonly (readonly [Language, string])[] = [
  ['ur', 'tawaf me kitne chakkar hote hai'],
  ['ur', 'mere abbu kho gaye hai'],
  ['ur', 'seene me dard ho raha hai'],
  ['gu', 'tawaf ma ketla fera hoy'],
  ['gu', 'mara pappa khovai gaya chhe'],
  ['bn', 'tawaf koto bar korte hobe'],
  ['bn', 'amar ma hariye geche ami ki korbo'],
  ['ar', 'kam marra natoof 7awl el ka3ba'],
  ['ar', 'ana la a9dar atnafas fi el haram'],
  ['ru', 'skolko krugov v tavafe'],
  ['ru', 'mama upala i ne otvechaet'],
];

describe.each(inLatinLetters)('in %s, typed in Latin letters: %s', (language, text) => {
  it.each(languageCodes)('is recognised on a page in %s', (page) => {
    expect(languageOf(text, page)).toBe(language);
  });
});

it.each<Language>(['en', 'it'])('recognises few words of Arabic in Latin letters on a page in %s', (page) => {
  expect(languageOf('kam shawt fi tawaf', page)).toBe('ar');
});

describe.each(languageCodes)('on a page in %s', (page) => {
  it.each([
    'Safa Marwa Muzdalifah',
    "Tawaf, Sa'i, Ihram, Mina, Wudu, Zamzam",
    'Tawaf al-Ifadah',
    'Masjid al-Haram Makkah',
    'Dar es Salaam',
    'Addis Ababa',
    'Labbayka Allahumma labbayk, labbayka la sharika laka labbayk',
    'Rabbana atina fid-dunya hasanah wa fil-akhirati hasanah',
  ])('names and prayers do not sway it: %s', (text) => {
    expect(languageOf(text, page)).toBe(page);
  });

  it.each(['Tawaf', 'what', 'kya', 'danke', 'ok', '7aram', 'kab hai', 'bp 180/110', 'umrah 2 kg 5 km'])(
    'one or two words do not sway it: %s',
    (text) => {
      expect(languageOf(text, page)).toBe(page);
    },
  );
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

describe('a language that Manasik does not have', () => {
  it.each([
    ['Hindi', 'तवाफ में कितने चक्कर होते हैं'],
    ['Chinese', '我妈妈走失了'],
    ['Thai', 'ห้องน้ำอยู่ที่ไหน'],
    ['Persian', 'پدرم گم شده است'],
    ['Persian', 'مادرم بی هوش شد'],
    ['Kurdish', 'باوکم هەناسە نادات'],
    ['Pashto', 'پلار مې بې هوښه شو'],
    ['Indonesian', 'saya kehilangan ibu saya di dekat hotel'],
  ])('is recognised, and does not change that of the page: %s', (_language, text) => {
    expect(languageOf(text, 'en')).toBe('en');
    expect(isForeign(text)).toBe(true);
  });

  it.each([
    ['Kazakh', 'қажылық қашан басталады'],
    ['Uzbek', 'Ҳаж қачон бошланади'],
    ['Ukrainian', 'Чоловік знепритомнів у Міні'],
  ])('is answered in Russian, which most people there read, if it has its letters: %s', (_language, text) => {
    expect(languageOf(text, 'en')).toBe('ru');
    expect(isForeign(text)).toBe(true);
  });

  it.each(languageCodes)('is not %s', (language) => {
    expect(isForeign(questions[language])).toBe(false);
  });

  it.each<[string, Language]>([
    ['میرا گروپ گم گیا', 'ur'],
    ['آگ لگ گئی', 'ur'],
    ['ابو کو لو لگ گئی', 'ur'],
    ['چپل پاک', 'ur'],
    ['تأخرت في چيك پوينت', 'ar'],
    ['أين مكتب چوپايه اليوم', 'ar'],
    ['اين الحمام', 'ar'],
  ])('is not one whose letters or words it shares: %s', (text, language) => {
    expect(languageOf(text, 'en')).toBe(language);
    expect(isForeign(text)).toBe(false);
  });

  it('is not that of a number, a sign or one word', () => {
    for (const text of ['997', '?', 'SOS', 'Muzdalifah', '', 'پانی']) expect(isForeign(text)).toBe(false);
  });
});

it.each(['minha mãe não acorda', 'mama yangu amezimia Mina'])('finds no language of: %s', (text) => {
  expect(isUnreadable(text)).toBe(true);
});

it.each([
  'what is the weather in Madinah',
  'che tempo farà domani a Medina',
  'kal madine ka mausam kaisa rahega',
])('finds a language of: %s', (text) => {
  expect(isUnreadable(text)).toBe(false);
});

import type { Language } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import type { AllowList } from './checks/rule.ts';
import { checkLocale } from './locales.check.ts';
import type { Messages } from './locales.ts';

const glossary = {
  Hajj: { de: ['Hadsch'], ru: ['хадж'], ar: ['الحج', 'حج'] },
  'prayer time': { de: ['Gebetszeit'] },
};

function check(
  language: Language,
  english: string | Messages,
  translated: string | Messages,
  allowList: AllowList = {},
) {
  return checkLocale({
    language,
    english: { f: { a: english } },
    translated: { f: { a: translated } },
    glossary,
    allowList,
  });
}

describe('the check of the words accepts', () => {
  it.each<[Language, string, string]>([
    ['de', 'Hello, {name}.', 'Guten Tag, {name}.'],
    [
      'de',
      '{n, plural, one {# day} other {# days}} to Hajj',
      'Noch {n, plural, one {# Tag} other {# Tage}} bis zum Hadsch',
    ],
    ['ru', '{n, number} days', '{n, plural, one {# день} few {# дня} many {# дней} other {# дня}}'],
    ['bn', 'Call 997.', '৯৯৭ নম্বরে ফোন করুন।'],
    ['ur', 'Peace be upon him ﷺ.', 'آپ ﷺ پر سلام ہو۔'],
    ['ar', 'Is this Hajj?', 'أهذا هو الحَجّ؟'],
    ['gu', 'AI help', 'એઆઈ સહાય'],
    ['fr', 'Write: “{word}”!', 'Écrivez\u00A0: «\u00A0{word}\u00A0»\u202F!'],
    ['es', 'Where is it?', '¿Dónde está?'],
    ['de', 'Read the <link>page</link>.', 'Lesen Sie die <link>Seite</link>.'],
    ['it', 'OK', 'OK'],
  ])('%s: %s -> %s', (language, english, translated) => {
    expect(check(language, english, translated)).toEqual([]);
  });

  it('exceptions of the allow-list, by key or by exact words', () => {
    expect(check('de', 'Premium', 'Premium', { de: { Premium: 'name' } })).toEqual([]);
    expect(check('de', 'Premium', 'Premium', { '*': { 'f.a': 'name' } })).toEqual([]);
    expect(check('gu', 'With AI', 'AI સાથે', { gu: { AI: 'known' } })).toEqual([]);
  });
});

describe('the check of the words reports', () => {
  it.each<[string, Language, string | Messages, string | Messages, RegExp]>([
    ['a missing key', 'de', { b: 'Day' }, {}, /f\.a\.b: is missing/],
    ['a key too many', 'de', {}, { b: 'Tag' }, /f\.a\.b: is not in English/],
    ['words in place of a group', 'de', { b: 'Day' }, 'Tag', /f\.a: is not in English/],
    ['a key with a dot', 'de', { b: 'Day' }, { 'b.c': 'Tag' }, /letters and digits/],
    ['an empty string', 'de', 'Day', '', /is empty/],
    ['white space at the end', 'de', 'Day', 'Tag ', /white space/],
    ['a lost argument', 'de', 'Hello, {name}.', 'Guten Tag.', /lacks \{name\}/],
    ['an invented argument', 'de', 'Good day.', 'Guten Tag, {name}.', /has \{name\}/],
    ['an argument of another kind', 'de', 'On {day, date}', 'Am {day}', /as argument, English as date/],
    ['a lost tag', 'de', 'Read the <link>page</link>.', 'Lesen Sie die Seite.', /lacks \{link\}/],
    [
      'a lost branch of a select',
      'de',
      '{g, select, a {x} other {yes}}',
      '{g, select, other {ja}}',
      /select/,
    ],
    ['broken ICU', 'de', 'Hello, {name}.', 'Guten Tag, {name.', /no valid ICU/],
    ['an unclosed tag', 'de', 'The <b>day</b>', 'Der <b>Tag', /no valid ICU/],
    [
      'a lost plural category',
      'ru',
      '{n, plural, one {# a} other {# b}}',
      '{n, plural, one {# день} other {# дня}}',
      /"few"/,
    ],
    [
      'a category that is never used',
      'de',
      '{n, plural, one {# a} other {# b}}',
      '{n, plural, one {# c} few {# d} other {# e}}',
      /"few", unused/,
    ],
    ['words left in English', 'de', 'Good morning', 'Good morning', /same as in English/],
    [
      'an English word in Russian',
      'ru',
      'The dashboard',
      'Панель dashboard',
      /“dashboard”, which is not in Cyrillic/,
    ],
    ['a Latin look-alike letter', 'ru', 'Word', 'Cлово', /not in Cyrillic/],
    ['Arabic in Gujarati', 'gu', 'Day', 'دن', /not in Gujarati/],
    ['words become digits', 'bn', 'One', '—', /no Bengali letter/],
    ['an Urdu letter in Arabic', 'ar', 'Book', 'کتاب', /an Urdu or Persian letter/],
    ['an Arabic letter in Urdu', 'ur', 'Book', 'كتاب', /an Arabic letter/],
    ['a presentation form', 'ar', 'No', 'ﻻ', /presentation form/],
    ['a straight quotation mark', 'de', 'Say “yes”', 'Sagen Sie "ja"', /straight quotation/],
    ['a straight apostrophe', 'it', 'The hour', "L'ora", /straight apostrophe/],
    ['an apostrophe that hides an argument', 'it', 'The {hour}', "L'{hour}'", /straight apostrophe/],
    ['three dots', 'de', 'Loading…', 'Wird geladen...', /three dots/],
    ['quotation marks of another language', 'de', 'Say “yes”', 'Sagen Sie “ja”', /write „“/],
    ['two spaces', 'de', 'A day', 'Ein  Tag', /two spaces/],
    ['an invisible character', 'de', 'A day', 'Ein\u200B Tag', /invisible/],
    ['broken characters', 'de', 'For', 'FÃ¼r', /broken/],
    ['a Latin question mark in Arabic', 'ar', 'When?', 'متى?', /Latin comma/],
    ['a Latin full stop in Urdu', 'ur', 'Good.', 'اچھا.', /Latin comma, stop/],
    ['a full stop in Bengali', 'bn', 'Good.', 'ভালো.', /write ।/],
    ['no space before a French question mark', 'fr', 'When?', 'Quand?', /no-break space/],
    ['a breaking space before a French question mark', 'fr', 'When?', 'Quand ?', /breaking space/],
    ['an unopened Spanish question', 'es', 'When?', 'Cuándo?', /lacks ¿/],
    ['a lost number', 'de', 'Call 997.', 'Rufen Sie an.', /lacks the number 997/],
    ['a changed number', 'de', 'Call 997.', 'Rufen Sie 979 an.', /number 979/],
    ['digits of another script', 'ur', 'Call 997.', '۹۹۷ پر فون کریں۔', /writes ۹۹۷ where ur writes 997/],
    ['another word than the glossary has', 'de', 'The Hajj', 'Die Pilgerfahrt', /no “Hadsch” for “Hajj”/],
    ['the same in the plural', 'de', 'Prayer times', 'Gebete', /no “Gebetszeit”/],
  ])('%s', (_what, language, english, translated, expected) => {
    expect(check(language, english, translated).join('\n')).toMatch(expected);
  });

  it('faults in the English too', () => {
    expect(check('en', 'It is "so"', 'It is "so"').join()).toMatch(/straight quotation/);
  });
});

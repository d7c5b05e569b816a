import { type Language, languageCodes } from '@manasik/core/text/languages';
import { riteIds, schools } from '@manasik/core/guide/rites';
import { partsBySchool, schoolNamedIn } from '@manasik/core/guide/school-names';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Words = { [key: string]: string | Words };

function textsOf(words: Words | string, path = ''): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]];
  return Object.entries(words).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

const files = ['what-if', ...riteIds.map((id) => `rites/${id}`)];
const read = (language: string, file: string): Map<string, string> => {
  const url = new URL(`../locales/${language}/${file}.json`, import.meta.url);
  // Catalogues are trees of texts, as the language check ensures.
  return new Map(textsOf(JSON.parse(readFileSync(url, 'utf8')) as Words));
};

describe.each(languageCodes)('the names of the schools in %s', (language) => {
  it.each(files)('appear in every text of %s that names them in English', (file) => {
    const own = read(language, file);
    const missed = [...read('en', file)].flatMap(([path, english]) =>
      schools
        .filter((school) => partsBySchool(english, 'en', school).some(({ isName }) => isName))
        .filter(
          (school) => !partsBySchool(own.get(path) ?? '', language, school).some(({ isName }) => isName),
        )
        .map((school) => `${path}: ${school}: ${own.get(path)}`),
    );
    expect(missed).toEqual([]);
  });
});

it.each<[Language, string]>([
  ['en', 'is wudu required for tawaf? I am not Hanafi'],
  ['en', 'what do schools other than the Hanafi one say'],
  ['ar', 'لست حنفيا فهل الوضوء شرط'],
  ['ar', 'ما الحكم عند غير الحنفية'],
  ['ur', 'میں حنفی نہیں ہوں'],
  ['gu', 'હું હનફી નથી'],
  ['bn', 'আমি হানাফি নই'],
  ['fr', 'je ne suis pas hanafite'],
  ['de', 'ich bin nicht Hanafit'],
  ['it', 'non sono hanafita'],
  ['es', 'no soy hanafí'],
  ['ru', 'я не ханафит'],
])('a school that a question in %s rules out is not the one it asks about: %s', (language, question) => {
  expect(schoolNamedIn(question, language)).toBeNull();
});

it.each<[Language, string]>([
  ['en', 'I am Hanafi. Is wudu required for tawaf?'],
  ['en', 'hanafi view on wudu, it is not clear to me'],
  ['ur', 'میں حنفی ہوں، کیا وضو ضروری ہے'],
  ['fr', 'je suis hanafite'],
])('a school that a question in %s names is the one it asks about: %s', (language, question) => {
  expect(schoolNamedIn(question, language)).toBe('hanafi');
});

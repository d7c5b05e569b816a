import { schools } from '@manasik/core/guide/rites';
import { partsBySchool } from '@manasik/core/guide/school-names';
import type { Language } from '@manasik/core/text/languages';
import { flatten, type Messages } from '../src/locales.ts';

/** Titles of steps that belong to a school may name it, and a clause may quote another school. */
const mayName = /^meta\.|\.title$|\.clauses\./;

/** Texts of rites that are shown to everyone and name a school. What only some schools say belongs in a clause. */
export function checkNamedSchools(words: Readonly<Record<string, Messages>>, language: Language): string[] {
  return Object.entries(words)
    .filter(([feature]) => feature.startsWith('rites/'))
    .flatMap(([feature, messages]) =>
      [...flatten(messages)]
        .filter(([key]) => !mayName.test(key))
        .flatMap(([key, text]) =>
          schools
            .filter((school) => partsBySchool(text, language, school).some(({ isName }) => isName))
            .map((school) => `${feature}: ${key} names the school ${school}`),
        ),
    );
}

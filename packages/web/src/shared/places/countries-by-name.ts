import otherNamesFile from '@manasik/content/places/country-names.json';
import { countryCodes } from '@manasik/core/places/country-codes';
import { foldText } from '@manasik/core/search/search-text';
import type { Language } from '@manasik/core/text/languages';
import { countryName } from './country-name.ts';

interface Country {
  readonly code: string;
  /** In the reader's language. */
  readonly name: string;
}

/** A country under one of its names. */
interface CountryEntry {
  /** Unlike the code, each entry has its own. */
  readonly id: string;
  readonly label: string;
}

type OtherNames = Readonly<Record<string, { readonly [L in Language]?: readonly string[] }>>;

// A test beside the file checks its codes and languages.
const otherNames: OtherNames = otherNamesFile;

/** Every country, in the order of its name in the language. */
function countriesByName(language: Language): Country[] {
  const { compare } = new Intl.Collator(language);
  return countryCodes
    .map((code) => ({ code, name: countryName(code, language) }))
    .toSorted((one, other) => compare(one.name, other.name));
}

/**
 * Every country by its name, and again at the place of each other common name: "Britain – United Kingdom". A list of a
 * phone has no search, and many readers look for such a name only.
 */
export function countryEntries(language: Language): CountryEntry[] {
  const { compare } = new Intl.Collator(language);
  const entries = countriesByName(language).flatMap(({ code, name }): CountryEntry[] => [
    { id: code, label: name },
    ...(otherNames[code]?.[language] ?? [])
      // Another browser may have this one as the usual name.
      .filter((other) => foldText(other) !== foldText(name))
      .map((other) => ({ id: `${code} ${other}`, label: `${other} – ${name}` })),
  ]);
  return entries.toSorted((one, other) => compare(one.label, other.label));
}

/** The country of an entry; blank for the entry without one. */
export const codeOfEntry = (id: string): string => id.slice(0, 2);

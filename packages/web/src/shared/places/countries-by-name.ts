import { countryCodes } from '@manasik/core/places/country-codes';
import type { Language } from '@manasik/core/text/languages';
import { countryName } from './country-name.ts';

interface Country {
  readonly code: string;
  /** In the reader's language. */
  readonly name: string;
}

/** Every country, in the order of its name in the language. */
export function countriesByName(language: Language): Country[] {
  const { compare } = new Intl.Collator(language);
  return countryCodes
    .map((code) => ({ code, name: countryName(code, language) }))
    .toSorted((one, other) => compare(one.name, other.name));
}

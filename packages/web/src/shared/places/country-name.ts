import type { Language } from '@manasik/core/text/languages';

/** ISO 3166-1 alpha-2 -> the country's name in the language (CLDR); the code itself where there is none. */
export function countryName(country: string, language: Language): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  } catch {
    return country;
  }
}

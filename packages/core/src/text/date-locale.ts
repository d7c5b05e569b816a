import type { Language } from './languages.ts';

/** A BCP 47 tag such as `en-GB-u-ca-gregory-nu-latn`. */
export type DateLocale = `${Language}-${string}`;

/** Whether a locale of the browser, such as `en-IN`, is a regional form of a language. */
function isRegionOf(tag: string, language: Language): boolean {
  try {
    const locale = new Intl.Locale(tag);
    return locale.language === language && locale.region !== undefined;
  } catch {
    // A browser extension may put anything into the list.
    return false;
  }
}

/**
 * The locale by which dates and times are written: the language of the page as the person's region writes it, else as
 * most of our people do. Always the civil calendar, and the digits of the language, as in the texts around.
 * @param preferred BCP 47 tags, the most preferred first, as `navigator.languages` has them
 */
export function dateLocale(language: Language, preferred: readonly string[]): DateLocale {
  // English speakers outside North America, most of our users, put the day first.
  const usual = language === 'en' ? 'en-GB' : language;
  const own = preferred.find((tag) => isRegionOf(tag, language)) ?? usual;
  const { numberingSystem } = new Intl.NumberFormat(language).resolvedOptions();
  const { script, region } = new Intl.Locale(own);
  const parts = [script, region, 'u-ca-gregory-nu', numberingSystem];
  return `${language}-${parts.filter(Boolean).join('-')}`;
}

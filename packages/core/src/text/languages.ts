/**
 * The ten languages of the product, in the order in which they are offered. Every list, guard and direction is derived
 * from this table. `name` is the language's own name for itself; `font` is the font family.
 */
export const languages = {
  en: { name: 'English', dir: 'ltr', font: 'inter' },
  ar: { name: 'العربية', dir: 'rtl', font: 'naskh' },
  ur: { name: 'اردو', dir: 'rtl', font: 'nastaliq' },
  gu: { name: 'ગુજરાતી', dir: 'ltr', font: 'gujarati' },
  bn: { name: 'বাংলা', dir: 'ltr', font: 'bengali' },
  fr: { name: 'Français', dir: 'ltr', font: 'inter' },
  de: { name: 'Deutsch', dir: 'ltr', font: 'inter' },
  it: { name: 'Italiano', dir: 'ltr', font: 'inter' },
  es: { name: 'Español', dir: 'ltr', font: 'inter' },
  ru: { name: 'Русский', dir: 'ltr', font: 'inter' },
} as const;

export type Language = keyof typeof languages;
export type Direction = (typeof languages)[Language]['dir'];

export const languageCodes = [
  'en',
  'ar',
  'ur',
  'gu',
  'bn',
  'fr',
  'de',
  'it',
  'es',
  'ru',
] as const satisfies Language[];

// Own keys only: every object has 'constructor', which is not a language.
export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value);

export const direction = (language: Language): Direction => languages[language].dir;

/** Languages whose readers read Arabic script; our right-to-left languages are exactly those. */
export const readsArabicScript = (language: Language): boolean => direction(language) === 'rtl';

// Enough for any real browser; a longer header is not from one.
const maxHeaderLength = 1000;

/**
 * The language of the answer: the saved choice if supported, otherwise the best match of an `Accept-Language` header
 * (RFC 9110 §12.5.4: quality 0 to 1, highest first, then in the given order; `ar-EG` matches `ar`), otherwise English.
 */
export function negotiateLanguage(acceptLanguage?: string | null, saved?: string | null): Language {
  if (isLanguage(saved)) return saved;
  let best: Language = 'en';
  let bestQuality = 0;
  for (const range of (acceptLanguage ?? '').slice(0, maxHeaderLength).split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const base = tag.split('-', 1)[0];
    const quality = qualityOf(parameters);
    if (isLanguage(base) && quality > bestQuality) {
      best = base;
      bestQuality = quality;
    }
  }
  return best;
}

function qualityOf(parameters: string[]): number {
  const written = parameters.find((parameter) => parameter.startsWith('q='));
  if (written === undefined) return 1;
  // An unreadable or invalid quality excludes the language instead of putting it first.
  return /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(written) ? Number(written.slice(2)) : 0;
}

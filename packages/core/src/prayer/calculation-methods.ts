/**
 * Conventions for the sun's angle at Fajr and Isha: adhan's, by its names, and those of authorities that adhan lacks
 * (authorities.ts). adhan's `Other` is left out: it is a blank form for custom angles, and with its angles of 0 it puts
 * Fajr after sunrise.
 */
export const calculationMethods = [
  'MuslimWorldLeague',
  'Egyptian',
  'Karachi',
  'UmmAlQura',
  'Dubai',
  'MoonsightingCommittee',
  'NorthAmerica',
  'Kuwait',
  'Qatar',
  'Singapore',
  'Tehran',
  'Turkey',
  'JAKIM',
  'Kemenag',
  'Habous',
  'Tunisia',
  'Algeria',
] as const;
export type CalculationMethod = (typeof calculationMethods)[number];

/** When Asr begins: at one shadow length (Shafi'i, Maliki, Hanbali) or two (Hanafi). */
export const madhabs = ['shafi', 'hanafi'] as const;
export type Madhab = (typeof madhabs)[number];

/** How Fajr and Isha are limited where twilight lasts all night, by adhan's names. */
export const highLatitudeRules = ['MiddleOfTheNight', 'SeventhOfTheNight', 'TwilightAngle'] as const;
export type HighLatitudeRule = (typeof highLatitudeRules)[number];

// Regions: praytimes.org/docs/calculation "Calculation Methods"; adhan METHODS.md (which recommends the Moonsighting
// Committee for the UK). Brunei uses Singapore's angles of 20 and 18 degrees. Canada: ISNA Canada's timetable matches
// the Moonsighting Committee's to the minute, and not the 15 degrees of `NorthAmerica`
// (fixtures/published/mississauga.json).
const countriesOf: Partial<Record<CalculationMethod, string>> = {
  UmmAlQura: 'SA YE BH',
  Egyptian: 'EG SD LY SY LB',
  Karachi: 'PK IN BD AF',
  Turkey: 'TR',
  NorthAmerica: 'US',
  MoonsightingCommittee: 'GB CA',
  Dubai: 'AE',
  Qatar: 'QA',
  Kuwait: 'KW',
  Singapore: 'SG BN',
  Tehran: 'IR',
  JAKIM: 'MY',
  Kemenag: 'ID',
  Habous: 'MA',
  Tunisia: 'TN',
  Algeria: 'DZ',
};

const methodOf = new Map<string, CalculationMethod>(
  calculationMethods.flatMap((method) =>
    (countriesOf[method] ?? '').split(' ').map((country) => [country, method] as const),
  ),
);

/** The customary method of a country (ISO 3166-1 alpha-2); Muslim World League elsewhere and at sea. */
export const defaultMethod = (country: string | null): CalculationMethod =>
  (country && methodOf.get(country.toUpperCase())) || 'MuslimWorldLeague';

/**
 * The rule that adhan recommends: a seventh of the night above 48 degrees. adhan applies it to the north only, but
 * twilight lasts as long in the south.
 */
export const recommendedHighLatitudeRule = (latitude: number): HighLatitudeRule =>
  Math.abs(latitude) > 48 ? 'SeventhOfTheNight' : 'MiddleOfTheNight';

/**
 * Conventions for the sun's angle at Fajr and Isha, by adhan's names. adhan's `Other` is left out: it is an empty
 * form for one's own angles, and with its angles of 0 it puts Fajr after sunrise.
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
] as const;
export type CalculationMethod = (typeof calculationMethods)[number];

/** When Asr begins: shadow of one length (Shafi'i, Maliki, Hanbali) or of two (Hanafi). */
export const madhabs = ['shafi', 'hanafi'] as const;
export type Madhab = (typeof madhabs)[number];

/** How Fajr and Isha are bounded where twilight lasts all night, by adhan's names. */
export const highLatitudeRules = ['MiddleOfTheNight', 'SeventhOfTheNight', 'TwilightAngle'] as const;
export type HighLatitudeRule = (typeof highLatitudeRules)[number];

// Regions: praytimes.org/docs/calculation "Calculation Methods"; adhan METHODS.md (which wants the
// Moonsighting Committee for the UK). Malaysia (JAKIM), Indonesia
// (Kemenag) and Brunei use Singapore's angles of 20 and 18 degrees.
const countriesOf: Partial<Record<CalculationMethod, string>> = {
  UmmAlQura: 'SA YE BH',
  Egyptian: 'EG SD LY SY LB',
  Karachi: 'PK IN BD AF',
  Turkey: 'TR',
  NorthAmerica: 'US CA',
  MoonsightingCommittee: 'GB',
  Dubai: 'AE',
  Qatar: 'QA',
  Kuwait: 'KW',
  Singapore: 'SG MY ID BN',
  Tehran: 'IR',
};

const methodOf = new Map<string, CalculationMethod>(
  calculationMethods.flatMap((method) =>
    (countriesOf[method] ?? '').split(' ').map((country) => [country, method] as const),
  ),
);

/** The method customary in a country (ISO 3166-1 alpha-2); Muslim World League elsewhere and at sea. */
export const defaultMethod = (country: string | null): CalculationMethod =>
  (country && methodOf.get(country.toUpperCase())) || 'MuslimWorldLeague';

/**
 * The rule adhan recommends: a seventh of the night above 48 degrees. adhan asks this of the north only; twilight
 * lasts as long in the south.
 */
export const recommendedHighLatitudeRule = (latitude: number): HighLatitudeRule =>
  Math.abs(latitude) > 48 ? 'SeventhOfTheNight' : 'MiddleOfTheNight';

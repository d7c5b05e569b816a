import type { DailyTime } from './next-prayer.ts';

/** Angles and minutes that reproduce an authority's published times. */
export interface FittedConvention {
  /** Degrees of the sun below the horizon. */
  fajrDegrees: number;
  isha: { degrees: number } | { minutesAfterSunset: number };
  /**
   * Minutes added to the sun's own time before the seconds are dropped. They were chosen so that, in the tables of
   * `fixtures/published`, Fajr is not later than the authority's and Maghrib not earlier. A fraction lies between the
   * limits of the tables: an authority that publishes one time for a whole zone does not add whole minutes everywhere.
   */
  minutes: Record<DailyTime, number>;
}

/** How this app's times compare with those that a country's authority published. */
export interface Comparison {
  /** Years of the published times. */
  years: readonly number[];
  /**
   * The greatest difference, in minutes, over all times in the country's tables in `fixtures/published`. These cover a
   * few towns per country; authorities that allow for height differ more in the mountains (`exception`).
   */
  apartMinutes: number;
  /** The publisher, if it is not the body after which the method is named. */
  authority?: 'isnaCanada';
  /** A known greater difference, which `times.comparison.exceptions` describes. */
  exception?: 'kelantanIsha' | 'tunisianHills' | 'moroccanMountains';
}

/**
 * Conventions of authorities that no method of adhan matches within 2 minutes, or that adhan rounds to the wrong side.
 * Sources: the tables in `fixtures/published`, each with its own source and date.
 */
export const fittedConventions = {
  // Jabatan Kemajuan Islam Malaysia: 18 degrees since 2019. Its zones are computed for their western edge.
  JAKIM: {
    fajrDegrees: 18,
    isha: { degrees: 18 },
    minutes: { fajr: 1.8, sunrise: 0.6, dhuhr: 4, asr: 2.8, maghrib: 3.7, isha: 2.7 },
  },
  // Kementerian Agama, Indonesia: two to three minutes of caution (ihtiyat) on every time, taken from sunrise.
  Kemenag: {
    fajrDegrees: 20,
    isha: { degrees: 18 },
    minutes: { fajr: 2, sunrise: -3, dhuhr: 4.1, asr: 3, maghrib: 4, isha: 3.1 },
  },
  // Ministère des Habous et des Affaires islamiques, Morocco.
  Habous: {
    fajrDegrees: 19,
    isha: { degrees: 17 },
    minutes: { fajr: -1, sunrise: -4.8, dhuhr: 6, asr: 2, maghrib: 7, isha: 1 },
  },
  // Institut National de la Météorologie, Tunisia, for the Mufti of the Republic.
  Tunisia: {
    fajrDegrees: 18,
    isha: { degrees: 18 },
    minutes: { fajr: -1, sunrise: -1, dhuhr: 8, asr: 1.3, maghrib: 4, isha: 2 },
  },
  // Ministère des Affaires religieuses et des Wakfs, Algeria.
  Algeria: {
    fajrDegrees: 18,
    isha: { degrees: 17 },
    minutes: { fajr: 1.25, sunrise: 1, dhuhr: 2, asr: 2.4, maghrib: 5.8, isha: 3 },
  },
  // Qatar Calendar House.
  Qatar: {
    fajrDegrees: 18,
    isha: { minutesAfterSunset: 90 },
    minutes: { fajr: -1, sunrise: 0, dhuhr: 1, asr: 1.2, maghrib: 3.3, isha: 3.3 },
  },
  // Umm al-Qura calendar, Saudi Arabia; Isha is later in Ramadan (adhan-parameters.ts).
  UmmAlQura: {
    fajrDegrees: 18.5,
    isha: { minutesAfterSunset: 90 },
    minutes: { fajr: 0.4, sunrise: 0, dhuhr: 1, asr: 1.6, maghrib: 1.5, isha: 1.5 },
  },
  // Diyanet, Türkiye.
  Turkey: {
    fajrDegrees: 18,
    isha: { degrees: 17 },
    minutes: { fajr: 0, sunrise: -7, dhuhr: 6, asr: 5.5, maghrib: 8.8, isha: 1.3 },
  },
  // Egyptian General Authority of Survey.
  Egyptian: {
    fajrDegrees: 19.5,
    isha: { degrees: 17.5 },
    minutes: { fajr: 0, sunrise: 0, dhuhr: 1, asr: 1, maghrib: 1, isha: 1 },
  },
  // General Authority of Islamic Affairs and Endowments, United Arab Emirates.
  Dubai: {
    fajrDegrees: 18.2,
    isha: { degrees: 18.2 },
    minutes: { fajr: 0, sunrise: -3.1, dhuhr: 3.5, asr: 3.5, maghrib: 4.3, isha: 0.9 },
  },
  // Majlis Ugama Islam Singapura.
  Singapore: {
    fajrDegrees: 20,
    isha: { degrees: 18 },
    minutes: { fajr: 0, sunrise: 0, dhuhr: 3, asr: 2, maghrib: 2, isha: 2 },
  },
} as const satisfies Record<string, FittedConvention>;

/** By country (ISO 3166-1 alpha-2). For a missing country we could not read any table of its authority. */
export const comparisons: Partial<Record<string, Comparison>> = {
  MY: { years: [2025, 2026], apartMinutes: 3, exception: 'kelantanIsha' },
  ID: { years: [2024, 2025, 2026], apartMinutes: 2 },
  MA: { years: [2026], apartMinutes: 2, exception: 'moroccanMountains' },
  TN: { years: [2026], apartMinutes: 2, exception: 'tunisianHills' },
  DZ: { years: [2020, 2021], apartMinutes: 2 },
  QA: { years: [2025], apartMinutes: 2 },
  CA: { years: [2025], apartMinutes: 2, authority: 'isnaCanada' },
  SA: { years: [2016, 2025], apartMinutes: 2 },
  TR: { years: [2019, 2020, 2025], apartMinutes: 2 },
  EG: { years: [2025], apartMinutes: 1 },
  AE: { years: [2018, 2025], apartMinutes: 2 },
  SG: { years: [2020], apartMinutes: 2 },
};

/**
 * Countries without a single authority whose mosques are known to differ from the method; `times.comparison.exceptions`
 * says by how much. Found by comparison with London's unified timetable (decision 20).
 */
export const knownDifferences: Partial<Record<string, 'britishMosques'>> = { GB: 'britishMosques' };

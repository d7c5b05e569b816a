/** The countries of a trip as they are stored, ISO 3166-1 alpha-2. */
export interface StoredCountries {
  /** Where the traveller lives. The form of earlier versions asked for the country of departure. */
  readonly country: string | null;
  /** That of the passport, if it is another one. Null: not chosen. Undefined: the same as `country`. */
  readonly passportCountry?: string | null | undefined;
}

interface TripCountries {
  /** Decides the way to the visa, and which embassy helps. */
  readonly passport: string | null;
  /** Decides the vaccines, and from where one departs. */
  readonly residence: string | null;
  /** The traveller has the passport of another country than the one where they live. */
  readonly isAbroad: boolean;
}

/** Both countries of a trip. A trip with one country has it for both, unless the passport was left open. */
export function countriesOf({ country, passportCountry }: StoredCountries): TripCountries {
  const passport = passportCountry === undefined ? country : passportCountry;
  return {
    passport,
    residence: country,
    isAbroad: country !== null && passport !== null && passport !== country,
  };
}

/**
 * How two countries are stored. Without a residence, it is the country of the passport. A residence says nothing about
 * the passport, so a passport that was not chosen is stored as such.
 */
export function storedCountries(passport: string | null, residence: string | null): StoredCountries {
  const country = residence ?? passport;
  return passport === country ? { country } : { country, passportCountry: passport };
}

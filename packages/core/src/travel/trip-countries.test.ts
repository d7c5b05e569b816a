import { describe, expect, it } from 'vitest';
import { countriesOf, storedCountries } from './trip-countries.ts';

describe('the countries of a trip', () => {
  it('are the same for a trip of an earlier version, which has one', () => {
    expect(countriesOf({ country: 'PK' })).toEqual({ passport: 'PK', residence: 'PK', isAbroad: false });
    expect(countriesOf({ country: null })).toEqual({ passport: null, residence: null, isAbroad: false });
  });

  it('keep passport and residence apart', () => {
    const stored = storedCountries('PK', 'GB');
    expect(stored).toEqual({ country: 'GB', passportCountry: 'PK' });
    expect(countriesOf(stored)).toEqual({ passport: 'PK', residence: 'GB', isAbroad: true });
  });

  it('leave the passport open where only the residence was chosen', () => {
    const stored = storedCountries(null, 'GB');
    expect(stored).toEqual({ country: 'GB', passportCountry: null });
    expect(countriesOf(stored)).toEqual({ passport: null, residence: 'GB', isAbroad: false });
  });

  it('are stored as one where one is enough', () => {
    expect(storedCountries('PK', null)).toEqual({ country: 'PK' });
    expect(storedCountries('PK', 'PK')).toEqual({ country: 'PK' });
    expect(storedCountries(null, null)).toEqual({ country: null });
  });
});

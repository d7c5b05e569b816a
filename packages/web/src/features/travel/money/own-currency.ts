import { startingCurrency } from '@manasik/core/travel/cost-lines';
import { useLanguage } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { keep } from '../../../platform/storage/kept.ts';
import { currencyOfCountry } from './country-currency.ts';
import { usualCurrency } from '../../../shared/money/currencies.ts';
import { useTravelItems } from '../items/use-travel.ts';

const isCode = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{3}$/.test(value);

const kept = keep<string>('manasik-travel-currency', isCode);

/** The currency at home: that of the person's place, otherwise the usual one of the language. */
export function useHomeCurrency(): string {
  const { language } = useLanguage();
  const { user } = useUser();
  return currencyOfCountry(user?.currentLocation?.country) ?? usualCurrency(language);
}

/**
 * `currency`: of the totals: the chosen one, otherwise that of the package, of the trip's country, or of the person's
 * place. Without any of them it is that of the examples, which could not be added up in another. `ofForms`: what a form
 * starts with; there the language of the page decides last.
 */
export function useOwnCurrency() {
  const chosen = kept.use();
  const home = useHomeCurrency();
  const place = useUser().user?.currentLocation?.country;
  const trip = useTravelItems('trip')?.[0]?.item;
  const known =
    chosen ?? trip?.packagePrice?.currency ?? currencyOfCountry(trip?.country) ?? currencyOfCountry(place);
  return {
    currency: known ?? startingCurrency,
    ofForms: known ?? home,
    choose: (code: string): void => kept.set(code),
  };
}

import { currencyDigits } from '../../money/exact-money.ts';
import type { Language } from '../../text/languages.ts';
import { formatsIn } from './format.ts';
import type { ToolData } from './types.ts';

/** The currencies of countries whose currency shares its name with another's (ISO 3166-1, ISO 4217). */
const currencyOf = new Map(
  [
    'AE AED, AU AUD, BH BHD, CA CAD, DZ DZD, EG EGP, GB GBP, IN INR, IQ IQD, JO JOD, KW KWD, LB LBP, LK LKR, LY LYD',
    'MA MAD, NZ NZD, OM OMR, PK PKR, QA QAR, SA SAR, SD SDG, SG SGD, SY SYP, TN TND, TR TRY, US USD, YE YER',
  ]
    .flatMap((row) => row.split(', '))
    .map((pair): [string, string] => [pair.slice(0, 2), pair.slice(3)]),
);

/**
 * The currency that a name means: its only one, or among several that of the person's country. Null if that does not
 * decide, because "rupees" in London may be Pakistan's or India's.
 */
export function resolveCurrency(currency: string | null, { place }: Pick<ToolData, 'place'>): string | null {
  if (currency === null) return null;
  const codes = currency.split('|');
  if (codes.length === 1) return currency;
  const own = currencyOf.get(place?.country ?? '');
  return own !== undefined && codes.includes(own) ? own : null;
}

/** An amount in a currency, or the bare number if the currency is not clear. */
export function formatAmount(amount: number, currency: string | null, language: Language): string {
  const { money, number } = formatsIn(language);
  return currency === null ? number(amount) : money(amount, currency, currencyDigits(currency));
}

/** Whether two names may mean the same currency: "riyal" and "SAR". */
export const isSameCurrency = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one.split('|').some((code) => other.split('|').includes(code));

/**
 * Exact money for sums that people check by hand. A number is taken for the decimal that it is written as (0.1 is a
 * tenth), everything is reckoned in whole numbers, and only an end is rounded: half up, to the currency's smallest unit.
 */

// Decimal places that are kept of one number; a product has twice as many.
const places = 20;

// ISO 4217, list one: currencies whose smallest unit is not a hundredth. Not from Intl, which follows what shops do
// (no paisa in PKR, no sen in IDR) and differs from one browser to the next.
const unusualDigits: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
  CLF: 4,
  UYW: 4,
};

/** Decimal digits of a currency's smallest unit (ISO 4217): 2 for GBP, 0 for JPY, 3 for KWD. */
export const currencyDigits = (currency: string): number => unusualDigits[currency] ?? 2;

/** The product of two numbers from 0 to under 1e21, in the smallest units of a currency with `digits`. */
export const productInUnits = (a: number, b: number, digits: number): bigint =>
  divideHalfUp(decimal(a) * decimal(b), 10n ** BigInt(2 * places - digits));

/** An amount from 0 to under 1e21 in the smallest units of a currency with `digits`. */
export const inUnits = (amount: number, digits: number): bigint =>
  divideHalfUp(decimal(amount), 10n ** BigInt(places - digits));

/** The amount that so many smallest units are; the nearest number where there are more than 2^53 of them. */
export function amountOf(units: bigint, digits: number): number {
  const sign = units < 0n ? '-' : '';
  const written = (units < 0n ? -units : units).toString().padStart(digits + 1, '0');
  const point = written.length - digits;
  return Number(`${sign}${written.slice(0, point)}.${written.slice(point)}`);
}

/** `value` and `by` are not negative. */
export const divideHalfUp = (value: bigint, by: bigint): bigint => (2n * value + by) / (2n * by);

/** The number as it is written, times 10^20. */
function decimal(value: number): bigint {
  if (!(value >= 0 && value < 1e21)) throw new RangeError('Not a number from 0 to under 1e21');
  // From 1e-6 downwards numbers are written with an exponent.
  const written = String(value).includes('e') ? value.toFixed(places) : String(value);
  const [whole = '0', fraction = ''] = written.split('.');
  return BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
}

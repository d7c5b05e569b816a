/**
 * Exact money for totals that people check by hand. A number is taken as the decimal that is written (0.1 is a tenth),
 * the calculation uses whole numbers, and only the result is rounded: half up, to the currency's smallest unit.
 */

// Decimal places kept of one number; a product has twice as many.
const places = 20;

// ISO 4217, list one: currencies whose smallest unit is not a hundredth. Not from Intl, which follows shop prices (no
// paisa in PKR, no sen in IDR) and differs between browsers.
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

/** The quotient of two numbers from 0 to under 1e21, in the smallest units of a currency with `digits`; `by` over 0. */
export const quotientInUnits = (a: number, by: number, digits: number): bigint =>
  divideHalfUp(decimal(a) * 10n ** BigInt(digits), decimal(by));

/** An amount from 0 to under 1e21 in the smallest units of a currency with `digits`. */
export const inUnits = (amount: number, digits: number): bigint =>
  divideHalfUp(decimal(amount), 10n ** BigInt(places - digits));

/** Converts smallest units to an amount; the nearest number above 2^53 of them. */
export function amountOf(units: bigint, digits: number): number {
  const sign = units < 0n ? '-' : '';
  const written = (units < 0n ? -units : units).toString().padStart(digits + 1, '0');
  const point = written.length - digits;
  return Number(`${sign}${written.slice(0, point)}.${written.slice(point)}`);
}

/** `value` and `by` must not be negative. */
export const divideHalfUp = (value: bigint, by: bigint): bigint => (2n * value + by) / (2n * by);

/** The number as written, times 10^20. */
function decimal(value: number): bigint {
  if (!(value >= 0 && value < 1e21)) throw new RangeError('Not a number from 0 to under 1e21');
  // JavaScript formats numbers below 1e-6 with an exponent.
  const written = String(value).includes('e') ? value.toFixed(places) : String(value);
  const [whole = '0', fraction = ''] = written.split('.');
  return BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
}

import { type CostLine, costLines, isCostLine, startingCurrency, startingRanges } from './cost-lines.ts';
import { type Money, type Rate, unitsIn } from './rates.ts';
import { type BookedCost, lineOfBooking, type PaidLine, repeatedBookings } from './paid-bookings.ts';
import { ownShare } from './split.ts';

/** The expected costs of a line, for one person. */
export interface Estimate {
  readonly line: string;
  readonly low: number;
  readonly high: number;
  readonly currency: string;
}

export interface Expense {
  readonly line: string;
  readonly cost: Money;
  /** The number of people who share it, including the user. */
  readonly sharedBy: number;
}

/** All amounts are in the smallest units of the currency of the summary. */
export interface CostRow {
  /** The row `hotels` is there only with hotel bookings. */
  readonly line: PaidLine;
  /** Null if nothing is entered, or if a rate is missing. */
  readonly range: { readonly low: bigint; readonly high: bigint } | null;
  /** As entered, or from the trip, or the range to start from. */
  readonly estimate: Estimate | undefined;
  readonly isExample: boolean;
  /** The price of the package includes it, so it has no range of its own. */
  readonly isIncluded: boolean;
  /** Where the range comes from, unless it was entered here or is an example. */
  readonly from: 'trip' | 'bookings' | null;
  readonly spent: bigint;
}

export interface CostSummary {
  readonly rows: readonly CostRow[];
  readonly low: bigint;
  readonly high: bigint;
  readonly spent: bigint;
  /** The part of `spent` that comes from paid bookings. The rest comes from the expenses. */
  readonly spentOnBookings: bigint;
  /** The titles of the paid bookings that an expense repeats. They are counted once. */
  readonly repeated: readonly string[];
  /** What is still to pay: the estimate without what is paid, and at least the unpaid bookings. */
  readonly left: { readonly low: bigint; readonly high: bigint };
  /** The currencies without a rate. No total includes their amounts. */
  readonly missing: readonly string[];
}

interface Costs {
  readonly estimates: readonly Estimate[];
  readonly expenses: readonly Expense[];
  readonly rates: readonly Rate[];
  readonly bookings: readonly BookedCost[];
  /** The price of the package in the trip. It is the estimate of its line until another one is entered. */
  readonly packagePrice: Money | null;
  /** What the package includes. Its price already counts these lines. */
  readonly included: readonly CostLine[];
}

const rowLines = costLines.flatMap((line): PaidLine[] => (line === 'madinah' ? [line, 'hotels'] : [line]));

/** The lines that the estimate leaves out, because the price of the package counts them. */
export const includedLines = ({ rows }: Pick<CostSummary, 'rows'>): PaidLine[] =>
  rows.flatMap(({ line, isIncluded }) => (isIncluded ? [line] : []));

/** The expected and paid costs of one person, by line and in total, in `currency`. */
export function costSummary(costs: Costs, currency: string): CostSummary {
  const missing = new Set<string>();
  const units = (money: Money): bigint | null => {
    const found = unitsIn(money, currency, costs.rates);
    if (found === null) missing.add(money.currency);
    return found;
  };
  const repeated = repeatedBookings(costs.bookings, costs.expenses);
  const booked = costs.bookings.filter((one) => !repeated.includes(one));
  const bookedIn = (lines: readonly PaidLine[], isPaid: boolean): bigint =>
    sum(
      booked
        .filter((one) => one.isPaid === isPaid && lines.includes(lineOfBooking(one)))
        .map(({ cost }) => (cost && units(cost)) ?? 0n),
    );
  const spentOn = (line: PaidLine): bigint =>
    sum(costs.expenses.filter((one) => lineOf(one) === line).map((one) => shareOf(one, units)));
  const rows = rowLines
    .filter((line) => line !== 'hotels' || booked.some((one) => lineOfBooking(one) === line))
    .map((line): CostRow => {
      const isIncluded = isInPackage(line, costs.included);
      const { estimate, from, isExample } = isIncluded ? noEstimate : estimateOf(line, costs);
      const ofBookings = from === 'bookings' ? bookedIn([line], true) + bookedIn([line], false) : null;
      const hasUnknown = booked.some(
        (one) => lineOfBooking(one) === line && one.cost && units(one.cost) === null,
      );
      return {
        line,
        estimate,
        from,
        isExample,
        isIncluded,
        range:
          ofBookings === null
            ? ((estimate && rangeOf(estimate, units)) ?? null)
            : hasUnknown
              ? null
              : { low: ofBookings, high: ofBookings },
        spent: spentOn(line) + bookedIn([line], true),
      };
    });
  return {
    rows,
    low: sum(rows.map(({ range }) => range?.low ?? 0n)),
    high: sum(rows.map(({ range }) => range?.high ?? 0n)),
    spent: sum(rows.map(({ spent }) => spent)),
    spentOnBookings: bookedIn(rowLines, true),
    repeated: repeated.map(({ title }) => title),
    left: leftOf(rows, costs.included, (lines) => bookedIn(lines, false)),
    missing: [...missing].toSorted(),
  };
}

/** Lines that are compared with what is paid as one: a hotel booking counts for either city. */
const payGroups: readonly (readonly PaidLine[])[] = [
  ['makkah', 'madinah', 'hotels'],
  ...costLines.filter((line) => line !== 'makkah' && line !== 'madinah').map((line) => [line]),
];

function leftOf(
  rows: readonly CostRow[],
  included: readonly CostLine[],
  unpaid: (lines: readonly PaidLine[]) => bigint,
): CostSummary['left'] {
  const inPackage = rowLines.filter((line) => isInPackage(line, included));
  const left = (end: 'low' | 'high'): bigint =>
    sum(
      payGroups.map((group) => {
        const apart = group.filter((line) => !inPackage.includes(line));
        // What is paid for a part of the package is paid towards its price.
        const isPackage = group.includes('package');
        const own = rows.filter(({ line }) => [...apart, ...(isPackage ? inPackage : [])].includes(line));
        const expected = sum(own.map(({ range }) => range?.[end] ?? 0n));
        // The booking of the package includes those of its parts.
        const booked = larger(unpaid(apart), isPackage ? unpaid(inPackage) : 0n);
        return larger(expected - sum(own.map(({ spent }) => spent)), booked);
      }),
    );
  return { low: left('low'), high: left('high') };
}

/** A hotel booking does not say in which city the hotel is, so it is included once the hotels of both are. */
const isInPackage = (line: PaidLine, included: readonly CostLine[]): boolean =>
  line === 'hotels' ? included.includes('makkah') && included.includes('madinah') : included.includes(line);

const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);

const noEstimate = { estimate: undefined, from: null, isExample: false } as const;

/** What a line is expected to cost: as entered, by the price of the trip, by its bookings, or by the example. */
function estimateOf(
  line: PaidLine,
  { estimates, bookings, packagePrice }: Costs,
): Pick<CostRow, 'estimate' | 'from' | 'isExample'> {
  const entered = estimates.findLast((one) => one.line === line);
  if (entered) return { estimate: entered, from: null, isExample: false };
  if (line === 'package' && packagePrice) {
    const { amount, currency } = packagePrice;
    return { estimate: { line, low: amount, high: amount, currency }, from: 'trip', isExample: false };
  }
  // A booking of another kind is one of many personal expenses, and hotels may be in the estimates of their cities.
  const isWhole = line !== 'personal' && (line !== 'hotels' || !estimates.some((one) => isCity(one.line)));
  if (isWhole && bookings.some((one) => one.cost && lineOfBooking(one) === line)) {
    return { estimate: undefined, from: 'bookings', isExample: false };
  }
  const example = line === 'hotels' ? undefined : startOf(line);
  return { estimate: example, from: null, isExample: example !== undefined };
}

const isCity = (line: string): boolean => line === 'makkah' || line === 'madinah';

type Converter = (money: Money) => bigint | null;

function startOf(line: CostLine): Estimate | undefined {
  const range = startingRanges[line];
  return range && { line, ...range, currency: startingCurrency };
}

function rangeOf({ low, high, currency }: Estimate, units: Converter): CostRow['range'] {
  const [least, most] = [units({ amount: low, currency }), units({ amount: high, currency })];
  return least === null || most === null ? null : { low: least, high: most };
}

const shareOf = ({ cost, sharedBy }: Expense, units: Converter): bigint => {
  const whole = units(cost);
  return whole === null ? 0n : ownShare(whole, sharedBy);
};

// A newer version of the app may have more lines.
const lineOf = ({ line }: Expense): CostLine => (isCostLine(line) ? line : 'personal');

const sum = (all: readonly bigint[]): bigint => all.reduce((one, other) => one + other, 0n);

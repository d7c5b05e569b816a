import { type CostLine, costLines, isCostLine, startingCurrency, startingRanges } from './cost-lines.ts';
import { type Money, type Rate, unitsIn } from './rates.ts';
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
  readonly line: CostLine;
  /** Null if nothing is entered, or if a rate is missing. */
  readonly range: { readonly low: bigint; readonly high: bigint } | null;
  /** As entered, or the range to start from. */
  readonly estimate: Estimate | undefined;
  readonly isExample: boolean;
  readonly spent: bigint;
}

export interface CostSummary {
  readonly rows: readonly CostRow[];
  readonly low: bigint;
  readonly high: bigint;
  readonly spent: bigint;
  /** The currencies without a rate. No total includes their amounts. */
  readonly missing: readonly string[];
}

interface Costs {
  readonly estimates: readonly Estimate[];
  readonly expenses: readonly Expense[];
  readonly rates: readonly Rate[];
}

/** The expected and paid costs of one person, by line and in total, in `currency`. */
export function costSummary({ estimates, expenses, rates }: Costs, currency: string): CostSummary {
  const missing = new Set<string>();
  const units = (money: Money): bigint | null => {
    const found = unitsIn(money, currency, rates);
    if (found === null) missing.add(money.currency);
    return found;
  };
  const rows = costLines.map((line): CostRow => {
    const entered = estimates.findLast((one) => one.line === line);
    const estimate = entered ?? startOf(line);
    return {
      line,
      estimate,
      isExample: estimate !== undefined && entered === undefined,
      range: estimate === undefined ? null : rangeOf(estimate, units),
      spent: sum(expenses.filter((one) => lineOf(one) === line).map((one) => shareOf(one, units))),
    };
  });
  return {
    rows,
    low: sum(rows.map(({ range }) => range?.low ?? 0n)),
    high: sum(rows.map(({ range }) => range?.high ?? 0n)),
    spent: sum(rows.map(({ spent }) => spent)),
    missing: [...missing].toSorted(),
  };
}

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

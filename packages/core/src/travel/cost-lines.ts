/** The parts of the cost of a Hajj, in the order in which they are paid. */
export const costLines = [
  'package',
  'flights',
  'visa',
  'makkah',
  'madinah',
  'transport',
  'food',
  'ihram',
  'sacrifice',
  'gifts',
  'personal',
  'reserve',
] as const;
export type CostLine = (typeof costLines)[number];

export const isCostLine = (line: string): line is CostLine => costLines.some((one) => one === line);

/**
 * The ranges to start from, for one person, until the user enters their own. They are the product specification's, from
 * £4,750 to £10,500 in all, and come from no price list. It gives none for the other lines, so those start empty.
 */
export const startingRanges: Readonly<Partial<Record<CostLine, { low: number; high: number }>>> = {
  package: { low: 3500, high: 8000 },
  flights: { low: 600, high: 1200 },
  visa: { low: 150, high: 300 },
  personal: { low: 500, high: 1000 },
};
export const startingCurrency = 'GBP';

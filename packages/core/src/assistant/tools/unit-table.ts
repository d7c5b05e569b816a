import { mithqalGrams } from '../../zakat/zakat-weights.ts';

const dimensions = ['distance', 'height', 'temperature', 'weight', 'smallWeight', 'volume'] as const;
type Dimension = (typeof dimensions)[number];

interface UnitRow {
  readonly dimension: Dimension;
  /** In the base unit of its kind: metres, grams or litres. Temperatures have formulas instead. */
  readonly factor: number;
  /** The unit's name in `Intl`; null where our words have it. */
  readonly intl: string | null;
  /** The units of an answer that names none. */
  readonly to: readonly Unit[];
}

// Exact by definition: the international yard and pound of 1959, the imperial gallon of 1985 (4.54609 litres) with its
// eighth and 160th part, the avoirdupois ounce of a 16th pound; the tola of 180 and the troy ounce of 480 grains, of
// 64.79891 mg each (NIST Handbook 44, appendix C).
const mileMetres = 1609.344;
const footMetres = 0.3048;
const poundGrams = 453.59237;
const gallonLitres = 4.54609;

const unitTable = {
  km: { dimension: 'distance', factor: 1000, intl: 'kilometer', to: ['mi'] },
  mi: { dimension: 'distance', factor: mileMetres, intl: 'mile', to: ['km'] },
  m: { dimension: 'height', factor: 1, intl: 'meter', to: ['ft'] },
  ft: { dimension: 'height', factor: footMetres, intl: 'foot', to: ['m'] },
  c: { dimension: 'temperature', factor: 1, intl: 'celsius', to: ['f'] },
  f: { dimension: 'temperature', factor: 1, intl: 'fahrenheit', to: ['c'] },
  kg: { dimension: 'weight', factor: 1000, intl: 'kilogram', to: ['lb'] },
  lb: { dimension: 'weight', factor: poundGrams, intl: 'pound', to: ['kg'] },
  st: { dimension: 'weight', factor: 14 * poundGrams, intl: 'stone', to: ['kg'] },
  g: { dimension: 'smallWeight', factor: 1, intl: 'gram', to: ['tola'] },
  tola: { dimension: 'smallWeight', factor: 11.6638038, intl: null, to: ['g'] },
  oz: { dimension: 'smallWeight', factor: poundGrams / 16, intl: 'ounce', to: ['g'] },
  ozt: { dimension: 'smallWeight', factor: 31.1034768, intl: null, to: ['g'] },
  mithqal: { dimension: 'smallWeight', factor: mithqalGrams, intl: null, to: ['g'] },
  l: { dimension: 'volume', factor: 1, intl: 'liter', to: ['pint', 'floz'] },
  pint: { dimension: 'volume', factor: gallonLitres / 8, intl: null, to: ['l'] },
  floz: { dimension: 'volume', factor: gallonLitres / 160, intl: null, to: ['l'] },
} as const satisfies Record<string, Omit<UnitRow, 'to'> & { to: readonly string[] }>;

export type Unit = keyof typeof unitTable;

// The rows are literals, and their keys are exactly the units.
export const units = Object.keys(unitTable) as Unit[];

const row = (unit: Unit): UnitRow => unitTable[unit];

const families: readonly (readonly Dimension[])[] = [
  ['distance', 'height'],
  ['weight', 'smallWeight'],
  ['temperature'],
  ['volume'],
];
const familyOf = (unit: Unit) => families.find((family) => family.includes(row(unit).dimension));

/** True if one unit can be converted to the other. */
export const isComparable = (one: Unit, other: Unit): boolean => familyOf(one) === familyOf(other);

export const usualTargets = (unit: Unit): readonly Unit[] => row(unit).to;
export const intlUnit = (unit: Unit): string | null => row(unit).intl;
export const isTemperature = (unit: Unit): boolean => row(unit).dimension === 'temperature';

/** Converts an amount between comparable units. */
export function convert(value: number, from: Unit, to: Unit): number {
  if (from === to) return value;
  if (from === 'c') return (value * 9) / 5 + 32;
  if (from === 'f') return ((value - 32) * 5) / 9;
  return (value * row(from).factor) / row(to).factor;
}

/** The lowest temperature that exists, in degrees of the scale. */
export const absoluteZero = { c: -273.15, f: -459.67 } as const;

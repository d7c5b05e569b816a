import type { Language } from '../../text/languages.ts';
import type { NumberFault } from '../../text/parse-number.ts';
import type { Metal } from '../../zakat/zakat-weights.ts';
import { type Purity, withoutPurity } from './purity.ts';
import { hasWord, type Item, itemsOf, labelled, type NumberItem } from './question.ts';
import { type Unit, units } from './unit-table.ts';

/** A number of a question, with the unit, currency or metal beside it. */
export interface Quantity {
  /** Null for digits that are no clear number; `fault` says why. */
  readonly value: number | null;
  readonly fault: NumberFault | null;
  /** As in the question. */
  readonly text: string;
  readonly unit: Unit | null;
  /** ISO 4217; several codes ('INR|PKR') if the name alone does not decide. */
  readonly currency: string | null;
  /** The name of the currency as in the question; empty without one. */
  readonly currencyText: string;
  readonly metal: Metal | null;
  /** "3 pounds of silver" may be a weight. */
  readonly isOfMetal: boolean;
  /** After words such as "at" and "at a rate of". */
  readonly isRate: boolean;
  /** Before a word such as "years". */
  readonly isPeriod: boolean;
  /** After "=". */
  readonly isEqual: boolean;
}

export interface Quantities {
  readonly list: readonly Quantity[];
  /** "22 carat"; not in the list of numbers. */
  readonly purities: readonly Purity[];
  /** Units and currencies without a number: the targets of a conversion. */
  readonly otherUnits: readonly Unit[];
  readonly otherCurrencies: readonly { readonly codes: string; readonly text: string }[];
  /** The unit that "how many" asks for. */
  readonly askedUnit: Unit | null;
  readonly hasDegree: boolean;
  /** Whether an amount may be a debt, or what something is worth. */
  readonly hasNotOwned: boolean;
  readonly hasNisab: boolean;
}

export function quantitiesOf(question: string, language: Language): Quantities {
  const { items, purities } = withoutPurity(itemsOf(question, language));
  const used = new Set<number>();
  const unitBeside = items.map((item, index) =>
    item.kind === 'number' ? unitAfter(items, index, used) : null,
  );
  const moneyBeside = items.map((item, index) =>
    item.kind === 'number' ? currencyBeside(items, index, used) : null,
  );
  const list = items.flatMap((item, index): Quantity[] => {
    if (item.kind !== 'number') return [];
    const unit = unitBeside[index] ?? null;
    return [
      {
        ...valueOf(item),
        text: question.slice(item.start, item.end),
        unit,
        ...moneyOf(question, items[moneyBeside[index] ?? -1]),
        metal: unit === null ? null : metalBeside(items, index, used),
        isOfMetal: isOfMetal(items, index),
        isRate: isRate(items, index, language),
        isPeriod: hasWord(items[index + 1], 'periods'),
        isEqual: hasWord(items[index - 1], 'equals'),
      },
    ];
  });
  const free = items.filter((_, index) => !used.has(index));
  return {
    list,
    purities,
    otherUnits: free.flatMap((item) => asUnit(item) ?? []),
    otherCurrencies: free.flatMap((item) => {
      const codes = labelled(item, 'currency');
      return codes === null ? [] : [{ codes, text: question.slice(item.start, item.end) }];
    }),
    askedUnit: askedUnitOf(items),
    hasDegree: items.some((item) => hasWord(item, 'degree')),
    hasNotOwned: items.some((item) => hasWord(item, 'notOwned')),
    hasNisab: items.some((item) => hasWord(item, 'nisab')),
  };
}

function moneyOf(question: string, item: Item | undefined): Pick<Quantity, 'currency' | 'currencyText'> {
  return {
    currency: labelled(item, 'currency'),
    currencyText: item === undefined ? '' : question.slice(item.start, item.end),
  };
}

const valueOf = ({ value, fault }: NumberItem): Pick<Quantity, 'value' | 'fault'> => ({ value, fault });

const asUnit = (item: Item | undefined): Unit | null => {
  const name = labelled(item, 'unit');
  return units.find((unit) => unit === name) ?? null;
};

const isCurrency = (item: Item | undefined): boolean => labelled(item, 'currency') !== null;

/** Languages that say "at" after the number: "4.9 کے ریٹ پر". */
const ratesFollow: ReadonlySet<Language> = new Set(['ur', 'gu', 'bn']);

function isRate(items: readonly Item[], index: number, language: Language): boolean {
  const before = isCurrency(items[index - 1]) ? index - 2 : index - 1;
  if (hasWord(items[before], 'rate')) return true;
  const after = isCurrency(items[index + 1]) ? index + 2 : index + 1;
  return ratesFollow.has(language) && hasWord(items[after], 'rate');
}

function unitAfter(items: readonly Item[], index: number, used: Set<number>): Unit | null {
  const unit = asUnit(items[index + 1]);
  if (unit !== null) used.add(index + 1);
  return unit;
}

function currencyBeside(items: readonly Item[], index: number, used: Set<number>): number | null {
  // The word after a number belongs to it: "200 pounds 4.9 riyals". Without one, a sign or code may precede it.
  for (const beside of [index + 1, index - 1]) {
    // "£" and "Rs" belong to the number that follows.
    if (!isCurrency(items[beside]) || (beside < index && used.has(beside))) continue;
    used.add(beside);
    return beside;
  }
  return null;
}

/** Whether a metal follows the currency of a number, with at most "of" between. */
const isOfMetal = (items: readonly Item[], index: number): boolean =>
  isCurrency(items[index + 1]) &&
  [items[index + 2], items[index + 2]?.kind === 'word' ? items[index + 3] : undefined].some(
    (item) => labelled(item, 'metal') !== null,
  );

const furthestMetal = 3;

/** The nearest metal that no earlier weight has: "50 g of gold", "gold 50 g". */
function metalBeside(items: readonly Item[], index: number, used: Set<number>): Metal | null {
  for (let distance = 1; distance <= furthestMetal; distance += 1) {
    // The unit is between the number and the metal after it.
    for (const at of [index + 1 + distance, index - distance]) {
      const metal = labelled(items[at], 'metal');
      if (used.has(at) || (metal !== 'gold' && metal !== 'silver')) continue;
      used.add(at);
      return metal;
    }
  }
  return null;
}

/** The unit right after "how many". */
function askedUnitOf(items: readonly Item[]): Unit | null {
  for (const [index, item] of items.entries()) {
    const unit = asUnit(item);
    if (unit !== null && hasWord(items[index - 1], 'howMany')) return unit;
  }
  return null;
}

import type { Language } from '@manasik/core/text/languages';
import { type NumberFault, type ParsedNumber, parseNumber } from '@manasik/core/text/parse-number';
import type { LunarYear, ZakatInput, ZakatSchool } from '@manasik/core/zakat/zakat';
import { gramsIn, type Metal, type WeightUnit } from '@manasik/core/zakat/zakat-weights';
import { type PriceDraft, pricePerGram } from './price-draft.ts';

const fieldsBySchool = ['goldJewellery', 'silverJewellery', 'debts'] as const;
export const weightFields = ['gold', 'goldJewellery', 'silver', 'silverJewellery'] as const;
type WeightField = (typeof weightFields)[number];
const ownFields = ['savings', ...weightFields] as const;
const amountFields = [...ownFields, 'debts'] as const;
export type AmountField = (typeof amountFields)[number];
/** The typed text. */
export type Typed = Readonly<Record<AmountField, string>>;

/** In the order of the page, because the first refused field receives the focus. */
export const formFields = [...ownFields, 'school', 'debts', 'priceGold', 'priceSilver'] as const;
type FormField = (typeof formFields)[number];

/** Why a field is refused; `most` is in the unit of the field. */
export interface Refusal {
  readonly code: Exclude<NumberFault, 'empty'> | 'tooBig' | 'tooSmall' | 'price' | 'school';
  readonly most?: number;
}
export type Refusals = Partial<Record<FormField, Refusal>>;

export interface Choices {
  readonly unit: WeightUnit;
  readonly nisabBy: Metal;
  /** Undefined until the user, or their answers in the guide, choose one. */
  readonly school: ZakatSchool | undefined;
  readonly lunarYear: LunarYear;
}

// The bounds of the API.
const mostMoney = 1e12;
const mostGrams = 1e6;
const mostPrice = 1e9;
const leastPrice = 0.0001;

export const nothingTyped: Typed = {
  savings: '',
  gold: '',
  goldJewellery: '',
  silver: '',
  silverJewellery: '',
  debts: '',
};

export function readTyped(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const typed: Record<AmountField, string> = { ...nothingTyped };
  for (const field of amountFields) {
    const value = data.get(field);
    if (typeof value === 'string') typed[field] = value;
  }
  return typed;
}

const isWeight = (field: AmountField): field is WeightField => weightFields.some((name) => name === field);

/** Whether the schools differ on these values, so that one is required. */
export const doesSchoolDecide = (typed: Typed, { lunarYear }: Choices, language: Language): boolean =>
  lunarYear === 'startAndEnd' ||
  fieldsBySchool.some((field) => {
    const parsed = parseNumber(typed[field], language);
    return 'value' in parsed && parsed.value > 0;
  });

const isEmpty = (parsed: ParsedNumber): boolean => 'fault' in parsed && parsed.fault === 'empty';

type Checked =
  | { status: 'empty' }
  | { status: 'refused'; refusals: Refusals }
  | { status: 'ready'; input: Omit<ZakatInput, 'year'> };

/** The typed values as numbers, or the errors by field. `empty`: no property was entered. */
export function checkZakat(typed: Typed, prices: PriceDraft, choices: Choices, language: Language): Checked {
  if (ownFields.every((field) => isEmpty(read(field)))) return { status: 'empty' };

  const refusals: Refusals = {};
  const amounts = Object.fromEntries(amountFields.map((field) => [field, amountOf(field)]));
  const gold = priceOf('gold', 'priceGold');
  const silver = priceOf('silver', 'priceSilver');
  if (!choices.school && doesSchoolDecide(typed, choices, language)) refusals.school = { code: 'school' };
  if (Object.keys(refusals).length > 0) return { status: 'refused', refusals };
  return {
    status: 'ready',
    input: {
      // Each of the fields has just been put in.
      ...(amounts as Record<AmountField, number>),
      nisabBy: choices.nisabBy,
      // Without a school the values do not depend on it.
      school: choices.school ?? 'hanafi',
      lunarYear: choices.lunarYear,
      prices: { currency: prices.currency, gold, silver, setOn: prices.setOn },
    },
  };

  function read(field: AmountField): ParsedNumber {
    return parseNumber(typed[field], language);
  }

  function amountOf(field: AmountField): number {
    const parsed = read(field);
    if ('fault' in parsed) {
      if (parsed.fault !== 'empty') refusals[field] = { code: parsed.fault };
      return 0;
    }
    const grams = isWeight(field) ? gramsIn[choices.unit] : 1;
    const most = isWeight(field) ? mostGrams : mostMoney;
    if (parsed.value * grams > most) refusals[field] = { code: 'tooBig', most: Math.floor(most / grams) };
    return parsed.value * grams;
  }

  function priceOf(metal: Metal, field: 'priceGold' | 'priceSilver'): number {
    const parsed = pricePerGram(prices, metal, choices.unit, language);
    if ('fault' in parsed) {
      refusals[field] = { code: parsed.fault === 'empty' ? 'price' : parsed.fault };
      return 0;
    }
    const { value } = parsed;
    if (value < leastPrice) refusals[field] = { code: 'tooSmall' };
    if (value > mostPrice)
      refusals[field] = { code: 'tooBig', most: Math.floor(mostPrice * gramsIn[choices.unit]) };
    return value;
  }
}

import type { Language } from '@manasik/core/text/languages';
import { type ParsedNumber, parseNumber } from '@manasik/core/text/parse-number';
import { startingPrices, type ZakatPrices } from '@manasik/core/zakat/zakat';
import { gramsIn, type Metal, type WeightUnit } from '@manasik/core/zakat/zakat-weights';

/** The prices in the form: known ones, and typed changes. */
export interface PriceDraft {
  readonly currency: string;
  /** The price of a gram of each; null for a currency without known prices. */
  readonly known: Readonly<Record<Metal, number>> | null;
  /** The price of one unit as it was typed; a metal that was not touched keeps the known price. */
  readonly typed: Readonly<Partial<Record<Metal, string>>>;
  /** The date of the prices: today once something was typed; null for those of the app. */
  readonly setOn: string | null;
  /** `example`: the prices of the app, without a date. `none`: the currency has none yet. */
  readonly from: 'example' | 'kept' | 'typed' | 'none';
}

interface DraftInput {
  /** The saved prices of the person. */
  kept: ZakatPrices | null;
  /** The choices in this form. */
  currency: string | undefined;
  typed: PriceDraft['typed'];
  today: string;
}

/** A currency has its saved prices; pounds otherwise have those of the app, and other currencies none. */
export function draftOf({ kept, currency: chosen, typed, today }: DraftInput): PriceDraft {
  const currency = chosen ?? kept?.currency ?? startingPrices.currency;
  const known = [kept, startingPrices].find((prices) => prices?.currency === currency) ?? null;
  const common = { currency, known, typed };
  if (Object.keys(typed).length > 0) return { ...common, setOn: today, from: 'typed' };
  if (!known) return { ...common, setOn: today, from: 'none' };
  return { ...common, setOn: known.setOn, from: known.setOn === null ? 'example' : 'kept' };
}

/** The price of a gram, or the error of the typed text. */
export function pricePerGram(
  { known, typed }: PriceDraft,
  metal: Metal,
  unit: WeightUnit,
  language: Language,
): ParsedNumber {
  const text = typed[metal];
  if (text === undefined) return known ? { value: known[metal] } : { fault: 'empty' };
  const parsed = parseNumber(text, language);
  return 'value' in parsed ? { value: parsed.value / gramsIn[unit] } : parsed;
}

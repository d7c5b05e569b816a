import type { Language } from '@manasik/core/text/languages';
import { type ParsedNumber, parseNumber } from '@manasik/core/text/parse-number';
import { startingPrices, type ZakatPrices } from '@manasik/core/zakat/zakat';
import { gramsIn, type Metal, type WeightUnit } from '@manasik/core/zakat/zakat-weights';

/** Prices as the form has them: known ones, and what was typed over them. */
export interface PriceDraft {
  readonly currency: string;
  /** A gram of each; null for a currency in which none are known. */
  readonly known: Readonly<Record<Metal, number>> | null;
  /** The price of one unit as it was typed; a metal that was not touched keeps the known price. */
  readonly typed: Readonly<Partial<Record<Metal, string>>>;
  /** The day they are of: today once something was typed; null for the app's own. */
  readonly setOn: string | null;
  /** `example`: the app's own, of no day. `none`: the currency has none yet. */
  readonly from: 'example' | 'kept' | 'typed' | 'none';
}

interface DraftInput {
  /** What the person has set before. */
  kept: ZakatPrices | null;
  /** What was chosen in this form. */
  currency: string | undefined;
  typed: PriceDraft['typed'];
  today: string;
}

/** A currency has the prices set for it before; pounds without such have the app's own; any other has none. */
export function draftOf({ kept, currency: chosen, typed, today }: DraftInput): PriceDraft {
  const currency = chosen ?? kept?.currency ?? startingPrices.currency;
  const known = [kept, startingPrices].find((prices) => prices?.currency === currency) ?? null;
  const common = { currency, known, typed };
  if (Object.keys(typed).length > 0) return { ...common, setOn: today, from: 'typed' };
  if (!known) return { ...common, setOn: today, from: 'none' };
  return { ...common, setOn: known.setOn, from: known.setOn === null ? 'example' : 'kept' };
}

/** What a gram costs; the fault is that of what was typed. */
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

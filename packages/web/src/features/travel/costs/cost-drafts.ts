import type { CivilDate } from '@manasik/core/calendar/civil-date';
import type { Language } from '@manasik/core/text/languages';
import type { ItemOf } from '../items/use-travel.ts';
import { createReader, type Faults } from '../money/read-fields.ts';

type Estimate = ItemOf<'estimate'>;
type Expense = ItemOf<'expense'>;
type Rate = ItemOf<'rate'>;

// The bound of the API.
const mostSharers = 50;

export interface EstimateDraft {
  readonly low: string;
  readonly high: string;
  readonly currency: string | null;
}
export type EstimateField = 'low' | 'high' | 'currency';

/** An estimate from what is typed. With one amount it is exact. */
export function readEstimate(
  line: string,
  draft: EstimateDraft,
  language: Language,
): { item: Estimate } | { faults: Faults<EstimateField> } {
  const read = createReader<EstimateField>(language);
  const currency = read.currency('currency', draft.currency);
  const low = read.amount('low', draft.low, currency);
  const high = draft.high.trim() === '' ? low : read.amount('high', draft.high, currency);
  if (low !== null && high !== null && high < low) read.refuse('high', { code: 'order' });
  if (!read.isFine() || low === null || high === null || currency === null) return { faults: read.faults };
  return { item: { kind: 'estimate', line, low, high, currency } };
}

export interface ExpenseDraft {
  readonly line: string;
  readonly title: string;
  readonly paidOn: string;
  readonly amount: string;
  readonly currency: string | null;
  readonly sharedBy: string;
}
export type ExpenseField = 'title' | 'paidOn' | 'amount' | 'currency' | 'sharedBy';

export function readExpense(
  draft: ExpenseDraft,
  language: Language,
  today: CivilDate,
): { item: Expense } | { faults: Faults<ExpenseField> } {
  const read = createReader<ExpenseField>(language);
  const title = read.text('title', draft.title);
  const currency = read.currency('currency', draft.currency);
  const amount = read.amount('amount', draft.amount, currency);
  const paidOn = read.pastDate('paidOn', draft.paidOn, today);
  const sharedBy = read.count('sharedBy', draft.sharedBy, mostSharers);
  if (title === null || currency === null || amount === null || paidOn === null || sharedBy === null) {
    return { faults: read.faults };
  }
  return { item: { kind: 'expense', line: draft.line, title, paidOn, cost: { amount, currency }, sharedBy } };
}

export interface RateDraft {
  readonly from: string | null;
  readonly to: string | null;
  readonly rate: string;
  readonly readOn: string;
}
export type RateField = 'from' | 'to' | 'rate' | 'readOn';

export function readRate(
  draft: RateDraft,
  language: Language,
  today: CivilDate,
): { item: Rate } | { faults: Faults<RateField> } {
  const read = createReader<RateField>(language);
  const from = read.currency('from', draft.from);
  const to = read.currency('to', draft.to);
  if (from !== null && from === to) read.refuse('to', { code: 'same' });
  const rate = read.rate('rate', draft.rate);
  const readOn = read.pastDate('readOn', draft.readOn, today);
  if (!read.isFine() || from === null || to === null || rate === null || readOn === null) {
    return { faults: read.faults };
  }
  return { item: { kind: 'rate', from, to, rate, readOn } };
}

import { amountOf, currencyDigits, productInUnits, quotientInUnits } from '../../money/exact-money.ts';
import { dateIn } from '../../calendar/zone-date.ts';
import { bold, replyWith, type Suggestion, todayIn, wrongClock } from './reply-parts.ts';
import { formatAmount, resolveCurrency } from './currency-names.ts';
import { formatsIn } from './format.ts';
import { type Quantity, quantitiesOf } from './quantities.ts';
import type { Tool, ToolCall } from './types.ts';

/** Above this the result is no sum of money, and would fill the screen with digits. */
const most = 1e15;

/** A smaller rate is zero in exact money. */
const leastRate = 1e-12;

/** Decimal digits of a result in no known currency. */
const moreDigits = 10;

type Known = Quantity & { readonly value: number };

interface Exchange {
  readonly amount: Known;
  readonly rate: number;
  /** The amount is in the currency that the rate is quoted in, so it is divided by the rate. */
  readonly divides: boolean;
  readonly to: string | null;
}

/** Converts money at the rate in the question. Without one it asks, because Manasik has no rates. */
export const currencyTool: Tool = (call) => {
  const { say, data } = call;
  const today = todayIn(data.timeZone, data.now);
  if (today === null) return wrongClock(say);
  const exchange = exchangeIn(call);
  const paragraphs = typeof exchange === 'string' ? [exchange] : answer(call, exchange);
  const suggestions: Suggestion[] = typeof exchange === 'string' ? ['currency'] : ['units', 'next'];
  return replyWith(say, { paragraphs, suggestions, isIncomplete: typeof exchange === 'string' });
};

function exchangeIn(call: ToolCall): Exchange | string {
  const { question, language, say } = call;
  const { list, otherCurrencies } = quantitiesOf(question, language);
  const unreadable = list.find(({ value, fault }) => value === null && fault !== 'negative');
  if (unreadable) return say('unreadable', { number: unreadable.text });
  const known = list.flatMap((each) => (each.value === null ? [] : [{ ...each, value: each.value }]));
  if (known.length < list.length || known.some(({ value }) => value < 0)) return say('currency.negative');
  const [first, second] = known;
  const earlier = first && !first.isRate && second === undefined ? exchangeBefore(call, first) : null;
  if (earlier) return earlier;
  if (first === undefined) return say('currency.askBoth');
  if (second === undefined) return first.isRate ? say('currency.askAmount') : say('currency.askRate');
  const exchange = known.length === 2 ? fromTwo(first, second, otherCurrencies) : fromThree(known);
  if (exchange === null) return say('currency.askWhich');
  if (exchange.rate < leastRate) return say('currency.zeroRate');
  return exchange;
}

/** "And 300 euro?": the exchange before it with another amount of the same money. */
function exchangeBefore(call: ToolCall, amount: Known): Exchange | null {
  for (const question of call.before ?? []) {
    const exchange = exchangeIn({ ...call, question, before: [] });
    if (typeof exchange === 'string') continue;
    const { currency } = exchange.amount;
    if (amount.currency !== null && amount.currency !== currency) return null;
    return { ...exchange, amount: { ...amount, currency } };
  }
  return null;
}

/** "200 pounds at 4.9", "4.9 riyals, 200 pounds". */
function fromTwo(first: Known, second: Known, others: readonly string[]): Exchange | null {
  const rate = rateOf(first, second);
  if (rate === null) return null;
  const amount = rate === first ? second : first;
  const to = [rate.currency, ...others].find((each) => each !== null && each !== amount.currency) ?? null;
  // "500 riyals at 4.9 riyals a pound"
  const divides = rate.currency !== null && rate.currency === amount.currency && to !== null;
  return { amount, rate: rate.value, divides, to };
}

function rateOf(first: Known, second: Known): Known | null {
  if (second.isRate) return second;
  if (first.isRate) return first;
  if (second.isEqual) return null;
  if ((first.currency === null) === (second.currency === null)) return null;
  return first.currency === null ? first : second;
}

/** "1 pound = 4.9 riyals, how much is 200 pounds", in any order. */
function fromThree(known: readonly Known[]): Exchange | null {
  if (known.length !== 3) return null;
  const one = known.findIndex(({ value }, index) => value === 1 && known[index + 1] !== undefined);
  const unit = known[one];
  const quoted = known[one + 1];
  const amount = known.find((_, index) => index !== one && index !== one + 1);
  if (!unit?.currency || !quoted?.currency || !amount?.currency) return null;
  if (unit.currency === quoted.currency) return null;
  if (amount.currency === unit.currency)
    return { amount, rate: quoted.value, divides: false, to: quoted.currency };
  if (amount.currency === quoted.currency)
    return { amount, rate: quoted.value, divides: true, to: unit.currency };
  return null;
}

function answer({ language, say, data }: ToolCall, { amount, rate, divides, to }: Exchange): string[] {
  if (!(amount.value <= most && rate <= most)) return [say('tooBig')];
  const { rate: formatRate, date } = formatsIn(language);
  const from = formatAmount(amount.value, resolveCurrency(amount.currency, data), language);
  const currency = resolveCurrency(to, data);
  // Exact, as on the page of costs: 8.70 at 1.15 is 10.01, and 10.00 in floating point.
  const digits = currency ? currencyDigits(currency) : moreDigits;
  const inUnits = divides ? quotientInUnits : productInUnits;
  const result = amountOf(inUnits(amount.value, rate, digits), digits);
  if (result > most) return [say('tooBig')];
  const into = formatAmount(result, currency, language);
  return [
    `${from} ${divides ? '÷' : '×'} ${formatRate(rate)} = ${bold(into)}`,
    say('currency.own', { rate: formatRate(rate), date: date(dateIn(data.timeZone, data.now.getTime())) }),
  ];
}

import { amountOf, currencyDigits, productInUnits, quotientInUnits } from '../../money/exact-money.ts';
import { dateIn } from '../../calendar/zone-date.ts';
import { bold, bullets, escaped, replyWith, type Suggestion, todayIn, wrongClock } from './reply-parts.ts';
import { formatAmount, isSameCurrency, resolveCurrency } from './currency-names.ts';
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

/** How a rate is read: 1 of the amount's currency is so many of the other, or the other way round. */
type Reading = 'ofOther' | 'ofAmount';

/** A currency as the question names it. */
interface Named {
  readonly codes: string;
  readonly text: string;
}

interface Exchange {
  readonly amount: Known;
  readonly rate: number;
  /** Both if the words do not say it: at "200 riyals to pounds at 4.9" a rate may be quoted either way. */
  readonly readings: readonly Reading[];
  readonly to: Named | null;
}

const eitherWay: readonly Reading[] = ['ofOther', 'ofAmount'];

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
  const exchange =
    known.length === 2 ? fromTwo(first, second, otherCurrencies) : fromThree(known, otherCurrencies);
  if (exchange === null) return say('currency.askWhich');
  if (exchange.rate < leastRate) return say('currency.zeroRate');
  return exchange;
}

/** "And 300 euro?": the exchange before it with another amount of the same money. */
function exchangeBefore(call: ToolCall, amount: Known): Exchange | null {
  for (const question of call.before ?? []) {
    const exchange = exchangeIn({ ...call, question, before: [] });
    if (typeof exchange === 'string') continue;
    const { currency, currencyText } = exchange.amount;
    if (amount.currency !== null && !isSameCurrency(amount.currency, currency)) return null;
    return { ...exchange, amount: { ...amount, currency, currencyText } };
  }
  return null;
}

/** "200 pounds at 4.9", "4.9 riyals, 200 pounds". */
function fromTwo(first: Known, second: Known, others: readonly Named[]): Exchange | null {
  const rate = rateOf(first, second);
  if (rate === null) return null;
  const amount = rate === first ? second : first;
  const to =
    [nameOf(rate), ...others].find((each) => each !== null && !isSameCurrency(each.codes, amount.currency)) ??
    null;
  return { amount, rate: rate.value, readings: readingsOf(rate, amount), to };
}

/** "At 4.9 riyals" says what the rate is quoted in. */
function readingsOf(rate: Known, amount: Known): readonly Reading[] {
  if (rate.currency === null) return eitherWay;
  if (amount.currency === null) return ['ofOther'];
  // "500 riyals at 4.9 riyals a pound"
  return isSameCurrency(rate.currency, amount.currency) ? ['ofAmount'] : ['ofOther'];
}

const nameOf = ({ currency, currencyText }: Quantity): Named | null =>
  currency === null ? null : { codes: currency, text: currencyText };

function rateOf(first: Known, second: Known): Known | null {
  if (second.isRate) return second;
  if (first.isRate) return first;
  if (second.isEqual) return null;
  if ((first.currency === null) === (second.currency === null)) return null;
  return first.currency === null ? first : second;
}

/** "1 pound = 4.9 riyals, how much is 200 pounds", in any order. */
function fromThree(known: readonly Known[], others: readonly Named[]): Exchange | null {
  if (known.length !== 3) return null;
  const one = known.findIndex(({ value }, index) => value === 1 && known[index + 1] !== undefined);
  const unit = known[one];
  const quoted = known[one + 1];
  const amount = known.find((_, index) => index !== one && index !== one + 1);
  if (!unit?.currency || !quoted || !amount?.currency) return null;
  if (isSameCurrency(unit.currency, quoted.currency)) return null;
  const rate = quoted.value;
  if (isSameCurrency(amount.currency, unit.currency)) {
    const { currency } = amount;
    const to = nameOf(quoted) ?? others.find(({ codes }) => !isSameCurrency(codes, currency)) ?? null;
    return { amount, rate, readings: ['ofOther'], to };
  }
  // "200 riyals to pounds, 1 pound = 4.9"
  if (quoted.currency === null || isSameCurrency(amount.currency, quoted.currency))
    return { amount, rate, readings: ['ofAmount'], to: nameOf(unit) };
  return null;
}

function answer(call: ToolCall, exchange: Exchange): string[] {
  const { language, say, data } = call;
  const { amount, rate, readings } = exchange;
  if (!(amount.value <= most && rate <= most)) return [say('tooBig')];
  const lines = readings.map((reading) => ({ reading, sum: sumOf(call, exchange, reading) }));
  const [only] = lines;
  if (only === undefined || lines.some(({ sum }) => sum === null)) return [say('tooBig')];
  const at = (reading: Reading): string => say('currency.at', sidesOf(call, exchange, reading));
  const { rate: formatRate, date } = formatsIn(language);
  const today = date(dateIn(data.timeZone, data.now.getTime()));
  const own = say('currency.own', { rate: formatRate(rate), date: today });
  if (lines.length === 1) return [only.sum ?? '', say('currency.used', { rate: at(only.reading) }), own];
  return [
    say('currency.either', { rate: formatRate(rate) }),
    bullets(lines.map(({ reading, sum }) => say('currency.if', { rate: at(reading), sum: sum ?? '' }))),
    own,
  ];
}

/** "£200.00 × 4.9 = SAR 980.00"; null if the result is no sum of money. */
function sumOf(
  { language, data }: ToolCall,
  { amount, rate, to }: Exchange,
  reading: Reading,
): string | null {
  const divides = reading === 'ofAmount';
  const from = formatAmount(amount.value, resolveCurrency(amount.currency, data), language);
  const currency = resolveCurrency(to?.codes ?? null, data);
  // Exact, as on the page of costs: 8.70 at 1.15 is 10.01, and 10.00 in floating point.
  const digits = currency ? currencyDigits(currency) : moreDigits;
  const inUnits = divides ? quotientInUnits : productInUnits;
  const result = amountOf(inUnits(amount.value, rate, digits), digits);
  if (result > most) return null;
  const into = formatAmount(result, currency, language);
  return `${from} ${divides ? '÷' : '×'} ${formatsIn(language).rate(rate)} = ${bold(into)}`;
}

/** The two sides of a rate: "1 British pound" and "4.9 Saudi riyals". */
function sidesOf(call: ToolCall, { amount, rate, to }: Exchange, reading: Reading) {
  const own = nameOf(amount);
  return reading === 'ofOther'
    ? { one: withName(call, 1, own, 'first'), quoted: withName(call, rate, to, 'other') }
    : { one: withName(call, 1, to, 'other'), quoted: withName(call, rate, own, 'first') };
}

/** An amount with the name of its currency; as in the question if that does not say which country's. */
function withName(
  { language, say, data }: ToolCall,
  value: number,
  name: Named | null,
  which: 'first' | 'other',
): string {
  const { namedMoney, rate } = formatsIn(language);
  if (name === null) return say(`currency.${which}`, { amount: rate(value) });
  const currency = resolveCurrency(name.codes, data);
  return currency === null ? `${rate(value)} ${escaped(name.text)}` : namedMoney(value, currency);
}

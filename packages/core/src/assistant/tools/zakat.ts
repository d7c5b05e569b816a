import { calculateZakat, type ZakatResult, startingPrices, zakatRate } from '../../zakat/zakat.ts';
import { amountOf, currencyDigits, divideHalfUp, inUnits } from '../../money/exact-money.ts';
import { type Metal, mithqalGrams, nisabGrams } from '../../zakat/zakat-weights.ts';
import { formatAmount, resolveCurrency } from './currency-names.ts';
import { formatsIn } from './format.ts';
import { type Quantity, quantitiesOf } from './quantities.ts';
import type { Purity } from './purity.ts';
import { bold, replyWith } from './reply-parts.ts';
import type { Tool, ToolCall, ToolReply } from './types.ts';
import { convert } from './unit-table.ts';

/** The limits of the calculator. */
const mostMoney = 1e12;
const mostGrams = 1e6;
const milligramDigits = 3;

/** The wealth that someone owns, as the question states it. */
interface Wealth {
  readonly money: { readonly amount: number; readonly currency: string | null } | null;
  /** Null for a metal that the question does not mention. */
  readonly grams: Readonly<Record<Metal, number | null>>;
  /** How the weights were counted: in grams, and their pure part. */
  readonly counted: readonly string[];
  readonly hasPurity: boolean;
}

/** The zakat due on an amount of money and weights of gold and silver. */
export const zakatTool: Tool = (call) => {
  const { say } = call;
  if (asksNisab(call)) return withLink(call, nisabAlone(call));
  const wealth = wealthIn(call);
  if (typeof wealth === 'string') return { ...withLink(call, [wealth]), isIncomplete: true };
  const { money, grams } = wealth;
  if (money === null && grams.silver === null) return withLink(call, weightDue(call, 'gold', wealth));
  if (money === null && grams.gold === null) return withLink(call, weightDue(call, 'silver', wealth));
  const hasMetal = grams.gold !== null || grams.silver !== null;
  if (money === null || money.currency === startingPrices.currency)
    return withLink(call, calculated(call, wealth));
  return withLink(call, hasMetal ? [say('zakat.noPrices')] : shareOnly(call, money));
};

const withLink = ({ say }: ToolCall, paragraphs: readonly string[]): ToolReply =>
  replyWith(say, {
    paragraphs,
    links: [{ label: say('links.zakat'), to: '/worship/zakat' }],
    suggestions: ['zakat', 'currency'],
  });

const years = { first: 1400, last: 2100 };

/** True for "what is the nisab in euro this year?", which states no wealth. */
function asksNisab({ question, language }: ToolCall): boolean {
  const { list, hasNisab } = quantitiesOf(question, language);
  return hasNisab && list.every(isYear);
}

const isYear = ({ value, currency, unit }: Quantity): boolean =>
  currency === null && unit === null && (value ?? 0) >= years.first && (value ?? 0) <= years.last;

function nisabAlone({ say, language }: ToolCall): string[] {
  const { rate, grams } = words(language);
  return [
    bold(say('zakat.nisabIs', { gold: grams(nisabGrams.gold), silver: grams(nisabGrams.silver) })),
    say('zakat.nisabValue'),
    say('zakat.year', { rate }),
  ];
}

/** The wealth that the question states, or the text that asks for it. */
function wealthIn({ question, language, say, data }: ToolCall): Wealth | string {
  // "2.5" is the rate itself, which people repeat in the question.
  const quantities = quantitiesOf(question, language);
  const list = quantities.list.filter(
    ({ value, currency, unit, isPeriod }) =>
      !isPeriod && !(value === zakatRate * 100 && currency === null && unit === null),
  );
  if (list.length === 0) return say('zakat.askAmount');
  const unreadable = list.find(({ value, fault }) => value === null && fault !== 'negative');
  if (unreadable) return say('unreadable', { number: unreadable.text });
  if (list.some(({ value }) => value === null || value < 0)) return say('zakat.negative');
  const weights = list.filter(isWeight);
  const amounts = list.filter((each) => !isWeight(each) && each.currency !== null);
  const others = list.filter((each) => !isWeight(each) && each.currency === null);
  if (amounts.length > 1 || others.length > 1 || (others.length > 0 && amounts.length + weights.length > 0)) {
    return say('zakat.oneTotal');
  }
  const byMetal = amounts.find(({ isOfMetal }) => isOfMetal);
  if (byMetal) return say('zakat.askCurrency', { amount: byMetal.text });
  // A debt would count as wealth, and what gold is worth would count twice.
  if (quantities.hasNotOwned && amounts.length > 0 && weights.length > 0) return say('zakat.oneTotal');
  const [other] = others;
  if (other) return say('zakat.askCurrency', { amount: other.text });
  if (weights.some(({ unit }) => unit === 'oz')) return say('zakat.askOunce', ouncesIn(language));
  const { purities } = quantities;
  // Beside two weights, it is not certain whose purity it is.
  if (purities.length > 1 || (purities.length === 1 && weights.length !== 1)) return say('zakat.oneWeight');
  const [purity = null] = purities;
  const withMetals = weights.map((each) => ({ ...each, metal: each.metal ?? metalOf(weights, purity) }));
  if (withMetals.some(({ metal }) => metal === null)) return say('zakat.askMetal');
  if (new Set(withMetals.map(({ metal }) => metal)).size < weights.length) return say('zakat.oneTotal');
  if (purity?.of === 24 && withMetals[0]?.metal === 'silver') return say('zakat.oneWeight');
  const gramsOf = (metal: Metal): number | null => {
    const weight = withMetals.find((each) => each.metal === metal);
    return weight ? pureGrams(weight, purity) : null;
  };
  const grams = { gold: gramsOf('gold'), silver: gramsOf('silver') };
  const amount = amounts[0]?.value ?? null;
  if ((amount ?? 0) > mostMoney || Math.max(grams.gold ?? 0, grams.silver ?? 0) > mostGrams)
    return say('tooBig');
  const currency = resolveCurrency(amounts[0]?.currency ?? null, data);
  const counted = withMetals.flatMap((weight) => linesOf(weight, purity, { language, say }));
  return { money: amount === null ? null : { amount, currency }, grams, counted, hasPurity: purity !== null };
}

const weightUnits: ReadonlySet<Quantity['unit']> = new Set(['g', 'kg', 'tola', 'oz', 'ozt', 'mithqal']);
const isWeight = ({ unit }: Quantity): boolean => weightUnits.has(unit);

/** Only gold has carats. */
const metalOf = (weights: readonly Quantity[], purity: Purity | null): Metal | null =>
  weights.length === 1 && purity?.of === 24 ? 'gold' : null;

/** As the page of zakat counts: of gold of 22 carats, 22 of 24 parts of the weight. */
const pureGrams = (weight: Quantity, purity: Purity | null): number =>
  purity === null ? gramsIn(weight) : (gramsIn(weight) * purity.parts) / purity.of;

function linesOf(
  weight: Quantity,
  purity: Purity | null,
  { language, say }: Pick<ToolCall, 'language' | 'say'>,
): string[] {
  const { grams, measure, digits } = formatsIn(language);
  const { value, unit } = weight;
  const weighed = grams(gramsIn(weight));
  const isOther = unit !== null && unit !== 'g' && unit !== 'kg';
  return [
    isOther ? `${measure(value ?? 0, unit, say)} = ${weighed}` : '',
    unit === 'mithqal' ? say('units.ofNisab', { grams: grams(mithqalGrams) }) : '',
    purity === null
      ? ''
      : say('zakat.pure', {
          sum: `${weighed} × ${digits(purity.parts)}/${digits(purity.of)} = ${grams(pureGrams(weight, purity))}`,
        }),
  ];
}

const ouncesIn = (language: ToolCall['language']) => {
  const { grams } = formatsIn(language);
  return { troy: grams(convert(1, 'ozt', 'g')), usual: grams(convert(1, 'oz', 'g')) };
};

const gramsIn = ({ value, unit }: Quantity): number => (unit === null ? 0 : convert(value ?? 0, unit, 'g'));

/** The zakat on gold or silver alone is a weight of it, which needs no price. */
function weightDue({ say, language }: ToolCall, metal: Metal, wealth: Wealth): string[] {
  const weighed = wealth.grams[metal] ?? 0;
  const { rate, grams } = words(language);
  const weight = (value: number): string => say(`zakat.metal.${metal}`, { weight: grams(value) });
  const nisab = nisabGrams[metal];
  // To the milligram, as it is shown. Tolas have more digits.
  const milligrams = inUnits(weighed, milligramDigits);
  const owned = amountOf(milligrams, milligramDigits);
  if (owned < nisab)
    return [
      say('zakat.below', { zakatable: weight(owned), nisab: weight(nisab) }),
      ...wealth.counted,
      kept(say, wealth),
    ];
  const due = divideHalfUp(milligrams * 25n, 1000n);
  return [
    bold(say('zakat.due', { due: weight(amountOf(due, milligramDigits)) })),
    say(`zakat.shareOf.${metal}`, { rate, weight: grams(owned) }),
    say('zakat.nisabOf', { weight: weight(nisab) }),
    say('zakat.value'),
    ...wealth.counted,
    kept(say, wealth),
    say('zakat.year', { rate }),
  ];
}

const kept = (say: ToolCall['say'], { hasPurity }: Wealth): string =>
  say(hasPurity ? 'zakat.keptOnly' : 'zakat.kept');

/** The calculation at the app's example prices, which are in pounds. */
function calculated({ say, language, data }: ToolCall, wealth: Wealth): string[] {
  const { money, grams } = wealth;
  const result = calculateZakat({
    savings: money?.amount ?? 0,
    gold: grams.gold ?? 0,
    silver: grams.silver ?? 0,
    goldJewellery: 0,
    silverJewellery: 0,
    debts: 0,
    // As on the calculator's page.
    nisabBy: 'silver',
    // Schools differ on jewellery, debts and the year only, and the answer counts none of them.
    school: 'hanafi',
    lunarYear: 'whole',
    prices: startingPrices,
    year: data.now.getUTCFullYear(),
  });
  const { rate, nisab } = words(language);
  const amount = (value: number): string => formatAmount(value, result.currency, language);
  const nisabText = say(`zakat.nisab.${result.nisab.by}`, {
    weight: nisab(result),
    value: amount(result.nisab.value),
  });
  const lead =
    result.reason === null
      ? [
          bold(say('zakat.due', { due: amount(result.zakatDue) })),
          say('zakat.share', { rate, zakatable: amount(result.zakatable) }),
          nisabText,
        ]
      : [
          say('zakat.below', { zakatable: amount(result.zakatable), nisab: amount(result.nisab.value) }),
          nisabText,
        ];
  const isKept = grams.gold !== null || grams.silver !== null;
  return [
    ...lead,
    say('zakat.example'),
    ...wealth.counted,
    isKept ? kept(say, wealth) : '',
    result.reason === null ? say('zakat.year', { rate }) : '',
  ];
}

/** 2.5 % of money in a currency for which there are no prices, so the nisab is unknown. */
function shareOnly(
  { say, language }: ToolCall,
  { amount, currency }: { amount: number; currency: string | null },
): string[] {
  const digits = currency === null ? 2 : currencyDigits(currency);
  const due = amountOf(divideHalfUp(inUnits(amount, digits) * 25n, 1000n), digits);
  const { rate, grams } = words(language);
  return [
    bold(
      say('zakat.shareIs', {
        rate,
        zakatable: formatAmount(amount, currency, language),
        due: formatAmount(due, currency, language),
      }),
    ),
    say('zakat.ifNisab', { gold: grams(nisabGrams.gold), silver: grams(nisabGrams.silver) }),
    say('zakat.year', { rate }),
  ];
}

function words(language: ToolCall['language']) {
  const { percent, grams } = formatsIn(language);
  return { rate: percent(zakatRate), grams, nisab: (result: ZakatResult) => grams(result.nisab.grams) };
}

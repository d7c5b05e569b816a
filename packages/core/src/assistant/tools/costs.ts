import { amountOf, currencyDigits } from '../../money/exact-money.ts';
import { startingCurrency } from '../../travel/cost-lines.ts';
import { costSummary, type CostSummary, includedLines } from '../../travel/costs.ts';
import { packageLinesIn } from '../../travel/package-contents.ts';
import { formatsIn } from './format.ts';
import { itemsOf, type OwnTravelPart, tripOf } from './own-records.ts';
import { bold, bullets, onDevice, replyWith } from './reply-parts.ts';
import type { Tool, ToolCall } from './types.ts';

/** Answers with what the person has paid, beside the estimate. */
export const costsTool: Tool = async (call) => {
  const { say, words, data } = call;
  const links = [{ label: words('travel-money.costs.title'), to: '/travel/costs' }];
  if (!data.own) return onDevice(say, links);
  const parts = await data.own.travel();
  const currency = currencyOf(parts);
  const summary = costSummary(
    {
      estimates: itemsOf(parts, 'estimate'),
      expenses: itemsOf(parts, 'expense'),
      rates: itemsOf(parts, 'rate'),
      bookings: itemsOf(parts, 'booking'),
      packagePrice: tripOf(parts)?.packagePrice ?? null,
      included: packageLinesIn(itemsOf(parts, 'check')),
    },
    currency,
  );
  return replyWith(say, {
    paragraphs: [
      ...(hasPaid(parts) ? paidParagraphs(call, summary, currency) : [say('costs.none')]),
      ...estimateParagraphs(call, summary, currency, tripOf(parts)?.travellers ?? 1),
      includedText(call, summary),
      summary.rows.some(({ isExample }) => isExample) ? words('travel-money.costs.exampleNote') : '',
      missingText(call, summary),
    ],
    links,
    suggestions: ['trip', 'bookings'],
  });
};

/** True also for a payment in a currency that the totals leave out. */
const hasPaid = (parts: readonly OwnTravelPart[]): boolean =>
  itemsOf(parts, 'expense').length > 0 ||
  itemsOf(parts, 'booking').some(({ isPaid, cost }) => isPaid && cost);

/** That of the package; otherwise the only one in which the person counts; otherwise that of the examples. */
function currencyOf(parts: readonly OwnTravelPart[]): string {
  const used = new Set([
    ...itemsOf(parts, 'expense').map(({ cost }) => cost.currency),
    ...itemsOf(parts, 'booking').flatMap(({ cost }) => cost?.currency ?? []),
    ...itemsOf(parts, 'estimate').map(({ currency }) => currency),
  ]);
  const [only] = used.size === 1 ? used : [];
  return tripOf(parts)?.packagePrice?.currency ?? only ?? startingCurrency;
}

const moneyIn =
  ({ language }: ToolCall, currency: string) =>
  (units: bigint): string => {
    const digits = currencyDigits(currency);
    return formatsIn(language).money(amountOf(units, digits), currency, digits);
  };

function paidParagraphs(call: ToolCall, { rows, spent }: CostSummary, currency: string): string[] {
  const { say, words } = call;
  const money = moneyIn(call, currency);
  const paid = rows.filter((row) => row.spent > 0n);
  return [
    bold(words('travel-money.costs.spent', { spent: money(spent) })),
    bullets(
      paid.map((row) =>
        say('row', {
          name: words(`travel-money.costs.lines.${row.line}`),
          value: money(row.spent),
        }),
      ),
    ),
  ];
}

/** The estimate for one person and for all, and what is left to pay of it. */
function estimateParagraphs(
  call: ToolCall,
  { low, high, left }: CostSummary,
  currency: string,
  travellers: number,
): string[] {
  const { say, words } = call;
  const money = moneyIn(call, currency);
  const range = (from: bigint, to: bigint): string =>
    from === to
      ? money(from)
      : words('travel-money.costs.rangeInText', { low: money(from), high: money(to) });
  if (high === 0n) return [];
  return [
    say('row', { name: words('travel-money.costs.estimate'), value: range(low, high) }),
    travellers > 1
      ? words('travel-money.costs.forAll', {
          count: travellers,
          amount: range(low * BigInt(travellers), high * BigInt(travellers)),
        })
      : '',
    words('travel-money.costs.left', { left: range(left.low, left.high) }),
  ];
}

function includedText({ words, language }: ToolCall, summary: CostSummary): string {
  const lines = includedLines(summary).map((line) => words(`travel-money.costs.lines.${line}`));
  return lines.length > 0
    ? words('travel-money.costs.included.left', { lines: formatsIn(language).list(lines) })
    : '';
}

function missingText({ words, language }: ToolCall, { missing }: CostSummary): string {
  if (missing.length === 0) return '';
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  const currencies = formatsIn(language).list(missing.map((code) => names.of(code) ?? code));
  return words('travel-money.costs.missing', { currencies });
}

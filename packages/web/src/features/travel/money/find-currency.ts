import { foldName } from '@manasik/core/places/fold-name';
import type { Currency } from '../../../shared/money/currencies.ts';

/** More would not be read. */
const mostShown = 40;

/** The currencies whose name or code contains the text: first the code itself, then names that begin with the text. */
export function findCurrencies(list: readonly Currency[], text: string): Currency[] {
  const asked = foldName(text);
  if (asked === '') return list.slice(0, mostShown);
  const rank = ({ code, name }: Currency): number => {
    const folded = foldName(name);
    if (foldName(code) === asked) return 0;
    if (folded.startsWith(asked)) return 1;
    return folded.includes(asked) || foldName(code).startsWith(asked) ? 2 : 3;
  };
  return list
    .map((currency) => ({ currency, order: rank(currency) }))
    .filter(({ order }) => order < 3)
    .toSorted((one, other) => one.order - other.order)
    .slice(0, mostShown)
    .map(({ currency }) => currency);
}

/** The code of a typed currency: its code, its name, or both as they are shown; null for any other text. */
export function codeOf(list: readonly Currency[], text: string): string | null {
  const asked = foldName(text);
  const found = list.find(({ code, name }) =>
    [code, name, `${code} ${name}`, `${name} ${code}`].some((form) => foldName(form) === asked),
  );
  return found?.code ?? null;
}

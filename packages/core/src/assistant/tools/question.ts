import type { Language } from '../../text/languages.ts';
import type { NumberFault } from '../../text/parse-number.ts';
import { type Token, tokensOf } from './tokens.ts';
import { isCurrencyHere, isUnitHere, type Label, longestPhrase, vocabularyOf } from './vocabulary.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

export type NumberItem = Span & {
  readonly kind: 'number';
  readonly value: number | null;
  readonly fault: NumberFault | null;
};

/** A phrase of the vocabulary with its labels, or a word without any. */
export type WordItem = Span & {
  readonly kind: 'word';
  readonly words: readonly string[];
  readonly labels: readonly Label[];
};

export type Item = NumberItem | WordItem;

/** The numbers and known phrases of a question, in order. */
export function itemsOf(question: string, language: Language): Item[] {
  return withNumbers(withLabels(question, language));
}

function withLabels(question: string, language: Language): Item[] {
  const tokens = tokensOf(question, language);
  const items: Item[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token?.kind === 'word') {
      const phrase = phraseAt(tokens, at, language);
      const end = tokens[at + phrase.words.length - 1]?.end ?? token.end;
      const labels = phrase.labels.filter((label) =>
        isLabelHere(label, phrase.words.join(' '), question.slice(token.start, end), items.at(-1)),
      );
      items.push({ kind: 'word', words: phrase.words, labels, start: token.start, end });
      at += phrase.words.length;
    } else {
      if (token) items.push(token);
      at += 1;
    }
  }
  return items;
}

function isLabelHere(label: Label, word: string, raw: string, before: Item | undefined): boolean {
  const isAfterNumber = before?.kind === 'number';
  if (label.startsWith('unit:')) return isUnitHere(word, raw, isAfterNumber);
  if (label.startsWith('currency:')) return isCurrencyHere(word, raw);
  return word !== 'k' || isAfterNumber;
}

function phraseAt(
  tokens: readonly Token[],
  at: number,
  language: Language,
): { words: string[]; labels: readonly Label[] } {
  const { labelsOf } = vocabularyOf(language);
  const words: string[] = [];
  for (const token of tokens.slice(at, at + longestPhrase)) {
    if (token.kind === 'number') break;
    words.push(token.word);
  }
  for (let length = words.length; length > 0; length -= 1) {
    const labels = labelsOf(words.slice(0, length));
    if (labels) return { words: words.slice(0, length), labels };
  }
  return { words: words.slice(0, 1), labels: [] };
}

/** Joins "5 lakh" and "minus 3" to one number, and reads "five miles" and "a mile" as numbers. */
function withNumbers(items: readonly Item[]): Item[] {
  const joined: Item[] = [];
  for (const [index, item] of items.entries()) {
    const last = joined.at(-1);
    const factor = labelled(item, 'times');
    const isCounted = isMeasure(items[index + 1]);
    const spelt = labelled(item, 'number');
    const part = labelled(last, 'part');
    if (isCaratSign(item, items[index + 1], last)) {
      joined.push({ ...spanOf(item), kind: 'word', words: ['k'], labels: ['word:carat'] });
    } else if (part !== null && (item.kind === 'number' || (spelt !== null && isCounted))) {
      joined.pop();
      const whole = item.kind === 'number' ? item.value : Number(spelt);
      const isUnclear = whole === null || joined.slice(-longestGap).some(isSpeltOrMinus);
      const known = {
        ...spanOf(item),
        kind: 'number',
        value: (whole ?? 0) + Number(part),
        fault: null,
      } as const;
      joined.push(isUnclear ? unclear(known) : known);
    } else if (item.kind === 'number') {
      const isNegative = hasWord(last, 'minus');
      if (isNegative) joined.pop();
      const value = isNegative && item.value !== null ? -item.value : item.value;
      joined.push(hasWord(last, 'unclearNumbers') ? unclear(item) : { ...item, value });
    } else if (factor !== null && last?.kind === 'number') {
      joined.pop();
      const value = last.value === null ? null : last.value * Number(factor);
      joined.push({ ...last, value, end: item.end });
    } else if (spelt !== null && (isCounted || isCountedAfterArticle(items, index))) {
      const known = { ...spanOf(item), kind: 'number', value: Number(spelt), fault: null } as const;
      joined.push(joined.slice(-longestGap).some(isSpelt) ? unclear(known) : known);
    } else if (hasWord(item, 'unclearNumbers') && isCounted) {
      joined.push(unclear(item));
    } else if (hasWord(item, 'articles') && isCounted && last?.kind !== 'number' && !isMeasure(last)) {
      joined.push({ ...spanOf(item), kind: 'number', value: 1, fault: null });
    } else if (!(hasWord(item, 'articles') && isCounted)) {
      joined.push(item);
    }
  }
  return joined;
}

/** Words between the parts of a number: "two and a half". */
const longestGap = 3;

const isSpelt = (item: Item): boolean =>
  item.kind === 'number' || hasWord(item, 'unclearNumbers') || labelled(item, 'number') !== null;

const isSpeltOrMinus = (item: Item): boolean => isSpelt(item) || hasWord(item, 'minus');

const mostCarats = 24;

/** "22k gold", but not "22k pounds". */
const isCaratSign = (item: Item, next: Item | undefined, last: Item | undefined): boolean =>
  item.kind === 'word' &&
  item.words.join() === 'k' &&
  labelled(next, 'metal') !== null &&
  last?.kind === 'number' &&
  (last.value ?? 0) <= mostCarats;

const unclear = (item: Item): NumberItem => ({
  ...spanOf(item),
  kind: 'number',
  value: null,
  fault: 'format',
});

const spanOf = ({ start, end }: Span): Span => ({ start, end });

/** Whether an item is a unit, a currency or "thousand". */
export const isMeasure = (item: Item | undefined): boolean =>
  ['unit', 'currency', 'times'].some((kind) => labelled(item, kind) !== null);

/** "Half a mile". */
const isCountedAfterArticle = (items: readonly Item[], index: number): boolean =>
  hasWord(items[index + 1], 'articles') && isMeasure(items[index + 2]);

/** The name in a label of a kind: `km` for `unit:km`; null if the item has none. */
export function labelled(item: Item | undefined, kind: string): string | null {
  if (item?.kind !== 'word') return null;
  const label = item.labels.find((each) => each.startsWith(`${kind}:`));
  return label === undefined ? null : label.slice(kind.length + 1);
}

export const hasWord = (item: Item | undefined, name: string): boolean =>
  item?.kind === 'word' && item.labels.includes(`word:${name}`);

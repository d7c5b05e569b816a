import type { Language } from '../../text/languages.ts';
import { isMeasure, itemsOf, labelled } from './question.ts';

/** The years AH and CE that questions about the days of the Hajj mean. The calendar reaches 1500 AH, which begins in 2076. */
const hijriRange = { first: 1420, last: 1498 };
const civilRange = { first: 2000, last: 2075 };

const isIn = (year: number, { first, last }: typeof hijriRange): boolean => year >= first && year <= last;

export const isHijriYear = (year: number): boolean => isIn(year, hijriRange);

/** The years of a question, AH or CE: not "1,450", "1450 dollars" or the year of a date. */
export function yearsIn(question: string, language: Language): number[] {
  const items = itemsOf(question, language);
  return items.flatMap((item, index) => {
    if (item.kind !== 'number' || item.value === null) return [];
    const isAmount = isMeasure(items[index + 1]) || labelled(items[index - 1], 'currency') !== null;
    const isWhole = /^\p{Nd}{4}$/u.test(question.slice(item.start, item.end));
    const isPart =
      /\p{Nd}[./-]$/u.test(question.slice(0, item.start)) || /^[./-]\p{Nd}/u.test(question.slice(item.end));
    const isYear = isHijriYear(item.value) || isIn(item.value, civilRange);
    return isYear && isWhole && !isAmount && !isPart ? [item.value] : [];
  });
}

export const namesYear = (question: string, language: Language): boolean =>
  yearsIn(question, language).length > 0;

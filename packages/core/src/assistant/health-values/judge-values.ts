import type { Language } from '../../text/languages.ts';
import type { RedFlag } from '../agents.ts';
import type { Judgement } from '../red-flags/classifier.ts';
import { type Danger, dangerOf } from './limits.ts';
import { valuesIn } from './read-values.ts';
import { isOnlyAboutValues, listsOf, tokensIn } from './value-tokens.ts';

/** The judgement on a text, after the values of the body that it names. */
export function withValues(judgement: Judgement, text: string, language: Language): Judgement {
  const lists = listsOf(language);
  const words = tokensIn(text).flatMap(({ number, word }) => (number === null ? [word] : []));
  const has = (list: ReadonlySet<string>): boolean => words.some((word) => list.has(word));
  const isNow = !has(lists.limits) && (!has(lists.past) || has(lists.now));
  const values = valuesIn(text, language);
  const dangers = isNow ? values.map(dangerOf) : [];
  const alarm = dangers.find(isAlarm);
  const isOnly = isOnlyAboutValues(text, language);
  if (alarm) {
    // Beside other signs of danger, the classifier knows better which is worst.
    const redFlag = isOnly ? alarm : (judgement.redFlag ?? alarm);
    return { redFlag, hasSign: true, isHarmless: false };
  }
  if (dangers.includes('sign')) return { ...judgement, hasSign: true, isHarmless: false };
  if (!judgement.redFlag || !isOnly) return judgement;
  // "What sugar is too low?" and "my sugar is 110" have the words of an emergency, and say that nothing happens.
  const asksForLimit =
    values.length === 0 && has(lists.asks) && (has(lists.limits) || has(lists.too)) && !has(lists.own);
  if (asksForLimit) return { redFlag: null, hasSign: true, isHarmless: false };
  return values.length > 0 ? { redFlag: null, hasSign: !isNow, isHarmless: isNow } : judgement;
}

const isAlarm = (danger: Danger): danger is RedFlag => danger !== null && danger !== 'sign';

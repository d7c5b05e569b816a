import type { Language } from '../../text/languages.ts';
import type { RedFlag } from '../agents.ts';
import type { Judgement } from '../red-flags/classifier.ts';
import { saysHighSugar } from './care-asked.ts';
import { type Danger, dangerOf } from './limits.ts';
import { valuesIn } from './read-values.ts';
import { isOnlyAboutValues, listsOf, tokensIn } from './value-tokens.ts';

/** The judgement on a text, after the values of the body that it names. */
export function withValues(given: Judgement, text: string, language: Language): Judgement {
  const values = valuesIn(text, language);
  // Sugar would harm a person whose value is high.
  const judgement: Judgement =
    given.redFlag === 'low-sugar' && saysHighSugar(text, language) ? { ...given, redFlag: 'danger' } : given;
  const lists = listsOf(language);
  const words = tokensIn(text).flatMap(({ number, word }) => (number === null ? [word] : []));
  const has = (list: ReadonlySet<string>): boolean => words.some((word) => list.has(word));
  const isNow = !has(lists.limits) && (!has(lists.past) || has(lists.now));
  const dangers = values.map(dangerOf);
  const alarm = isNow ? worstOf(dangers) : undefined;
  const isOnly = isOnlyAboutValues(text, language);
  if (alarm) {
    // If other words show danger as well, the classifier weighs all of them.
    const redFlag = isOnly ? alarm : (judgement.redFlag ?? alarm);
    return { redFlag, hasSign: true, isHarmless: false };
  }
  const isDangerous = dangers.some((danger) => danger !== null);
  // "The limit is 70, and mine is 45" has a dangerous value, and "help! sugar 71" calls for help.
  if (isDangerous || (values.length > 0 && has(lists.calls)))
    return { ...judgement, hasSign: true, isHarmless: false };
  if (!judgement.redFlag || !isOnly) return judgement;
  // "What sugar is too low?" and "my sugar is 110" have the words of an emergency, and say that nothing happens.
  const asksForLimit =
    values.length === 0 && has(lists.asks) && (has(lists.limits) || has(lists.too)) && !has(lists.own);
  if (asksForLimit) return { redFlag: null, hasSign: true, isHarmless: false };
  if (values.length === 0) return judgement;
  const isStatement = isNow && !has(lists.asks) && !/[?؟]/.test(text);
  return { redFlag: null, hasSign: !isStatement, isHarmless: isStatement };
}

/** What a value alone shows, the worst first. */
const worstFirst = ['breathing', 'heat-stroke', 'danger', 'low-sugar'] as const satisfies readonly RedFlag[];

const worstOf = (dangers: readonly Danger[]): RedFlag | undefined =>
  worstFirst.find((each) => dangers.includes(each));

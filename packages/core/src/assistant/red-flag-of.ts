import { type RedFlag, redFlags } from './agents.ts';
import type { Scored } from './ranking.ts';
import {
  flagsOfSigns,
  isHelpWithRite,
  isNotNow,
  isOtherBlood,
  isOtherwiseLost,
  isPastOrPrevention,
  isQuestion,
  isThingFallen,
} from './signs.ts';

const thresholds = {
  /** From this score, an example of a red flag is close enough without signs. */
  close: 1,
  /** The same for a question with words of the past or of prevention. */
  notNow: 1.25,
  /** From this score, someone is missing although no sign says so. */
  lost: 1.5,
  /** With the passage about heatstroke first, a red flag needs this share of the score. */
  heat: 0.7,
  /** With signs, a red flag needs this share of the best score. */
  withSigns: 0.6,
};

const heatPassage = 'emergency:heat';

export const isRedFlag = ({ id }: Scored): boolean => id.startsWith('redflag:');

/**
 * The red flag that a question raises; null for none. A close example is enough, or several signs together with a
 * similar one.
 * @param signs the subjects that the words of the question name
 */
export function redFlagOf(signs: ReadonlySet<string>, ranked: readonly Scored[]): RedFlag | null {
  const [top] = ranked;
  if (!top) return null;
  const isNow = !isNotNow(signs);
  const examples = ranked.filter(isRedFlag);
  const scoreOf = (flag: RedFlag): number => examples.find(({ id }) => id === `redflag:${flag}`)?.score ?? 0;
  // The passage says what to do when someone has heatstroke: whoever does not ask for prevention needs help now. The
  // nearest example decides the kind, because the word "stroke" alone resembles the passage too.
  const [nearest] = examples;
  if (top.id === heatPassage && isNow && nearest && nearest.score >= thresholds.heat * top.score)
    return flagOf(nearest);
  // A closer example says that it is none, unless someone asks for help.
  if (top.id === 'harmless' && !signs.has('sign-help-now')) return null;
  const named = isNow ? flagsOfSigns(signs) : [];
  const bySigns = flagOf(examples.find(({ id }) => named.some((flag) => id === `redflag:${flag}`)));
  if (bySigns && scoreOf(bySigns) >= thresholds.withSigns * top.score) return bySigns;
  if (isQuestion(signs)) return null;
  const byExample = flagOf(isRedFlag(top) ? top : undefined);
  if (byExample === 'fainting' && isThingFallen(signs)) return null;
  if (byExample === 'danger' && isHelpWithRite(signs)) return null;
  // Words about a blood sacrifice, a blood test or a period need a closer example. Short ones, such as "blood test",
  // resemble bleeding too much for that: they are examples of what is harmless.
  const isUnsure = isNotNow(signs) || (byExample === 'bleeding' && isOtherBlood(signs));
  // People speak of their families for many reasons.
  const isLost = byExample === 'lost-child' || byExample === 'lost-person';
  if (isLost && (isOtherwiseLost(signs) || isPastOrPrevention(signs))) return null;
  const least = isLost ? thresholds.lost : isUnsure ? thresholds.notNow : thresholds.close;
  return byExample && top.score >= least ? byExample : null;
}

const flagOf = (scored: Scored | undefined): RedFlag | null =>
  redFlags.find((flag) => scored?.id === `redflag:${flag}`) ?? null;

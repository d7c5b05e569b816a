import { type RedFlag, redFlags } from './agents.ts';
import type { Scored } from './ranking.ts';
import { flagsOfSigns, isNotNow } from './signs.ts';

const thresholds = {
  /** From this score, an example of a red flag is close enough without signs. */
  close: 1,
  /** From this score, a child is missing although no sign says so. */
  child: 1.5,
  /** With the passage about heatstroke first, its red flag needs this share of the score. */
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
  const best = ranked.find(isRedFlag);
  if (!top || !best) return null;
  const isNow = !isNotNow(signs);
  // The passage says what to do when someone has heatstroke: whoever does not ask for prevention needs it now.
  if (
    top.id === heatPassage &&
    isNow &&
    best.id === 'redflag:heat-stroke' &&
    best.score >= thresholds.heat * top.score
  )
    return 'heat-stroke';
  // A closer example says that it is none, unless someone asks for help.
  if (top.id === 'harmless' && !signs.has('sign-help-now')) return null;
  const flags = isNow ? flagsOfSigns(signs) : [];
  const hasSigns = flags.length > 0;
  // People speak of their children for many reasons.
  if (best.id === 'redflag:lost-child' && !flags.includes('lost-child') && best.score < thresholds.child)
    return null;
  const isClose = best === top && (hasSigns || best.score >= thresholds.close);
  if (!isClose && !(hasSigns && best.score >= thresholds.withSigns * top.score)) return null;
  return redFlags.find((flag) => best.id === `redflag:${flag}`) ?? null;
}

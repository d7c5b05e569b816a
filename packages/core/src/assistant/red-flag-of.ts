import { type RedFlag, redFlags } from './agents.ts';
import type { Scored } from './ranking.ts';
import { flagsOfSigns, isNotNow } from './signs.ts';

const thresholds = {
  /** From this score, an example of a red flag is close enough without signs. */
  close: 1,
  /** With signs, a red flag needs this share of the best score. */
  withSigns: 0.6,
};

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
  const hasSigns = !isNotNow(signs) && flagsOfSigns(signs).length > 0;
  const isClose = best === top && (hasSigns || best.score >= thresholds.close);
  if (!isClose && !(hasSigns && best.score >= thresholds.withSigns * top.score)) return null;
  return redFlags.find((flag) => best.id === `redflag:${flag}`) ?? null;
}

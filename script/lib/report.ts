/**
 * The result of a check, which passes when `problems` is empty. `saw` states what it checked ("132 modules"), so that a
 * check of nothing is noticed; `hints` are printed and never fail.
 */
export type Report = { problems: string[]; saw: string; hints?: string[] };

/** A check reads the repository at `root` and changes nothing. */
export type Check = (root: string) => Promise<Report>;

/** A check that finds nothing to check fails, because its paths must be wrong. */
export function sawNothing(what: string): Report {
  return { problems: [`saw no ${what}: the check looks in the wrong place`], saw: `0 ${what}` };
}

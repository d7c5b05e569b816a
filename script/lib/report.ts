/**
 * What a check found. It passed when `problems` is empty. `saw` says what it looked at ("132 modules"), so
 * that a check which looks at nothing is noticed; `hints` are printed and never fail.
 */
export type Report = { problems: string[]; saw: string; hints?: string[] };

/** A check reads the repository at `root` and changes nothing. */
export type Check = (root: string) => Promise<Report>;

/** A check that had nothing to look at has not passed: its paths are wrong. */
export function sawNothing(what: string): Report {
  return { problems: [`saw no ${what}: the check looks in the wrong place`], saw: `0 ${what}` };
}

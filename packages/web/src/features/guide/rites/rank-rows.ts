import type { Rite } from '@manasik/content/guide/schema';
import { type School, schools } from '@manasik/core/guide/rites';

type Ranked = Rite['ranks'][number];
export type RankName = Ranked[School];

/** The rank on which all four schools agree; undefined if they differ. */
export const commonRank = (ranked: Ranked): RankName | undefined =>
  schools.every((school) => ranked[school] === ranked.hanafi) ? ranked.hanafi : undefined;

/** The four schools with their ranks, the user's own first. */
export function rankRows(ranked: Ranked, own: School | null): { school: School; rank: RankName }[] {
  const order = own ? [own, ...schools.filter((school) => school !== own)] : schools;
  return order.map((school) => ({ school, rank: ranked[school] }));
}

const byWeight = [
  'condition',
  'pillar',
  'obligation',
  'sunnah',
  'recommended',
  'permitted',
] as const satisfies readonly RankName[];

/** The ranks that a page uses, highest first, so that it can explain them. */
export const ranksUsed = (ranks: readonly Ranked[]): RankName[] =>
  byWeight.filter((name) => ranks.some((ranked) => schools.some((school) => ranked[school] === name)));

import { wayBetween } from '../geo/great-circle.ts';

export const walkTestSeconds = 360;

/** The ages of the people in the study behind `predictedMetres`. */
export const studiedAges = { youngest: 40, oldest: 80 } as const;

export const walkTestLimits = {
  heightCm: { least: 120, most: 220 },
  weightKg: { least: 30, most: 250 },
  laps: { least: 0, most: 400 },
  lapMetres: { least: 5, most: 500 },
} as const;

export interface Walker {
  readonly sex: 'woman' | 'man';
  readonly age: number;
  readonly heightCm: number;
  readonly weightKg: number;
}

/**
 * How far healthy people of the same sex, age, height and weight walked in six minutes, in metres; null for ages that
 * the study did not include. Enright and Sherrill, Am J Respir Crit Care Med 1998;158:1384; the equations as given in
 * the review of the European Respiratory Society (Singh et al., Eur Respir J 2014;44:1447, table 5; read 2026-11-26).
 */
export function predictedMetres({ sex, age, heightCm, weightKg }: Walker): number | null {
  if (age < studiedAges.youngest || age > studiedAges.oldest) return null;
  const metres =
    sex === 'man'
      ? 7.57 * heightCm - 5.02 * age - 1.76 * weightKg - 309
      : 2.11 * heightCm - 2.29 * weightKg - 5.78 * age + 667;
  // The equations are lines; far from the people of the study they give distances that mean nothing.
  return metres < 100 ? null : Math.round(metres);
}

/** A measured location, as `Fix` of the web. */
export interface WalkFix {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres. */
  readonly accuracy: number;
  /** Milliseconds since 1970. */
  readonly capturedAt: number;
}

const worstAccuracyMetres = 20;
const leastStepMetres = 8;
/** Two fixes of one spot can differ by this many times their accuracy. */
const noise = 2.5;
const mostMetresPerSecond = 3;

/**
 * The distance through the fixes, in metres. Leaves out imprecise fixes, differences within their accuracy, and jumps
 * that are faster than a walk.
 */
export function walkedMetres(fixes: readonly WalkFix[]): number {
  let sum = 0;
  let from: WalkFix | undefined;
  let jumpedTo: WalkFix | undefined;
  for (const fix of fixes) {
    if (fix.accuracy > worstAccuracyMetres) continue;
    if (from === undefined) from = fix;
    const metres = wayBetween(from, fix).distanceMetres;
    if (isTooFast(from, fix)) {
      // A second fix at the new spot confirms the jump: the earlier fixes were wrong, and nobody walked the distance.
      const isConfirmed: boolean = jumpedTo !== undefined && !isTooFast(jumpedTo, fix);
      if (isConfirmed) from = fix;
      jumpedTo = isConfirmed ? undefined : fix;
      continue;
    }
    jumpedTo = undefined;
    if (metres < Math.max(leastStepMetres, noise * Math.max(from.accuracy, fix.accuracy))) continue;
    sum += metres;
    from = fix;
  }
  return Math.round(sum);
}

function isTooFast(from: WalkFix, to: WalkFix): boolean {
  const seconds = (to.capturedAt - from.capturedAt) / 1000;
  return wayBetween(from, to).distanceMetres > seconds * mostMetresPerSecond;
}

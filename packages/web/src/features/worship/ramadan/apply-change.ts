import { makeUpOf } from '@manasik/core/prayer/ramadan';
import type { Api } from '@manasik/contract';

export type Progress = Api['PUT /api/ramadan/progress']['reply'];
export type Change = Api['PUT /api/ramadan/progress']['body'];
export type Fast = 'kept' | 'missed';

/** The progress after the server has accepted a change, shown meanwhile. */
export function applied(
  progress: Progress,
  { fasts = {}, tarawih = {}, juz = {}, madeUpDays }: Change,
): Progress {
  const allFasts: Record<string, Fast | null | undefined> = { ...progress.fasts, ...fasts };
  const said = Object.entries(allFasts).filter((entry): entry is [string, Fast] => Boolean(entry[1]));
  const missed = said.filter(([, fast]) => fast === 'missed').length;
  const own = makeUpOf(missed, madeUpDays ?? progress.madeUp);
  const others = progress.open.filter(({ year }) => year !== progress.year);
  const mine = own.toMakeUp > 0 ? [{ year: progress.year, ...own }] : [];
  return {
    ...progress,
    fasts: Object.fromEntries(said),
    tarawih: toggled(progress.tarawih, tarawih),
    juzRead: toggled(progress.juzRead, juz),
    ...own,
    open: [...others, ...mine].toSorted((a, b) => b.year - a.year),
  };
}

function toggled(
  numbers: readonly number[],
  changes: Readonly<Record<string, boolean | undefined>>,
): number[] {
  const set = new Set(numbers);
  for (const [number, isIn] of Object.entries(changes)) {
    if (isIn) set.add(Number(number));
    else set.delete(Number(number));
  }
  return [...set].toSorted((a, b) => a - b);
}

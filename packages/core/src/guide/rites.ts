export { isRiteId, type RiteId, riteIds } from './rite-ids.ts';

/** The three ways of performing Hajj, which part in the order of its rites. */
export const hajjKinds = ['tamattu', 'qiran', 'ifrad'] as const;
export type HajjKind = (typeof hajjKinds)[number];

/** The four Sunni schools of law; of those who follow none the guide tells what all four hold. */
export const schools = ['hanafi', 'maliki', 'shafii', 'hanbali'] as const;
export type School = (typeof schools)[number];

/** What a pilgrim has told the guide about themselves; null where nothing was said. */
export interface GuideChoices {
  readonly kind: HajjKind | null;
  readonly school: School | null;
  readonly sex: 'woman' | 'man' | null;
  readonly isFirstTime: boolean | null;
  readonly usesWheelchair: boolean | null;
}

export const noChoices: GuideChoices = {
  kind: null,
  school: null,
  sex: null,
  isFirstTime: null,
  usesWheelchair: null,
};

/** For whom a part of a rite is: each list that is there must hold what the pilgrim chose. */
export interface Audience {
  readonly kinds?: readonly HajjKind[] | undefined;
  readonly schools?: readonly School[] | undefined;
  readonly sex?: 'woman' | 'man' | undefined;
}

/** Whether a part is for this pilgrim. What they have not said shuts nothing out. */
export function isFor(audience: Audience | undefined, choices: GuideChoices): boolean {
  if (!audience) return true;
  const { kind, school, sex } = choices;
  return (
    (kind === null || (audience.kinds?.includes(kind) ?? true)) &&
    (school === null || (audience.schools?.includes(school) ?? true)) &&
    (sex === null || audience.sex === undefined || audience.sex === sex)
  );
}

export { isRiteId, type RiteId, riteIds } from './rite-ids.ts';

/** The three ways of performing Hajj, which differ in the order of rites. */
export const hajjKinds = ['tamattu', 'qiran', 'ifrad'] as const;
export type HajjKind = (typeof hajjKinds)[number];

/** The four Sunni schools of law. Without a school, the guide shows the rulings of all four. */
export const schools = ['hanafi', 'maliki', 'shafii', 'hanbali'] as const;
export type School = (typeof schools)[number];

/** A pilgrim's answers about themselves; null where they have not answered. */
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

/** The audience of a part of a rite: each list that exists must include the pilgrim's choice. */
export interface Audience {
  readonly kinds?: readonly HajjKind[] | undefined;
  readonly schools?: readonly School[] | undefined;
  readonly sex?: 'woman' | 'man' | undefined;
  readonly mobility?: 'walking' | 'wheelchair' | undefined;
}

/** Whether a part is for this pilgrim. An unanswered question hides nothing. */
export function isFor(audience: Audience | undefined, choices: GuideChoices): boolean {
  if (!audience) return true;
  const { kind, school, sex, usesWheelchair } = choices;
  return (
    (kind === null || (audience.kinds?.includes(kind) ?? true)) &&
    (school === null || (audience.schools?.includes(school) ?? true)) &&
    (sex === null || audience.sex === undefined || audience.sex === sex) &&
    (usesWheelchair === null ||
      audience.mobility === undefined ||
      (audience.mobility === 'wheelchair') === usesWheelchair)
  );
}

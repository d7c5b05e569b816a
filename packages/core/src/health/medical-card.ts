export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
export type BloodGroup = (typeof bloodGroups)[number];

export const medicalCardLimits = {
  medicines: 30,
  /** Times of one medicine in a day. */
  times: 12,
  text: 1000,
} as const;

/** Illnesses and treatments that helpers have to know of first. The card names them in Arabic too. */
export const knownConditions = [
  'diabetes',
  'insulin',
  'pressure',
  'heart',
  'pacemaker',
  'thinners',
  'steroids',
  'stroke',
  'lungs',
  'kidney',
  'dialysis',
  'transplant',
  'epilepsy',
  'dementia',
  'pregnancy',
] as const;

export const knownAllergies = [
  'penicillin',
  'painkillers',
  'nuts',
  'eggs',
  'milk',
  'fish',
  'stings',
  'latex',
] as const;

/** What a person depends on, or how to speak to them. */
export const knownNeeds = ['wheelchair', 'hearing', 'sight', 'oxygen'] as const;

export type KnownField = 'conditions' | 'allergies' | 'needs';

/** What was ticked. A card of an earlier version has none. */
export interface Ticked {
  readonly conditions?: readonly (typeof knownConditions)[number][] | undefined;
  readonly allergies?: readonly (typeof knownAllergies)[number][] | undefined;
  readonly needs?: readonly (typeof knownNeeds)[number][] | undefined;
}

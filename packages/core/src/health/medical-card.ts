export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
export type BloodGroup = (typeof bloodGroups)[number];

export const medicalCardLimits = {
  medicines: 30,
  /** Times of one medicine in a day. */
  times: 12,
  text: 1000,
} as const;

/** Illnesses and medicines that helpers have to know of first. The card names them in Arabic too. */
export const knownConditions = [
  'diabetes',
  'pressure',
  'heart',
  'pacemaker',
  'thinners',
  'stroke',
  'lungs',
  'kidney',
  'dialysis',
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

export type KnownField = 'conditions' | 'allergies';

/** What was ticked. A card of an earlier version has none. */
export interface Ticked {
  readonly conditions?: readonly (typeof knownConditions)[number][] | undefined;
  readonly allergies?: readonly (typeof knownAllergies)[number][] | undefined;
}

export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
export type BloodGroup = (typeof bloodGroups)[number];

export const medicalCardLimits = {
  medicines: 30,
  /** Times of one medicine in a day. */
  times: 12,
  text: 1000,
} as const;

import type { MedicalCard } from '@manasik/contract/medical-card';

/** A medicine of the card with its times at home, if it has any. */
export type TimedMedicine = MedicalCard['medicines'][number];

export const isTimed = ({ times }: TimedMedicine): boolean => times.length > 0;

/** The names of the medicines that are due at a time of day at home. */
export const namesAt = (medicines: readonly TimedMedicine[], time: string): string[] =>
  medicines.filter(({ times }) => times.includes(time)).map(({ name }) => name);

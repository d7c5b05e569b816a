import type { MedicalCard } from '@manasik/contract/medical-card';

/** A medicine of the card with its times at home. */
export type TimedMedicine = MedicalCard['medicines'][number];

import type { MedicalCard } from '@manasik/contract/medical-card';
import { type BloodGroup, bloodGroups } from '@manasik/core/health/medical-card';
import { accountPrefix } from '../../../platform/session/session.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';
import { keep } from '../../../platform/storage/kept.ts';

/** One time of a medicine, `HH:MM` on the clock at home; empty until it is filled in. */
export interface KeptTime {
  readonly id: string;
  readonly time: string;
}

export interface KeptMedicine {
  /** Of its row in the form. */
  readonly id: string;
  readonly name: string;
  readonly dose: string;
  readonly times: readonly KeptTime[];
}

const textFields = ['conditions', 'allergies', 'contactName', 'contactPhone', 'note'] as const;
export type TextField = (typeof textFields)[number];

/** The card as its owner typed it. */
export interface KeptCard extends Readonly<Record<TextField, string>> {
  readonly bloodGroup: BloodGroup | null;
  readonly medicines: readonly KeptMedicine[];
}

export const emptyCard: KeptCard = {
  bloodGroup: null,
  conditions: '',
  allergies: '',
  medicines: [],
  contactName: '',
  contactPhone: '',
  note: '',
};

/** It belongs to the owner of the device, like the "I'm lost" card: it works without an account and outlives sessions. */
export const keptCard = keep<KeptCard>('manasik-medical-card', isKeptCard);

const isTime = (value: unknown): value is KeptTime =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['time'] === 'string';

const isMedicine = (value: unknown): value is KeptMedicine =>
  isRecord(value) &&
  ['id', 'name', 'dose'].every((key) => typeof value[key] === 'string') &&
  Array.isArray(value['times']) &&
  value['times'].every(isTime);

function isKeptCard(value: unknown): value is KeptCard {
  if (!isRecord(value)) return false;
  const { bloodGroup, medicines } = value;
  return (
    (bloodGroup === null || bloodGroups.some((group) => group === bloodGroup)) &&
    textFields.every((field) => typeof value[field] === 'string') &&
    Array.isArray(medicines) &&
    medicines.every(isMedicine)
  );
}

const filled = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The card as others see it: without what is still empty. */
export function cardOf(kept: KeptCard): MedicalCard {
  return {
    bloodGroup: kept.bloodGroup,
    conditions: filled(kept.conditions),
    allergies: filled(kept.allergies),
    medicines: kept.medicines.flatMap(({ name, dose, times }) => {
      const known = filled(name);
      if (known === null) return [];
      const all = [...new Set(times.map(({ time }) => time))].filter((time) => time !== '').toSorted();
      return [{ name: known, dose: filled(dose), times: all }];
    }),
    contactName: filled(kept.contactName),
    contactPhone: filled(kept.contactPhone),
    note: filled(kept.note),
  };
}

export const isEmptyCard = ({ medicines, ...rest }: MedicalCard): boolean =>
  medicines.length === 0 && Object.values(rest).every((value) => value === null);

/** The card as this device sent it last, to tell whether it has been changed since. Removed with the session. */
interface SentCard {
  /** Id of the user. */
  readonly owner: string;
  readonly text: string;
}

export const sentCard = keep<SentCard>(
  `${accountPrefix}medical-card`,
  (value): value is SentCard =>
    isRecord(value) && typeof value['owner'] === 'string' && typeof value['text'] === 'string',
);

import { keep } from '../../platform/storage/kept.ts';
import { isRecord } from '../../platform/storage/is-record.ts';

/** Somebody to text who does not have the app. */
export interface EmergencyContact {
  readonly name: string;
  /** As its owner typed it. */
  readonly number: string;
}

export const mostContacts = 5;

const isContact = (value: unknown): value is EmergencyContact =>
  isRecord(value) && typeof value['name'] === 'string' && typeof value['number'] === 'string';

/** The contacts of the device's owner: they outlive sessions, and go nowhere. */
export const keptContacts = keep<readonly EmergencyContact[]>(
  'manasik-emergency-contacts',
  (value): value is readonly EmergencyContact[] => Array.isArray(value) && value.every(isContact),
);

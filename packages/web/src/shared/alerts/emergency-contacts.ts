import { keep } from '../../platform/storage/kept.ts';
import { isRecord } from '../../platform/storage/is-record.ts';

/** A person without the app who can get a text message. */
export interface EmergencyContact {
  readonly name: string;
  /** As typed. */
  readonly number: string;
}

export const mostContacts = 5;

const isContact = (value: unknown): value is EmergencyContact =>
  isRecord(value) && typeof value['name'] === 'string' && typeof value['number'] === 'string';

/** The contacts of the owner of the device. They survive sessions and are never sent. */
export const keptContacts = keep<readonly EmergencyContact[]>(
  'manasik-emergency-contacts',
  (value): value is readonly EmergencyContact[] => Array.isArray(value) && value.every(isContact),
);

import type { MedicalCard } from '@manasik/contract/medical-card';
import { isVisible, withoutInvisible } from '@manasik/contract/visible-text';
import {
  type BloodGroup,
  bloodGroups,
  knownAllergies,
  knownConditions,
  knownNeeds,
  type Ticked,
} from '@manasik/core/health/medical-card';
import { accountPrefix, type User } from '../../../platform/session/session.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';
import { keep } from '../../../platform/storage/kept.ts';
import type { SavedLocation } from '../../../shared/places/index.ts';
import { keptHome } from '../medicines/kept-home.ts';

/** One time of a medicine, `HH:MM` in local time at home; empty until it is filled in. */
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
  /** What its owner ticked; absent until then, and in cards of earlier versions. */
  readonly isInsulin?: boolean;
}

const textFields = ['conditions', 'allergies', 'contactName', 'contactPhone', 'note'] as const;
export type TextField = (typeof textFields)[number];

/** The card as its owner typed it. */
export interface KeptCard extends Readonly<Record<TextField, string>> {
  readonly bloodGroup: BloodGroup | null;
  readonly medicines: readonly KeptMedicine[];
  /** Absent in cards of earlier versions. */
  readonly ticked?: Ticked;
  /** The name on the card; absent until it is filled in. It stays on this device. */
  readonly name?: string;
  /** Id of the account whose card it is; absent if it was filled in without an account. */
  readonly owner?: string;
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

/** It belongs to the owner of the device, like the "I'm lost" card: it needs no account and stays after sign-out. */
export const keptCard = keep<KeptCard>('manasik-medical-card', isKeptCard);

const isTime = (value: unknown): value is KeptTime =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['time'] === 'string';

const isMedicine = (value: unknown): value is KeptMedicine =>
  isRecord(value) &&
  ['id', 'name', 'dose'].every((key) => typeof value[key] === 'string') &&
  Array.isArray(value['times']) &&
  value['times'].every(isTime) &&
  (value['isInsulin'] === undefined || typeof value['isInsulin'] === 'boolean');

const isOptionalText = (value: unknown): boolean => value === undefined || typeof value === 'string';

const isListOf = (value: unknown, known: readonly string[]): boolean =>
  value === undefined || (Array.isArray(value) && value.every((each) => known.includes(each)));

const isTicked = (value: unknown): boolean =>
  value === undefined ||
  (isRecord(value) &&
    isListOf(value['conditions'], knownConditions) &&
    isListOf(value['allergies'], knownAllergies) &&
    isListOf(value['needs'], knownNeeds));

export function isKeptCard(value: unknown): value is KeptCard {
  if (!isRecord(value)) return false;
  const { bloodGroup, medicines } = value;
  return (
    isOptionalText(value['name']) &&
    isOptionalText(value['owner']) &&
    isTicked(value['ticked']) &&
    (bloodGroup === null || bloodGroups.some((group) => group === bloodGroup)) &&
    textFields.every((field) => typeof value[field] === 'string') &&
    Array.isArray(medicines) &&
    medicines.every(isMedicine)
  );
}

// Half an emoji, or control characters of a pasted text, which the server refuses.
const unsendable = /\p{Cs}|[^\P{Cc}\n\r\t]/gu;

/**
 * A text without what nobody can see, or null. A direction control in it could reverse the digits of a phone number or
 * the sense of a sentence on the card.
 */
function filled(text: string): string | null {
  const clean = withoutInvisible(text.replaceAll(unsendable, '')).trim();
  return isVisible(clean) ? clean : null;
}

/** What is ticked, in the order of the form; null if nothing is. */
function tickedOf({
  conditions = [],
  allergies = [],
  needs = [],
}: Ticked = {}): MedicalCard['ticked'] | null {
  const ticked = {
    conditions: knownConditions.filter((id) => conditions.includes(id)),
    allergies: knownAllergies.filter((id) => allergies.includes(id)),
    // Left out if empty, as before there were needs: a device compares the text of its card with the one that it sent.
    ...(needs.length > 0 && { needs: knownNeeds.filter((id) => needs.includes(id)) }),
  };
  return Object.values(ticked).some((ids) => ids.length > 0) ? ticked : null;
}

/** The card as others see it, without empty fields. `home`: the place whose clock its times follow, if it is known. */
export function cardOf(kept: KeptCard, home: SavedLocation | null = null): MedicalCard {
  const ticked = tickedOf(kept.ticked);
  const medicines = kept.medicines.flatMap(medicineOf);
  const hasTimes = medicines.some(({ times }) => times.length > 0);
  return {
    bloodGroup: kept.bloodGroup,
    conditions: filled(kept.conditions),
    allergies: filled(kept.allergies),
    ...(ticked && { ticked }),
    medicines,
    ...(home && hasTimes && { timesPlace: placeOf(home) }),
    contactName: filled(kept.contactName),
    contactPhone: filled(kept.contactPhone),
    note: filled(kept.note),
  };
}

function medicineOf({ name, dose, times, isInsulin }: KeptMedicine): MedicalCard['medicines'] {
  const known = filled(name);
  if (known === null) return [];
  const all = [...new Set(times.map(({ time }) => time))].filter((time) => time !== '').toSorted();
  return [{ name: known, dose: filled(dose), times: all, ...(isInsulin && { isInsulin }) }];
}

/** The name and the clock of a place, without its coordinates, which helpers do not need. */
const placeOf = ({ name, country, timezone }: SavedLocation) => ({ name, country, timezone });

export const isEmptyCard = ({ medicines, ...rest }: MedicalCard): boolean =>
  medicines.length === 0 && Object.values(rest).every((value) => value === null);

type Person = Pick<User, 'id' | 'firstName' | 'lastName'>;

/** The name on the card. An empty card takes that of the account; a filled one can be another person's. */
export function nameOnCard(kept: KeptCard, person: Person | null): string {
  if (kept.name !== undefined) return kept.name;
  return person && isEmptyCard(cardOf(kept)) ? `${person.firstName} ${person.lastName}`.trim() : '';
}

export const isBlank = (kept: KeptCard): boolean =>
  isEmptyCard(cardOf(kept)) && (kept.name === undefined || kept.name.trim() === '');

/**
 * The card after a change. It belongs to the account that begins to fill it in. Later changes do not change the owner:
 * another person may correct the card, but must not be able to share it as their own.
 */
export function editedCard(kept: KeptCard, part: Partial<KeptCard>, person: Person | null): KeptCard {
  if (!isBlank(kept)) return { ...kept, ...part };
  const { owner: _before, ...blank } = kept;
  return person
    ? { ...blank, name: nameOnCard(kept, person), owner: person.id, ...part }
    : { ...blank, ...part };
}

/** True if the card on this device is known to belong to the account. */
export const isCardOf = (kept: KeptCard, userId: string): boolean => kept.owner === userId;

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

/** Erases the card from this device, with the place of its times and the text that was last sent. */
export function eraseKeptCard(): void {
  keptCard.set(null);
  keptHome.set(null);
  sentCard.set(null);
}

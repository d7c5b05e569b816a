import { keep } from '../../platform/storage/kept.ts';

/** In the order of the card. */
export const personFields = ['name', 'nationality', 'languages'] as const;
export const placeFields = ['stay', 'stayNumber', 'group', 'meetingPoint'] as const;
export const leaderFields = ['leader', 'leaderPhone'] as const;
export const medicalFields = ['illnesses', 'medicines', 'allergies', 'bloodGroup'] as const;
/** The fields that a helper needs first. The rest of the form is folded. */
const firstFields: ReadonlySet<CardField> = new Set([
  'name',
  'languages',
  'stay',
  'stayNumber',
  'leader',
  'leaderPhone',
]);

const fields = [...personFields, ...placeFields, ...leaderFields, ...medicalFields] as const;

export type CardField = (typeof fields)[number];
/** The fields as the owner typed them. */
export type LostCard = Readonly<Record<CardField, string>>;

export const isFirst = (name: CardField): boolean => firstFields.has(name);
export const moreFields = [...personFields, ...placeFields].filter((name) => !firstFields.has(name));

// One entry per field, so the keys are those of the type.
export const emptyCard = Object.fromEntries(fields.map((name) => [name, ''])) as LostCard;

export const mostCharacters = 200;

/** It belongs to the owner of the device: it outlives sessions and is never sent. */
export const keptCard = keep<LostCard>('manasik-lost-card', isLostCard);

function isLostCard(value: unknown): value is LostCard {
  if (typeof value !== 'object' || value === null) return false;
  const texts = Object.entries(value);
  return (
    texts.length === fields.length && texts.every(([name, text]) => isField(name) && typeof text === 'string')
  );
}

const isField = (name: string): boolean => fields.some((field) => field === name);

/** Fills empty fields with known data and keeps what was typed. */
export function filledIn(card: LostCard, known: Partial<LostCard>): LostCard {
  // The keys are those of the card.
  return Object.fromEntries(
    fields.map((name) => [name, card[name].trim() === '' ? (known[name] ?? card[name]) : card[name]]),
  ) as LostCard;
}

export const hasText = (card: LostCard, names: readonly CardField[]): boolean =>
  names.some((name) => card[name].trim() !== '');

/** The id of the heading above the form. */
export const cardFormId = 'card';

/** Whether nothing has been filled in. */
export const isEmpty = (card: LostCard): boolean => !hasText(card, fields);

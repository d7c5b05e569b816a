import type { z } from 'zod';

export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

/** Why a field is refused: a code of the API, and its limit if it has one. */
export interface FieldRefusal {
  code: string;
  max?: number;
}
export type FieldRefusals = Partial<Record<ContactField, FieldRefusal>>;

/**
 * Checks these values against the contract, by field. The contract is loaded on the first submit, so that
 * readers of the page do not download a validator.
 */
export async function checkContact(values: ContactValues): Promise<FieldRefusals> {
  const { ContactMessage } = await import('@manasik/contract/contact');
  const { error } = ContactMessage.safeParse(values);
  const refusals: FieldRefusals = {};
  for (const issue of error?.issues ?? []) {
    const field = contactFields.find((name) => name === issue.path[0]);
    if (field) refusals[field] ??= refusalOf(issue, values[field]);
  }
  return refusals;
}

function refusalOf(issue: z.core.$ZodIssue, value: string): FieldRefusal {
  if (value.trim() === '') return { code: 'required' };
  if (issue.code === 'too_big') return { code: 'tooLong', max: Number(issue.maximum) };
  return { code: issue.code === 'invalid_format' ? 'email' : 'format' };
}

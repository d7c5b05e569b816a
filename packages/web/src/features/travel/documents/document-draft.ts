import { isCivilDate } from '@manasik/core/calendar/civil-date';
import type { TravelDocument } from './use-document-text.ts';

export type DocumentFault = 'title' | 'expiresOn';

/** The document, or what is wrong with the fields. */
export function readDocument(
  draft: TravelDocument,
): { document: TravelDocument } | { faults: readonly DocumentFault[] } {
  const { expiresOn, note } = draft;
  const title = draft.title.trim();
  const faults: DocumentFault[] = [];
  if (title === '') faults.push('title');
  if (expiresOn !== null && !isCivilDate(expiresOn)) faults.push('expiresOn');
  if (faults.length > 0) return { faults };
  return { document: { ...draft, title, note: note?.trim() || null } };
}

import { type TravelPart, useTravelItems } from '../items/use-travel.ts';
import { useDocumentText } from './use-document-text.ts';

/** The documents that must be renewed before the trip, whatever is ticked. */
export function useBadDocuments(): TravelPart<'document'>[] {
  const stateOf = useDocumentText();
  return (useTravelItems('document') ?? []).filter(({ item }) => !stateOf(item).isFine);
}

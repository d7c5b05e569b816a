import { useDocumentText } from '../documents/use-document-text.ts';
import { type TravelPart, useTravelItems } from '../items/use-travel.ts';

/** The documents that are not ready. */
export function useMissingDocuments(): TravelPart<'document'>[] {
  const stateOf = useDocumentText();
  return (useTravelItems('document') ?? []).filter(({ item }) => !stateOf(item).isReady);
}

import { useDocumentText } from '../documents/use-document-text.ts';
import { type TravelPart, useTravelItems } from '../items/use-travel.ts';

/** The documents that are not ready, those to be renewed first. */
export function useMissingDocuments(): TravelPart<'document'>[] {
  const documents = useTravelItems('document') ?? [];
  const stateOf = useDocumentText();
  const open = documents.filter(({ item }) => !stateOf(item).isReady);
  const isFine = ({ item }: TravelPart<'document'>): boolean => stateOf(item).isFine;
  return [...open.filter((part) => !isFine(part)), ...open.filter(isFine)];
}

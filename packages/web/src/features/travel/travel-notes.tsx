import { DeliveryNote } from './delivery-note.tsx';
import { UnreadableNote } from './unreadable-note.tsx';
import { VersionQuestion } from './version-question.tsx';

/** What a person has to know of the stored trip. */
export function TravelNotes() {
  return (
    <>
      <VersionQuestion />
      <UnreadableNote />
      <DeliveryNote />
    </>
  );
}

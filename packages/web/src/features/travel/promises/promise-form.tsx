import { useState } from 'react';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { toast } from '../../../ui/toast-store.ts';
import { newItemId, putTravelItem, removeTravelItem, type TravelPart } from '../items/use-travel.ts';
import { EditForm } from '../money/edit-form.tsx';
import { createReader, type Faults } from '../money/read-fields.ts';
import { RemoveButton } from '../money/remove-button.tsx';
import { type PhotoChoice, PhotoField } from './photo-field.tsx';
import { draftOf, type PromiseDraft, type PromiseField, PromiseFields } from './promise-fields.tsx';
import { removePhoto, savePhoto } from './use-photo.ts';

interface PromiseFormProps {
  part?: TravelPart<'promise'>;
  onClose: () => void;
}

/** Adds, changes or deletes a promise. Its photo stays on this device. */
export function PromiseForm({ part, onClose }: PromiseFormProps) {
  const t = useTranslations('travel-money.promises');
  const { language } = useLanguage();
  const today = useToday();
  const [draft, setDraft] = useState<PromiseDraft>(() => draftOf(part?.item, today));
  const [photo, setPhoto] = useState<PhotoChoice>({ kind: 'same' });
  const [faults, setFaults] = useState<Faults<PromiseField>>({});

  function save(): boolean {
    const read = createReader<PromiseField>(language);
    const title = read.text('title', draft.title);
    const promisedOn = read.date('promisedOn', draft.promisedOn);
    setFaults(read.faults);
    if (title === null || promisedOn === null) return false;
    const id = part?.id ?? newItemId();
    const [promisedBy, note] = [draft.promisedBy.trim() || null, draft.note.trim() || null];
    putTravelItem(id, { kind: 'promise', title, promisedBy, promisedOn, outcome: draft.outcome, note });
    void applyPhoto(id);
    return true;
  }

  async function applyPhoto(id: string): Promise<void> {
    try {
      if (photo.kind === 'new') await savePhoto(id, photo.file);
      if (photo.kind === 'none') await removePhoto(id);
    } catch {
      // There is no room, the storage is forbidden, or the file is no picture that the browser can read.
      toast({ title: t('photoFailed'), variant: 'destructive' });
    }
  }

  return (
    <EditForm
      onSave={save}
      onClose={onClose}
      extra={part && <RemoveButton title={part.item.title} onRemove={() => remove(part.id)} />}
    >
      <PromiseFields
        draft={draft}
        faults={faults}
        change={(some) => setDraft((before) => ({ ...before, ...some }))}
      />
      <PhotoField id={part?.id} choice={photo} onChange={setPhoto} />
    </EditForm>
  );
}

function remove(id: string): void {
  removeTravelItem(id);
  // Without storage there was no photo.
  void removePhoto(id).catch(() => undefined);
}

import { useState } from 'react';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { toast } from '../../../ui/toast-store.ts';
import { newItemId, putTravelItem, removeTravelItem, type TravelPart } from '../items/use-travel.ts';
import { ItemForm } from '../money/item-form.tsx';
import { useDraft } from '../money/use-draft.ts';
import { type PhotoChoice, PhotoField } from './photo-field.tsx';
import { draftOf, PromiseFields, readPromise } from './promise-fields.tsx';
import { removePhoto, savePhoto } from './use-photo.ts';

interface PromiseFormProps {
  part?: TravelPart<'promise'>;
  onClose: () => void;
}

/** Adds, changes or deletes a promise. Its photo stays on this device. */
export function PromiseForm({ part, onClose }: PromiseFormProps) {
  const t = useTranslations('travel-money.promises');
  const today = useToday();
  const [photo, setPhoto] = useState<PhotoChoice>({ kind: 'same' });
  const form = useDraft(draftOf(part?.item, today), readPromise, (item) => {
    const id = part?.id ?? newItemId();
    putTravelItem(id, item);
    void applyPhoto(id);
  });

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
    <ItemForm
      part={part}
      title={part?.item.title}
      onSave={() => photo.kind !== 'broken' && form.save()}
      onClose={onClose}
      onRemove={remove}
    >
      <PromiseFields {...form} />
      <PhotoField id={part?.id} choice={photo} onChange={setPhoto} />
    </ItemForm>
  );
}

function remove(id: string): void {
  removeTravelItem(id);
  // Without storage there was no photo.
  void removePhoto(id).catch(() => undefined);
}

import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { addressOf, isPicture } from './photo-store.ts';
import { usePhoto } from './use-photo.ts';

/** The action for the photo when the promise is saved. */
export type PhotoChoice =
  | { kind: 'same' }
  | { kind: 'none' }
  | { kind: 'new'; file: File }
  /** The browser cannot read the chosen file as a picture. */
  | { kind: 'broken' };

interface PhotoFieldProps {
  /** The id of the promise; undefined for a new one. */
  id: string | undefined;
  choice: PhotoChoice;
  onChange: Dispatch<SetStateAction<PhotoChoice>>;
}

export function PhotoField({ id, choice, onChange }: PhotoFieldProps) {
  const t = useTranslations('travel-money.promises');
  const words = useTranslations('travel-money');
  const saved = usePhoto(id);
  const chosen = useAddress(choice.kind === 'new' ? choice.file : undefined);
  const shown = choice.kind === 'same' ? saved : choice.kind === 'new' ? chosen : null;
  const input = useRef<HTMLInputElement>(null);
  const error = choice.kind === 'broken' && t('photoBroken');

  async function choose(file: File): Promise<void> {
    onChange({ kind: 'new', file });
    if (await isPicture(file)) return;
    // Another file may have been chosen meanwhile.
    onChange((now) => (now.kind === 'new' && now.file === file ? { kind: 'broken' } : now));
  }
  /** Takes back a file that the browser cannot read, so that the form can be saved without another one. */
  function removeBroken(): void {
    onChange({ kind: 'same' });
    if (!input.current) return;
    input.current.value = '';
    // The button disappears.
    input.current.focus();
  }
  return (
    <>
      <Field label={t('photo')} note={words('optional')} hint={t('photoHint')} error={error}>
        <Input
          ref={input}
          type="file"
          accept="image/*"
          className="h-auto"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void choose(file);
          }}
        />
      </Field>
      {choice.kind === 'broken' && (
        <Button variant="quiet" className="self-start" onClick={removeBroken}>
          {t('photoRemove')}
        </Button>
      )}
      {shown !== null && (
        <div className="flex flex-wrap items-end gap-3">
          <img src={shown} alt={t('photo')} className="max-h-40 max-w-full rounded-control" />
          <Button variant="quiet" onClick={() => onChange({ kind: 'none' })}>
            {t('photoRemove')}
          </Button>
        </div>
      )}
    </>
  );
}

function useAddress(file: File | undefined): string | null {
  const [read, setRead] = useState<{ file: File; address: string }>();
  useEffect(() => {
    if (!file) return;
    // An unreadable file is refused by the form.
    void addressOf(file).then(
      (address) => setRead({ file, address }),
      () => undefined,
    );
  }, [file]);
  return read && read.file === file ? read.address : null;
}

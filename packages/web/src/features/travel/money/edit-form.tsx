import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';

export interface EditFormProps {
  /** Saves, and returns whether every field was accepted. */
  onSave: () => boolean;
  saveLabel?: string;
  /** Closes the dialog, also without saving. */
  onClose?: () => void;
  /** At the end of the row of buttons. */
  extra?: ReactNode;
  children: ReactNode;
}

/** The fields of a dialog. After a refusal the first refused field has the focus. */
export function EditForm({ onSave, saveLabel, onClose, extra, children }: EditFormProps) {
  const common = useTranslations('common');
  const form = useRef<HTMLFormElement>(null);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (onSave()) onClose?.();
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  return (
    <form ref={form} noValidate className="flex min-w-0 flex-col gap-4" onSubmit={submit}>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{saveLabel ?? common('save')}</Button>
        {onClose && (
          <Button variant="secondary" onClick={onClose}>
            {common('cancel')}
          </Button>
        )}
        {extra}
      </div>
    </form>
  );
}

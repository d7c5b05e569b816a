import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogClose, type DialogProps } from './dialog.tsx';

export type QuestionDialogProps = Omit<DialogProps, 'footer' | 'isSheet'> & {
  keepLabel: ReactNode;
  confirmLabel: ReactNode;
  onConfirm: () => void;
  /** Closes at once. Otherwise `open` decides, or it disappears with what is deleted. */
  closesOnConfirm?: boolean;
  pending?: boolean;
  pendingLabel?: string;
};

/** Asks before something is done that cannot be undone. */
export function QuestionDialog({
  keepLabel,
  confirmLabel,
  onConfirm,
  closesOnConfirm = false,
  pending = false,
  pendingLabel,
  ...dialog
}: QuestionDialogProps) {
  const confirm = (
    <Button
      variant="destructive"
      pending={pending}
      {...(pendingLabel !== undefined && { pendingLabel })}
      onClick={onConfirm}
    >
      {confirmLabel}
    </Button>
  );
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{keepLabel}</Button>
          </DialogClose>
          {closesOnConfirm ? <DialogClose asChild>{confirm}</DialogClose> : confirm}
        </>
      }
    />
  );
}

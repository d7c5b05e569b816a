import { type ReactNode, useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Dialog } from '../../../ui/dialog.tsx';

interface FormDialogProps {
  title: string;
  /** The button that opens it. */
  trigger: ReactNode;
  /** Moves the focus if the button is gone, because the form deleted its row. */
  onGone?: (() => void) | undefined;
  /** The form, which starts anew each time. */
  children: (close: () => void) => ReactNode;
}

export function FormDialog({ title, trigger, onGone, children }: FormDialogProps) {
  const common = useTranslations('common');
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title={title}
      closeLabel={common('close')}
      trigger={trigger}
      open={isOpen}
      onOpenChange={setOpen}
      {...(onGone && { onOpenerGone: onGone })}
    >
      {children(() => setOpen(false))}
    </Dialog>
  );
}

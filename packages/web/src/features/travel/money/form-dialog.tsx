import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import type { ButtonVariant } from '../../../ui/button-style.ts';
import { Button } from '../../../ui/button.tsx';
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

interface AddDialogProps extends Pick<FormDialogProps, 'title' | 'children'> {
  variant?: ButtonVariant;
}

/** The button below a list, and the form that it opens. */
export const AddDialog = ({ title, variant = 'primary', children }: AddDialogProps) => (
  <FormDialog
    title={title}
    trigger={
      <Button variant={variant}>
        <Plus aria-hidden="true" className="size-5" />
        {title}
      </Button>
    }
  >
    {children}
  </FormDialog>
);

interface ChangeDialogProps extends Omit<FormDialogProps, 'trigger'> {
  /** What it changes, for screen readers. */
  name: string;
  className?: string;
}

/** The button of a row, and the form that it opens. */
export function ChangeDialog({ name, className = 'ms-auto', ...dialog }: ChangeDialogProps) {
  const t = useTranslations('travel-money');
  return (
    <FormDialog
      {...dialog}
      trigger={
        <Button variant="quiet" className={className} aria-label={t('changeNamed', { title: name })}>
          {t('change')}
        </Button>
      }
    />
  );
}

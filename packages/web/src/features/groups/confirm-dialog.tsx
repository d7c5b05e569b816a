import { type ReactNode, useState } from 'react';
import { useErrorText } from '../../platform/api/index.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import { ErrorState } from '../../ui/states.tsx';

interface ConfirmDialogProps {
  /** The button that opens it and gets the focus back. */
  trigger: ReactNode;
  title: string;
  text: string;
  keepLabel: string;
  confirmLabel: string;
  pendingLabel: string;
  /** Title of the error in the dialog. */
  failed: string;
  /** Words for a failure that are more specific than the general list of errors. */
  wordsOf?: (error: unknown) => string | undefined;
  onConfirm: () => Promise<void>;
  /** Moves the focus when the action has removed the trigger. */
  onOpenerGone?: () => void;
}

/** Asks for confirmation before an irreversible action. On an error it stays open and shows the reason. */
export function ConfirmDialog({
  trigger,
  title,
  text,
  onConfirm,
  onOpenerGone,
  ...words
}: ConfirmDialogProps) {
  const common = useTranslations('common');
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function confirm(): Promise<void> {
    setPending(true);
    setFailure(undefined);
    try {
      await onConfirm();
      setOpen(false);
    } catch (error) {
      setFailure(words.wordsOf?.(error) ?? errorText(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <QuestionDialog
      trigger={trigger}
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        setFailure(undefined);
      }}
      title={title}
      description={text}
      closeLabel={common('close')}
      {...(onOpenerGone && { onOpenerGone })}
      keepLabel={words.keepLabel}
      confirmLabel={words.confirmLabel}
      pending={isPending}
      pendingLabel={words.pendingLabel}
      onConfirm={() => void confirm()}
    >
      {failure && <ErrorState title={words.failed} description={failure} />}
    </QuestionDialog>
  );
}

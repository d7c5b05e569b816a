import { useTranslations } from '../../platform/i18n/index.ts';
import type { Unsent } from '../../platform/outbox/unsent.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { QuestionDialog } from '../../ui/question-dialog.tsx';

interface SignOutDialogProps {
  unsent: Unsent;
  isOnline: boolean;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Says what signing out erases and what stays. Offline nobody can be signed out, so there is nothing to confirm. */
export function SignOutDialog({ unsent: { erased, isKept }, isOnline, onAnswer }: SignOutDialogProps) {
  const t = useTranslations('sign-out');
  const common = useTranslations('common');
  const dialog = {
    open: true,
    onOpenChange: (isOpen: boolean) => !isOpen && onAnswer(false),
    title: t('title'),
    description: erased > 0 ? t('only', { count: erased }) : t('kept'),
    closeLabel: common('close'),
  };
  if (!isOnline) {
    return (
      <Dialog
        {...dialog}
        footer={
          <DialogClose asChild>
            <Button>{t('stay')}</Button>
          </DialogClose>
        }
      >
        <p>{t('offline')}</p>
      </Dialog>
    );
  }
  return (
    <QuestionDialog
      {...dialog}
      keepLabel={t('stay')}
      confirmLabel={t('leave')}
      onConfirm={() => onAnswer(true)}
    >
      {erased > 0 && <p>{t('lost', { count: erased })}</p>}
      {erased > 0 && isKept && <p>{t('othersKept')}</p>}
    </QuestionDialog>
  );
}

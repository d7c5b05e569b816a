import { useTranslations } from '../../platform/i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { LossList } from './loss-list.tsx';
import { hasUnsent, type Loss } from './unsent-stores.ts';

interface SignOutDialogProps {
  unsent: Loss;
  isOnline: boolean;
  onAnswer: (isConfirmed: boolean) => void;
}

/**
 * Says what signing out erases and what stays. Offline nobody can be signed out, so there is nothing to confirm. It stays
 * the same dialog when the network comes back, so that the focus stays in it.
 */
export function SignOutDialog({ unsent, isOnline, onAnswer }: SignOutDialogProps) {
  const t = useTranslations('sign-out');
  const common = useTranslations('common');
  const navigation = useTranslations('navigation');
  const { erased, isKept, kinds } = unsent;
  const isSent = !hasUnsent(unsent);
  const waiting = erased > 0 ? t('only', { count: erased }) : t('kept');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onAnswer(false)}
      title={t(isSent ? 'sentTitle' : 'title')}
      description={isSent ? t('sent') : waiting}
      closeLabel={common('close')}
      footer={
        <>
          <DialogClose asChild>
            <Button variant={isOnline ? 'secondary' : 'primary'}>{t('stay')}</Button>
          </DialogClose>
          {isOnline && (
            <Button variant={isSent ? 'primary' : 'destructive'} onClick={() => onAnswer(true)}>
              {isSent ? navigation('logout') : t('leave')}
            </Button>
          )}
        </>
      }
    >
      {kinds.length > 0 && <LossList kinds={kinds} />}
      <div role="status" className="flex flex-col gap-4 empty:hidden">
        {!isOnline && <p>{t('offline')}</p>}
        {isOnline && erased > 0 && <p>{t('lost', { count: erased })}</p>}
        {isOnline && erased > 0 && isKept && <p>{t('othersKept')}</p>}
      </div>
    </Dialog>
  );
}

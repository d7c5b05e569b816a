import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';

interface EndDialogProps {
  missing: number;
  isPending: boolean;
  onEnd: () => Promise<unknown>;
  /** Moves the focus, because the button disappears once the roll call has ended. */
  onEnded: () => void;
}

/** Asks for confirmation before a roll call ends. */
export function EndDialog({ missing, isPending, onEnd, onEnded }: EndDialogProps) {
  const t = useTranslations('roll-call.end');
  const common = useTranslations('common');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('label')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('title')}
        description={missing > 0 ? t('someMissing', { count: missing }) : t('noneMissing')}
        closeLabel={common('close')}
        onOpenerGone={onEnded}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="secondary">{t('keep')}</Button>
            </DialogClose>
            <Button
              pending={isPending}
              pendingLabel={t('pending')}
              onClick={() => void onEnd().then(() => setOpen(false))}
            >
              {t('label')}
            </Button>
          </>
        }
      />
    </>
  );
}

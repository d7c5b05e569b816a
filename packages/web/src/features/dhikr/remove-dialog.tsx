import { useTranslations } from '../../lib/i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { OwnPhrase } from './book.ts';

interface RemoveDialogProps {
  open: boolean;
  phrase: OwnPhrase;
  onClose: () => void;
  onRemove: (phrase: OwnPhrase) => void;
}

export function RemoveDialog({ open, phrase, onClose, onRemove }: RemoveDialogProps) {
  const t = useTranslations('dhikr.own');
  const common = useTranslations('common');
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('removeTitle', { name: phrase.text })}
      description={t('removeText')}
      closeLabel={common('close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button
            variant="destructive"
            onClick={() => {
              onRemove(phrase);
              onClose();
            }}
          >
            {t('removeConfirm')}
          </Button>
        </>
      }
    />
  );
}

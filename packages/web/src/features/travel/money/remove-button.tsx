import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';

interface RemoveButtonProps {
  /** What is deleted. */
  title: string;
  onRemove: () => void;
}

/** Deletes after a question, because nothing brings it back. */
export function RemoveButton({ title, onRemove }: RemoveButtonProps) {
  const t = useTranslations('travel-money');
  const common = useTranslations('common');
  return (
    <Dialog
      title={t('confirm.title', { title })}
      description={t('confirm.text')}
      closeLabel={common('close')}
      trigger={<Button variant="quiet">{t('delete')}</Button>}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{t('confirm.keep')}</Button>
          </DialogClose>
          <Button variant="destructive" onClick={onRemove}>
            {t('delete')}
          </Button>
        </>
      }
    />
  );
}

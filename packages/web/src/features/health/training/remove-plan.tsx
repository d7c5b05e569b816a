import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { removePlan } from './use-training.ts';

/** Deletes the plan and the answers, after a question. */
export function RemovePlan() {
  const t = useTranslations('training.remove');
  const common = useTranslations('common');
  return (
    <Dialog
      title={t('title')}
      description={t('text')}
      closeLabel={common('close')}
      trigger={<Button variant="quiet">{t('button')}</Button>}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{common('cancel')}</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button variant="destructive" onClick={removePlan}>
              {t('confirm')}
            </Button>
          </DialogClose>
        </>
      }
    />
  );
}

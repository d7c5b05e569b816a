import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';

interface RemoveButtonProps {
  /** The name of the deleted item. */
  title: string;
  onRemove: () => void;
}

/** Asks before it deletes, because this cannot be undone. */
export function RemoveButton({ title, onRemove }: RemoveButtonProps) {
  const t = useTranslations('travel-money');
  const common = useTranslations('common');
  return (
    <QuestionDialog
      title={t('confirm.title', { title })}
      description={t('confirm.text')}
      closeLabel={common('close')}
      trigger={<Button variant="quiet">{t('delete')}</Button>}
      keepLabel={t('confirm.keep')}
      confirmLabel={t('delete')}
      onConfirm={onRemove}
    />
  );
}

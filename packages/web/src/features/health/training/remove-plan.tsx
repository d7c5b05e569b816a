import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { removePlan } from './use-training.ts';

/** Deletes the plan and the answers, after a question. */
export function RemovePlan() {
  const t = useTranslations('training.remove');
  const common = useTranslations('common');
  return (
    <QuestionDialog
      title={t('title')}
      description={t('text')}
      closeLabel={common('close')}
      trigger={<Button variant="quiet">{t('button')}</Button>}
      keepLabel={common('cancel')}
      confirmLabel={t('confirm')}
      onConfirm={removePlan}
      closesOnConfirm
    />
  );
}

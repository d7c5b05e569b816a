import { Hand } from 'lucide-react';
import { useErrorText } from '../../../lib/api/index.ts';
import { useTranslations } from '../../../lib/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { useAnswer } from './use-answer.ts';

interface AnswerButtonProps {
  groupId: string;
  rollCallId: string;
  userId: string;
}

/** "I am here": one press, and what became of it. */
export function AnswerButton({ groupId, rollCallId, userId }: AnswerButtonProps) {
  const t = useTranslations('rollCall.prompt');
  const errorText = useErrorText();
  const { answering, answer } = useAnswer(groupId, rollCallId, userId);
  return (
    <>
      <Button
        size="large"
        onClick={answer}
        pending={answering.status === 'sending'}
        pendingLabel={t('answering')}
        className="w-full sm:w-auto sm:self-start"
      >
        <Hand aria-hidden="true" className="size-6" />
        {t('answer')}
      </Button>
      {answering.status === 'waiting' && <OfflineNote>{t('waiting')}</OfflineNote>}
      <FieldError id={`roll-call-error-${rollCallId}`}>
        {answering.status === 'failed' && `${t('failed')}. ${errorText(answering.error)}`}
      </FieldError>
    </>
  );
}

import { Hand } from 'lucide-react';
import { answerStatus, type RollCallAlert } from '../../../shared/alerts/alerts-state.ts';
import { answerRollCall, useAlerts } from '../../../shared/alerts/alerts-store.ts';
import { useErrorText } from '../../../platform/api/index.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { OfflineNote } from '../../../ui/offline-note.tsx';

/** "I am here": one tap, and its result. */
export function AnswerButton({ alert }: { alert: RollCallAlert }) {
  const t = useTranslations('roll-call.prompt');
  const errorText = useErrorText();
  const state = useAlerts();
  const isWaiting = answerStatus(state, alert.id, alert.isHere) === 'waiting';
  const code = state.refused[alert.id];
  return (
    <>
      <Button
        size="large"
        onClick={() => answerRollCall(alert)}
        pending={isWaiting && navigator.onLine}
        pendingLabel={t('answering')}
        className="w-full sm:w-auto sm:self-start"
      >
        <Hand aria-hidden="true" className="size-6" />
        {t('answer')}
      </Button>
      {isWaiting && !navigator.onLine && <OfflineNote>{t('waiting')}</OfflineNote>}
      <FieldError id={`roll-call-error-${alert.id}`}>
        {code !== undefined && `${t('failed')}. ${errorText(new ApiError(0, code, code))}`}
      </FieldError>
    </>
  );
}

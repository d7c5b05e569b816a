import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { ApiError, api, useErrorText } from '../../platform/api/index.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast-store.ts';
import { setFeedback, type Turn } from './chat-store.ts';
import { assistantLimits } from './limits.ts';

/** The controls to say whether an answer helped, and why not. A second press withdraws it. */
export function Feedback({ turn, messageId }: { turn: Turn; messageId: string }) {
  const t = useTranslations('assistant.feedback');
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const { feedback } = turn;
  const unhelpful = useRef<HTMLButtonElement>(null);

  async function save(next: Turn['feedback']): Promise<void> {
    setFeedback(turn.id, next);
    try {
      await api('PUT /api/ai/messages/:id/feedback', { params: { id: messageId }, body: { feedback: next } });
      if (next) toast({ title: t('thanks') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFeedback(turn.id, feedback);
      toast({ title: t('failed'), description: errorText(error), variant: 'destructive' });
    }
  }
  function press(helpful: boolean): void {
    const isWithdrawn = feedback?.helpful === helpful;
    setAsking(!helpful && !isWithdrawn);
    void save(isWithdrawn ? null : { helpful, reason: null });
  }

  return (
    <>
      <IconButton
        label={t('helpful')}
        aria-pressed={feedback?.helpful === true}
        icon={<ThumbsUp aria-hidden="true" className="size-5" />}
        className={feedback?.helpful === true ? 'bg-green-soft text-green' : ''}
        onClick={() => press(true)}
      />
      <IconButton
        ref={unhelpful}
        label={t('unhelpful')}
        aria-pressed={feedback?.helpful === false}
        icon={<ThumbsDown aria-hidden="true" className="size-5" />}
        className={feedback?.helpful === false ? 'bg-green-soft text-green' : ''}
        onClick={() => press(false)}
      />
      {isAsking && (
        <Reason
          onSend={(reason) => {
            // The form with the focus disappears.
            unhelpful.current?.focus();
            setAsking(false);
            void save({ helpful: false, reason });
          }}
        />
      )}
    </>
  );
}

function Reason({ onSend }: { onSend: (reason: string) => void }) {
  const t = useTranslations('assistant.feedback');
  const [reason, setReason] = useState('');
  return (
    <form
      className="flex w-full flex-wrap items-end gap-2 ps-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== '') onSend(reason.trim());
      }}
    >
      <Field label={t('reason')} className="grow basis-40">
        <Input
          dir="auto"
          value={reason}
          maxLength={assistantLimits.reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary">
        {t('send')}
      </Button>
    </form>
  );
}

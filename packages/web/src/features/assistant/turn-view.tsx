import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Turn } from './chat-store.ts';
import { ReplyText } from './reply-text.tsx';
import { ReplyView } from './reply-view.tsx';

interface TurnViewProps {
  turn: Turn;
  isLatest: boolean;
  onAsk: (question: string) => void;
  onRetry: (turn: Turn) => void;
}

/** A question and its answer, or what became of it. */
export function TurnView({ turn, isLatest, onAsk, onRetry }: TurnViewProps) {
  const t = useTranslations('assistant');
  const common = useTranslations('common');
  const { status, reply, partial } = turn;
  // A turn that was already answered when it appeared belongs to a conversation that was opened again.
  const [isNew, setNew] = useState(status === 'waiting');
  if (status === 'waiting' && !isNew) setNew(true);
  const isWaiting = status === 'waiting' && !reply;
  const agent = t(`agents.${reply?.agentType ?? turn.agentType}`);
  return (
    <>
      <div className="on-deep-band max-w-[85%] self-end rounded-card rounded-ee-sm px-4 py-3">
        <VisuallyHidden>
          <p>{t('question')}</p>
        </VisuallyHidden>
        {/* Typed text is never interpreted as markup. */}
        <p
          // The language in which it was read, for the letters and the screen reader. It may be another if nothing was found.
          lang={reply?.kind === 'unknown' ? undefined : reply?.language}
          dir="auto"
          className="with-honorific text-lg wrap-anywhere whitespace-pre-wrap"
        >
          {turn.question}
        </p>
      </div>
      <section aria-label={t('answer', { agent })} className="flex min-w-0 scroll-mt-2 flex-col gap-4">
        <p className="text-sm font-semibold text-gold">{agent}</p>
        {reply && <ReplyView turn={turn} reply={reply} isLatest={isLatest} isNew={isNew} onAsk={onAsk} />}
        {isWaiting && partial !== '' && (
          <div dir="auto" className="text-lg leading-relaxed">
            <ReplyText>{partial}</ReplyText>
          </div>
        )}
        {isWaiting && partial === '' && (
          <p className="flex items-center gap-3 text-quiet">
            <Spinner />
            {t('waiting')}
          </p>
        )}
        {(status === 'failed' || status === 'stopped') && (
          <div className="flex flex-wrap items-center gap-3">
            <p className={status === 'failed' ? 'text-danger' : 'text-quiet'}>
              {status === 'failed' ? t('failedText') : t('stopped')}
            </p>
            <Button variant="secondary" onClick={() => onRetry(turn)}>
              <RotateCw aria-hidden="true" className="size-5" />
              {common('retry')}
            </Button>
          </div>
        )}
      </section>
    </>
  );
}

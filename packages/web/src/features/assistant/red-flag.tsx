import type { AssistantReply } from '@manasik/contract/assistant';
import { direction } from '@manasik/core/text/languages';
import { TriangleAlert } from 'lucide-react';
import { useLanguage, useTranslations } from '../../platform/i18n/index.ts';
import { NumbersToCall } from './numbers-to-call.tsx';
import { ReplyText } from './reply-text.tsx';

/**
 * The people to call, before anything else. Announced when it is new, and not again with a conversation that is opened
 * later.
 */
export function RedFlag({ reply, isNew }: { reply: AssistantReply; isNew: boolean }) {
  const t = useTranslations('assistant');
  const { language } = useLanguage();
  return (
    <div
      {...(isNew && { role: 'alert' })}
      className="flex flex-col gap-4 rounded-card bg-danger-soft p-[min(1.25rem,5vw)]"
    >
      {/* The answer around it may be in another language than the page. */}
      <p lang={language} dir={direction(language)} className="flex items-center gap-3 text-lg font-semibold">
        <TriangleAlert aria-hidden="true" className="size-6 shrink-0 text-danger" />
        {t('urgent')}
      </p>
      <NumbersToCall numbers={reply.numbers} />
      <ReplyText>{reply.message}</ReplyText>
    </div>
  );
}

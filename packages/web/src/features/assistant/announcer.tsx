import { useTranslations } from '../../platform/i18n/index.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Turn } from './chat-store.ts';
import { plainText } from './markdown.ts';
import { markdownOf } from './reply-markdown.ts';

/** Reads the newest answer to screen readers. A warning is announced by its own alert. */
export function Announcer({ turn }: { turn: Turn | undefined }) {
  const t = useTranslations('assistant');
  const reply = turn?.reply;
  return (
    <VisuallyHidden>
      <div role="status" lang={reply?.language}>
        {turn?.status === 'waiting' && !reply && t('waiting')}
        {turn?.status === 'done' && reply && !reply.redFlag && plainText(markdownOf(reply))}
        {turn?.status === 'failed' && t('failedText')}
        {turn?.status === 'stopped' && t('stopped')}
      </div>
    </VisuallyHidden>
  );
}

import { History } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError, useErrorText } from '../../../platform/api/index.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { openConversation, useConversations } from './use-conversations.ts';

/** An older conversation is about something else by now. */
const recentMs = 24 * 60 * 60 * 1000;

/** Shows the conversation again that a reload has closed. */
export function ContinueLast() {
  const t = useTranslations('assistant.conversations');
  const errorText = useErrorText();
  const [last] = useConversations(true).listed;
  const [now] = useState(Date.now);
  const opening = useRef<AbortController>(undefined);
  // A person may have asked something by the time the conversation arrives.
  useEffect(() => () => opening.current?.abort(), []);
  if (!last || now - last.updatedAt > recentMs) return null;

  async function show(): Promise<void> {
    opening.current?.abort();
    opening.current = new AbortController();
    try {
      if (last) await openConversation(last, opening.current.signal);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ title: t('failed'), description: errorText(error), variant: 'destructive' });
    }
  }
  return (
    <Button variant="soft" className="self-start" onClick={() => void show()}>
      <History aria-hidden="true" className="size-5" />
      {t('continueLast')}
    </Button>
  );
}

import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import type { Message } from './thread.ts';

interface HeardProps {
  messages: readonly Message[];
  /** Id of the reader. */
  userId: string;
  authorOf: (message: Message) => string;
}

const mostHeard = 5;

/** Announces the messages that others have sent since the chat was opened. */
export function Heard({ messages, userId, authorOf }: HeardProps) {
  const t = useTranslations('chat');
  // Earlier messages are read in the list on demand.
  const [from] = useState(() => messages.at(-1)?.number ?? 0);
  const heard = messages
    .filter((message) => message.number > from && message.userId !== userId && !message.isRemoved)
    .slice(-mostHeard);
  return (
    <div role="log" aria-live="polite" aria-relevant="additions" aria-label={t('title')} className="sr-only">
      {heard.map((message) => (
        <p key={message.id}>
          <span>{authorOf(message)}</span>{' '}
          <span dir="auto">{message.phrase ? t(`phrases.${message.phrase}`) : message.text}</span>
        </p>
      ))}
    </div>
  );
}

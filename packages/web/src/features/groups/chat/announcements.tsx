import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import type { Message } from './thread.ts';

interface AnnouncementsProps {
  messages: readonly Message[];
  /** Id of the reader. */
  userId: string;
  authorOf: (message: Message) => string;
}

const mostAnnounced = 5;

/** Announces the messages that others have sent since the chat was opened. */
export function Announcements({ messages, userId, authorOf }: AnnouncementsProps) {
  const t = useTranslations('chat');
  // Earlier messages are read in the list on demand.
  const [from] = useState(() => messages.at(-1)?.number ?? 0);
  const announced = messages
    .filter((message) => message.number > from && message.userId !== userId && !message.isRemoved)
    .slice(-mostAnnounced);
  return (
    <div role="log" aria-live="polite" aria-relevant="additions" aria-label={t('title')} className="sr-only">
      {announced.map((message) => (
        <p key={message.id}>
          <span>{authorOf(message)}</span>{' '}
          <span dir="auto">{message.phrase ? t(`phrases.${message.phrase}`) : message.text}</span>
        </p>
      ))}
    </div>
  );
}

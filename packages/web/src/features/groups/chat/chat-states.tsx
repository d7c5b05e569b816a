import { useErrorText } from '../../../platform/api/index.ts';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import type { Thread } from './thread-store.ts';

/** Shown until the chat has loaded. */
export function ChatLoading() {
  const t = useTranslations('chat');
  return (
    <Loading label={t('loading')} className="rounded-control bg-sunken p-3">
      <Skeleton className="h-16 w-3/5" />
      <Skeleton className="h-12 w-2/5 self-end" />
      <Skeleton className="h-20 w-4/5" />
    </Loading>
  );
}

export function ChatEmpty() {
  const t = useTranslations('chat.empty');
  return (
    <EmptyState
      spot="chat"
      title={t('title')}
      description={t('text')}
      // Smaller than elsewhere: the phrases and the field below belong to the same screen.
      className="py-2 [&_img]:size-28"
    />
  );
}

interface ChatNoteProps {
  thread: Thread;
  /** The device is offline. */
  isAway: boolean;
  /** A waiting message could not be sent. */
  isHeld: boolean;
  onRetry: () => void;
}

/** Above the messages: how old they are, and why. */
export function ChatNote({ thread, isAway, isHeld, onRetry }: ChatNoteProps) {
  const t = useTranslations('chat');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const { dateTime } = useFormatter();
  const { error, status, asOf, isAsking } = thread;
  if (error && (status === 'gone' || !isAway)) {
    return (
      <ErrorState
        title={t('error.title')}
        description={errorText(error)}
        {...(status !== 'gone' && { retryLabel: common('retry'), onRetry, retrying: isAsking })}
      />
    );
  }
  if (isAway && status === 'loading') return null;
  if (isAway) {
    return (
      <OfflineNote>
        {asOf === undefined
          ? t('offline.now')
          : t('offline.from', {
              date: dateTime(new Date(asOf), { dateStyle: 'medium', timeStyle: 'short' }),
            })}
      </OfflineNote>
    );
  }
  return isHeld && <OfflineNote>{t('held')}</OfflineNote>;
}

/** Offline, with no saved messages. */
export function ChatMissing() {
  const t = useTranslations('chat.offline');
  return <EmptyState spot="offline" title={t('nothingTitle')} description={t('nothingText')} />;
}

import { useEffect, useMemo, useState } from 'react';
import type { Reply } from '../../../platform/api/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { ChatLoading, ChatMissing, ChatNote } from './chat-states.tsx';
import { useOutboxOf } from './chat-store.ts';
import { Composer } from './composer.tsx';
import { Announcements } from './announcements.tsx';
import { MessageList, messageBoxId } from './message-list.tsx';
import { removeButtonId } from './message-row.tsx';
import { mostWaiting, waitingIn } from './outbox.ts';
import { QuickRow } from './quick-row.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { giveUp, say, startSending, tryAgain, useSender } from './sender.ts';
import type { Message } from './thread.ts';
import { type Member, useAuthor } from './use-author.ts';
import { useIsOnline } from '../../../platform/api/network.ts';
import { useThread } from './use-thread.ts';

interface ChatProps {
  group: Reply<'GET /api/hajj-groups/:id'>;
  members: readonly Member[];
}

/** The chat of a group. */
export function ChatTab(props: ChatProps) {
  const { user } = useUser();
  useEffect(startSending, []);
  // Another group or another person starts with fresh state.
  return user ? <Chat key={`${user.id} ${props.group.id}`} userId={user.id} {...props} /> : <ChatLoading />;
}

function Chat({ group, members, userId }: ChatProps & { userId: string }) {
  const { thread, retry, showEarlier, remove } = useThread(group.id, userId);
  const waiting = waitingIn(useOutboxOf(userId), group.id);
  const { isHeld } = useSender();
  const isOnline = useIsOnline();
  const authorOf = useAuthor(members, userId);
  const [removing, setRemoving] = useState<Message>();
  const [removed, setRemoved] = useState<string>();
  const others = useMemo(
    () => new Set(members.map(({ id }) => id).filter((id) => id !== userId)),
    [members, userId],
  );
  const { status, messages, error } = thread;
  const isAway = !isOnline || error?.status === 0;
  const isEmpty = messages.length + waiting.length === 0;
  const isFull = waiting.length >= mostWaiting;
  const isKnown = status === 'kept' || status === 'ready';
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <ChatNote thread={thread} isAway={isAway} isHeld={isHeld && waiting.length > 0} onRetry={retry} />
      {isEmpty && status === 'loading' && (isAway ? <ChatMissing /> : !error && <ChatLoading />)}
      {(isKnown || !isEmpty) && status !== 'gone' && (
        <MessageList
          groupId={group.id}
          userId={userId}
          thread={thread}
          waiting={waiting}
          others={others}
          isLeader={group.role === 'leader'}
          authorOf={authorOf}
          onEarlier={showEarlier}
          onRemove={(message) => {
            setRemoving(message);
            setRemoved(message.id);
          }}
          onTryAgain={(key) => tryAgain(userId, group.id, key)}
          onDrop={(key) => giveUp(userId, group.id, key)}
        />
      )}
      {status === 'ready' && <Announcements messages={messages} userId={userId} authorOf={authorOf} />}
      {status !== 'gone' && (
        // Stays visible while the page scrolls. `data-hides-bar` hides the bottom bar, which would cover it.
        <div
          data-hides-bar=""
          className="sticky bottom-0 z-10 flex flex-col gap-2 bg-ground pt-2 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
        >
          <QuickRow onSay={(phrase) => !isFull && say(userId, group.id, { phrase, text: null })} />
          <Composer
            draftName={`${userId} ${group.id}`}
            isFull={isFull}
            onSay={(text) => say(userId, group.id, { text, phrase: null })}
          />
        </div>
      )}
      <RemoveDialog
        groupId={group.id}
        message={removing}
        author={removing && removing.userId !== userId ? authorOf(removing) : undefined}
        onRemoved={remove}
        onClose={() => setRemoving(undefined)}
        onClosed={() => {
          const button = removed === undefined ? null : document.getElementById(removeButtonId(removed));
          (button ?? document.getElementById(messageBoxId))?.focus();
        }}
      />
    </div>
  );
}

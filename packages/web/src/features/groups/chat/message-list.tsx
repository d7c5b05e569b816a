import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { ChatEmpty } from './chat-states.tsx';
import { byDay, deviceTimeZone } from './days.ts';
import { deliveryOf, deliveryOfWaiting } from './delivery.ts';
import { EarlierButton } from './earlier-button.tsx';
import { MessageRow } from './message-row.tsx';
import type { Waiting } from './outbox.ts';
import { useSender } from './sender.ts';
import type { Message } from './thread.ts';
import type { Thread } from './thread-store.ts';
import { useReadMarker } from './use-read-marker.ts';
import { useScroll } from './use-scroll.ts';
import { WaitingRow } from './waiting-row.tsx';

interface MessageListProps {
  groupId: string;
  userId: string;
  thread: Thread;
  waiting: readonly Waiting[];
  /** Ids of the members other than the reader. */
  others: ReadonlySet<string>;
  isLeader: boolean;
  authorOf: (message: Message) => string;
  onEarlier: () => void;
  onRemove: (message: Message) => void;
  onTryAgain: (key: string) => void;
  onDrop: (key: string) => void;
}

export const messageBoxId = 'chat-messages';

/** The room between the tabs and the quick phrases, so that the page itself does not have to scroll. */
const height = '[--chat:max(14rem,100dvh-23rem)] md:[--chat:max(14rem,100dvh-24.5rem)]';

/** The messages by day, in a box that keeps the reader's scroll position. */
export function MessageList(props: MessageListProps) {
  const { groupId, userId, thread, waiting, others, isLeader, authorOf } = props;
  const t = useTranslations('chat');
  const format = useDayFormat();
  const sender = useSender();
  const { messages, reads } = thread;
  const newest = messages.at(-1)?.number ?? 0;
  const { box, end, isAtEnd, isEndInView, onScroll, toEnd } = useScroll({
    oldest: messages[0]?.number ?? 0,
    waiting: waiting.length,
    onTop: props.onEarlier,
  });
  useReadMarker(groupId, thread.status === 'ready' ? newest : 0, isEndInView);
  const [seen, setSeen] = useState(newest);
  if (isAtEnd && seen !== newest) setSeen(newest);
  const fresh = messages.filter(
    (message) => message.number > seen && message.userId !== userId && !message.isRemoved,
  ).length;
  // The buttons in the box disappear once pressed, so the focus moves to the box.
  const keepFocus = () => box.current?.focus({ preventScroll: true });
  const days = byDay(messages, deviceTimeZone());
  const isEmpty = messages.length + waiting.length === 0;

  return (
    <div className="relative">
      <div
        ref={box}
        id={messageBoxId}
        role="region"
        aria-label={t('list')}
        // It scrolls, so it must be focusable by keyboard.
        tabIndex={0}
        onScroll={onScroll}
        className={cx(
          // Positioned, so that hidden text inside it cannot make the page longer.
          'relative flex flex-col gap-3 rounded-card p-1',
          height,
          // The text of the empty state is longer in some languages, and must not be cut.
          isEmpty
            ? 'min-h-(--chat) justify-center'
            : 'h-(--chat) overflow-y-auto overscroll-contain [overflow-anchor:none]',
        )}
      >
        <EarlierButton
          state={thread.earlier}
          hasMessages={newest > 0}
          onShow={() => {
            props.onEarlier();
            keepFocus();
          }}
        />
        {isEmpty && <ChatEmpty />}
        {days.map((day) => (
          <div key={day.date} className="flex flex-col gap-3">
            <p className="self-center px-4 py-1 text-sm text-quiet">
              <time dateTime={day.date}>{format.longDate(day.date)}</time>
            </p>
            <ol className="flex flex-col gap-2">
              {day.messages.map((message, index) => {
                const isOwn = message.userId === userId;
                const previous = day.messages[index - 1];
                return (
                  <li key={message.id}>
                    <MessageRow
                      message={message}
                      author={authorOf(message)}
                      isSameAuthor={
                        previous !== undefined &&
                        message.userId !== null &&
                        previous.userId === message.userId
                      }
                      delivery={isOwn ? deliveryOf(message, reads, others) : undefined}
                      onRemove={isOwn || isLeader ? () => props.onRemove(message) : undefined}
                    />
                  </li>
                );
              })}
            </ol>
          </div>
        ))}
        {waiting.length > 0 && (
          <ol className="flex flex-col gap-2">
            {waiting.map((message) => (
              <li key={message.key}>
                <WaitingRow
                  message={message}
                  delivery={deliveryOfWaiting(message, sender)}
                  onTryAgain={() => {
                    props.onTryAgain(message.key);
                    keepFocus();
                  }}
                  onDrop={() => {
                    props.onDrop(message.key);
                    keepFocus();
                  }}
                />
              </li>
            ))}
          </ol>
        )}
        <div ref={end} className="h-px shrink-0" />
      </div>
      {fresh > 0 && !isAtEnd && (
        <Button onClick={toEnd} className="absolute inset-x-0 bottom-3 mx-auto w-fit shadow-float">
          <ChevronDown aria-hidden="true" className="size-5" />
          {t('fresh', { count: fresh })}
        </Button>
      )}
    </div>
  );
}

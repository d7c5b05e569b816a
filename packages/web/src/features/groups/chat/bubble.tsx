import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';

interface BubbleProps {
  isOwn: boolean;
  author: string;
  /** The previous message is by the same person, so only screen readers get the name. */
  isSameAuthor: boolean;
  /** Time and delivery status. */
  note: ReactNode;
  /** Actions, shown beside the bubble. */
  action?: ReactNode;
  children: ReactNode;
}

/** A message. The user's own messages are at the end of the line. */
export function Bubble({ isOwn, author, isSameAuthor, note, action, children }: BubbleProps) {
  return (
    <div className={cx('flex w-full items-end gap-1', isOwn && 'flex-row-reverse')}>
      <div
        className={cx(
          'flex max-w-[85%] min-w-0 flex-col gap-1 rounded-card px-4 py-2',
          isOwn ? 'on-deep-band rounded-ee-sm' : 'surface rounded-es-sm',
        )}
      >
        <p className={isOwn || isSameAuthor ? 'sr-only' : 'text-sm font-semibold text-green'}>
          <bdi>{author}</bdi>
        </p>
        {children}
        <p
          className={cx(
            'flex flex-wrap items-center gap-x-3 text-sm',
            isOwn ? 'text-on-deep-quiet' : 'text-quiet',
          )}
        >
          {note}
        </p>
      </div>
      {action}
    </div>
  );
}

/** The text as written: it has its own language and line breaks, and is never interpreted as markup. */
export function Said({ children }: { children: string }) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {children}
    </p>
  );
}

import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface BlankProps {
  /** Gives its width. */
  className?: string;
  /** Words as long as those to come; they are neither seen nor read out. */
  children?: ReactNode;
}

/** The place of words that are still to come, as high as their line: nothing moves when they arrive. */
export function Blank({ className, children }: BlankProps) {
  if (children) {
    return (
      <span
        aria-hidden="true"
        className="motion-breathe rounded-sm bg-current/20 select-none [-webkit-text-fill-color:transparent]"
      >
        {children}
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      className={cx(
        'motion-breathe inline-block h-[0.75em] max-w-full rounded-sm bg-current/20 align-baseline',
        className,
      )}
    />
  );
}

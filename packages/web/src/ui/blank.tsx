import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface BlankProps {
  /** Sets its width. */
  className?: string;
  /** Text as long as the expected one; it is neither visible nor announced. */
  children?: ReactNode;
}

/** A placeholder as high as its line, so that nothing moves when the text arrives. */
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

import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A grey placeholder; `className` sets its size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('motion-breathe block rounded-control bg-line', className ?? 'h-5 w-full')}
    />
  );
}

/** Skeletons with one sentence for screen readers. */
export function Loading({
  label,
  children,
  className,
}: {
  label: string;
  children?: ReactNode;
  className?: string;
}) {
  return (
    <div role="status" className={cx('flex flex-col gap-3', className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children ?? (
        <>
          <Skeleton className="h-6 w-2/5" />
          <Skeleton />
          <Skeleton className="h-5 w-4/5" />
        </>
      )}
    </div>
  );
}

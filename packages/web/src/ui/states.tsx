import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { Spot, type SpotName } from './spot.tsx';

export type EmptyStateProps = {
  title: ReactNode;
  /** What to do next. */
  description?: ReactNode;
  /** The drawing above it. */
  spot?: SpotName;
  action?: ReactNode;
  className?: string;
};

export function EmptyState({ title, description, spot = 'calm', action, className }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center gap-3 px-4 py-8 text-center', className)}>
      <Spot name={spot} />
      <p className="text-lg font-semibold">{title}</p>
      {description && <p className="max-w-text text-quiet">{description}</p>}
      {action}
    </div>
  );
}

export type ErrorStateProps = {
  /** What happened. */
  title: ReactNode;
  description?: ReactNode;
  retryLabel?: string;
  onRetry?: () => void;
  retrying?: boolean;
  className?: string;
};

export function ErrorState({
  title,
  description,
  retryLabel,
  onRetry,
  retrying = false,
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cx(
        'flex flex-col items-start gap-3 rounded-card bg-danger-soft p-[min(1.25rem,5vw)]',
        className,
      )}
    >
      <p className="flex items-start gap-3 font-semibold">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-danger" />
        {title}
      </p>
      {description && <p className="text-quiet">{description}</p>}
      {onRetry && retryLabel && (
        <Button variant="secondary" onClick={onRetry} pending={retrying}>
          {!retrying && <RotateCw aria-hidden="true" className="size-5" />}
          {retryLabel}
        </Button>
      )}
    </div>
  );
}

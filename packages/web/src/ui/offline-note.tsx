import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A notice that the device is offline, with the age of what is shown. */
export function OfflineNote({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p
      role="status"
      className={cx(
        'flex items-center gap-3 rounded-control bg-gold-soft px-4 py-3 text-sm text-ink',
        className,
      )}
    >
      <CloudOff aria-hidden="true" className="size-5 shrink-0 text-gold" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

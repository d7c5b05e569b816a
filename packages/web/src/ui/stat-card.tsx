import type { ReactNode } from 'react';
import { IconDisc } from './card.tsx';
import { cx } from './cx.ts';

export type StatCardProps = {
  label: string;
  value: ReactNode;
  /** The reference of the number: "of 5 today". */
  hint?: ReactNode;
  icon?: ReactNode;
  /** 0 to 1; draws a bar below the number, which says the same in words. */
  progress?: number;
  className?: string;
};

export function StatCard({ label, value, hint, icon, progress, className }: StatCardProps) {
  return (
    <dl className={cx('flex min-w-0 flex-col gap-2 surface p-[min(1.25rem,5vw)]', className)}>
      <dt className="flex items-center gap-3 text-sm font-semibold text-quiet">
        {icon && <IconDisc>{icon}</IconDisc>}
        {label}
      </dt>
      <dd className="display text-3xl leading-tight">{value}</dd>
      {hint && <dd className="text-sm text-quiet">{hint}</dd>}
      {progress !== undefined && (
        <dd aria-hidden="true" className="mt-auto h-2 overflow-hidden rounded-full bg-sunken">
          <div
            className="h-full rounded-full bg-primary"
            style={{ inlineSize: `${Math.min(1, Math.max(0, progress)) * 100}%` }}
          />
        </dd>
      )}
    </dl>
  );
}

import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const tones = {
  neutral: 'bg-sunken text-ink',
  green: 'bg-green-soft text-green',
  gold: 'bg-gold-soft text-gold',
  danger: 'bg-danger-soft text-danger',
};

export type BadgeProps = {
  tone?: keyof typeof tones;
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** A short label for the thing beside it. Its tone only supports its words. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full px-3 py-0.5 text-sm font-semibold [&_svg]:size-4',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

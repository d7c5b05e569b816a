import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The action; announced by screen readers and shown on hover. */
  label: string;
  icon: ReactNode;
};

export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        // A narrow page with large text has no room for buttons that grow with it.
        'inline-grid size-[min(3rem,14vw)] shrink-0 place-items-center rounded-control text-current transition-colors',
        'hover:bg-green-soft hover:text-ink disabled:opacity-60',
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What the button does; read aloud, and shown by the browser on hover. */
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
        'inline-grid size-12 shrink-0 place-items-center rounded-control text-current transition-colors',
        'hover:bg-green-soft hover:text-ink disabled:opacity-60',
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}

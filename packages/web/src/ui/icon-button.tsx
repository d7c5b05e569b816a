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
        // A narrow page with large letters has no room for buttons that grow with them.
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

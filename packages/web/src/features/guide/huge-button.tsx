import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../../ui/cx.ts';

type HugeButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string;
  icon: LucideIcon;
  /** Its picture points along the line of reading. */
  isDirected?: boolean;
};

/** As large as the screen lets it be. */
export function HugeButton({ label, icon: Icon, isDirected = false, className, ...rest }: HugeButtonProps) {
  return (
    <button
      type="button"
      className={cx(
        'flex min-h-20 min-w-0 touch-manipulation flex-col items-center justify-center gap-2 rounded-card border p-2 text-xl font-semibold wrap-anywhere',
        className ?? 'border-edge bg-raised',
      )}
      {...rest}
    >
      <Icon aria-hidden="true" className={cx('size-10 shrink-0', isDirected && 'flip-rtl')} />
      {label}
    </button>
  );
}

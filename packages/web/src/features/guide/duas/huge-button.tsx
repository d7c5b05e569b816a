import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../../../ui/cx.ts';

type HugeButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string;
  icon: LucideIcon;
  /** The icon points in the reading direction. */
  isDirected?: boolean;
  /** As wide as the screen but low, with the icon beside the words. */
  isWide?: boolean;
};

/** As large as the screen allows. The text has a maximum size, so that no word is wider than half the screen. */
export function HugeButton({
  label,
  icon: Icon,
  isDirected = false,
  isWide = false,
  className = 'border-edge bg-raised',
  ...rest
}: HugeButtonProps) {
  return (
    <button
      type="button"
      className={cx(
        'flex min-h-12 min-w-0 touch-manipulation items-center justify-center gap-[min(0.5rem,1dvh)] rounded-card border p-[min(0.5rem,1vw)] text-[min(1.35rem,7vw)] leading-tight font-semibold wrap-anywhere',
        !isWide && 'flex-col',
        className,
      )}
      {...rest}
    >
      <Icon
        aria-hidden="true"
        className={cx(
          'shrink-0',
          isWide ? 'size-[min(2rem,5dvh)]' : 'size-[min(2.5rem,7dvh)]',
          isDirected && 'flip-rtl',
        )}
      />
      {label}
    </button>
  );
}

import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../../../ui/cx.ts';

type HugeButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string;
  icon: LucideIcon;
  /** Its picture points along the line of reading. */
  isDirected?: boolean;
  /** It is as wide as the screen and not high: the picture stands beside the words. */
  isWide?: boolean;
};

/** As large as the screen lets it be; its letters stop growing where a word would not fit into half the screen. */
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

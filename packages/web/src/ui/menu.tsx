import {
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  DropdownMenu as Root,
} from 'radix-ui/dropdown-menu';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export type MenuProps = {
  /** The button that opens it; one element. */
  trigger: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** MenuItem, MenuLabel, MenuSeparator, MenuRadioGroup with MenuRadioItem. */
  children: ReactNode;
};

/**
 * Not modal: the page behind neither jumps nor goes silent. Not in a portal: the list stays in its landmark,
 * after its button.
 */
export function Menu({ trigger, align = 'end', children, ...state }: MenuProps) {
  return (
    <Root modal={false} {...state}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent
        align={align}
        sideOffset={6}
        collisionPadding={8}
        loop
        className="motion-rise z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-card border border-line bg-raised p-1.5 text-ink shadow-float"
      >
        {children}
      </DropdownMenuContent>
    </Root>
  );
}

const item =
  'flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-control px-3 py-1 text-start no-underline select-none ' +
  'data-highlighted:bg-green-soft data-highlighted:outline-2 data-highlighted:outline-focus data-highlighted:-outline-offset-2 ' +
  'data-disabled:opacity-60';

export function MenuItem({ className, ...rest }: ComponentProps<typeof DropdownMenuItem>) {
  return <DropdownMenuItem className={cx(item, className)} {...rest} />;
}

export const MenuRadioGroup = DropdownMenuRadioGroup;

export function MenuRadioItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof DropdownMenuRadioItem>) {
  return (
    <DropdownMenuRadioItem className={cx('group', item, className)} {...rest}>
      <span className="min-w-0 grow">{children}</span>
      <Check
        aria-hidden="true"
        className="size-5 shrink-0 text-green opacity-0 group-data-[state=checked]:opacity-100"
      />
    </DropdownMenuRadioItem>
  );
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof DropdownMenuLabel>) {
  return (
    <DropdownMenuLabel className={cx('px-3 py-2 text-sm font-semibold text-quiet', className)} {...rest} />
  );
}

export function MenuSeparator() {
  return <DropdownMenuSeparator className="my-1 h-px bg-line" />;
}

import { Slot } from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-style.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Lends its look to the one child element (a link, say) instead of drawing a button. */
  asChild?: boolean;
  /** While true the button is disabled and reads `pendingLabel`. */
  pending?: boolean;
  pendingLabel?: string;
};

export function Button({
  variant,
  size,
  asChild = false,
  pending = false,
  pendingLabel,
  className,
  disabled,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const look = buttonClass(variant, size, className);
  if (asChild) {
    return (
      <Slot className={look} {...rest}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      type={type}
      className={look}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      {...rest}
    >
      {pending && <Spinner />}
      {pending ? (pendingLabel ?? children) : children}
    </button>
  );
}

import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-style.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** While true the button does nothing and reads `pendingLabel`. */
  pending?: boolean;
  pendingLabel?: string;
};

const ignore = (event: MouseEvent): void => event.preventDefault();

export function Button({
  variant,
  size,
  pending = false,
  pendingLabel,
  className,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass(variant, size, className)}
      {...rest}
      // A disabled button would lose the focus, and keyboard and screen reader users their position.
      {...(pending && { 'aria-disabled': true, 'aria-busy': true })}
      onClick={pending ? ignore : onClick}
    >
      {pending && <Spinner />}
      {pending ? (pendingLabel ?? children) : children}
    </button>
  );
}

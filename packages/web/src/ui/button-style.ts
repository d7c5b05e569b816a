import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'quiet' | 'destructive' | 'sos';
export type ButtonSize = 'normal' | 'large';

const base =
  'inline-flex max-w-full items-center wrap-anywhere hyphens-auto justify-center gap-2 rounded-control border font-semibold text-center no-underline ' +
  'leading-snug transition-colors disabled:opacity-60 aria-disabled:opacity-60 [&_svg]:shrink-0';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-strong',
  secondary: 'border-edge bg-raised text-ink hover:bg-green-soft',
  soft: 'border-transparent bg-green-soft text-green hover:bg-sunken',
  quiet: 'border-transparent bg-transparent text-green hover:bg-green-soft',
  destructive: 'border-transparent bg-destructive text-on-destructive hover:bg-destructive-strong',
  sos: 'border-transparent bg-sos text-on-sos',
};

const sizes: Record<ButtonSize, string> = {
  // At large text sizes there is no room for padding that grows with the text. The tall letters of Nastaliq, such as ک,
  // rise above their line and would cross the upper edge.
  normal: 'min-h-12 px-[min(1.25rem,6vw)] py-2 [:lang(ur)_&]:pt-3.5 [:lang(ur)_&]:pb-1.5',
  large: 'min-h-14 px-[min(1.75rem,8vw)] py-3 text-lg [:lang(ur)_&]:pt-4.5 [:lang(ur)_&]:pb-2.5',
};

/** The look of a button, for any element that should look like one. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'normal',
  className?: string,
): string {
  return cx(base, variants[variant], sizes[size], className);
}

import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { cx } from './cx.ts';
import { useFieldWiring } from './field.tsx';

const controlClass =
  'block w-full min-w-0 min-h-12 rounded-control border border-edge bg-raised px-4 py-2 text-ink ' +
  'aria-invalid:border-2 aria-invalid:border-danger disabled:bg-sunken disabled:text-quiet';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldWiring()} className={cx(controlClass, className)} {...rest} />;
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useFieldWiring()} rows={rows} className={cx(controlClass, className)} {...rest} />;
}

/**
 * The native select, which every phone and screen reader supports. Chromium wraps the chosen option; a page with long
 * options shows the chosen one beside it, too.
 */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        {...useFieldWiring()}
        className={cx(controlClass, 'appearance-none pe-11 whitespace-normal', className)}
        {...rest}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-quiet"
      />
    </span>
  );
}

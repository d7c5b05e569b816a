import { createContext, type ReactNode, useContext, useId, useMemo } from 'react';
import { CircleAlert } from 'lucide-react';
import { cx } from './cx.ts';

type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
};

const FieldContext = createContext<FieldWiring | undefined>(undefined);

/** The attributes that connect a control with its label, hint and error; none outside a Field. */
export function useFieldWiring(): Partial<FieldWiring> {
  return useContext(FieldContext) ?? {};
}

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Says that the value may be a mistake. It is accepted. Not shown beside an error. */
  warning?: ReactNode;
  /** What is wrong and how to correct it. */
  error?: ReactNode;
  required?: boolean;
  /** Shown after the label, such as "optional". */
  note?: ReactNode;
  id?: string;
  className?: string;
  /** One control: Input, Textarea, Select, PasswordInput. */
  children: ReactNode;
};

export function Field({ label, hint, warning, error, required, note, id, className, children }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const shownWarning = error ? '' : warning;
  const described = [
    hint && `${controlId}-hint`,
    shownWarning && `${controlId}-warning`,
    error && `${controlId}-error`,
  ]
    .filter(Boolean)
    .join(' ');
  const invalid = Boolean(error);
  const wiring = useMemo(
    () => ({
      id: controlId,
      'aria-describedby': described || undefined,
      'aria-invalid': invalid || undefined,
      required: required || undefined,
    }),
    [controlId, described, invalid, required],
  );
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={controlId} className="font-semibold">
        {label}
        {/* Without a space, the last Arabic letter of the label would join the first of the note. */}
        {note && <span className="ms-1 text-sm font-normal text-quiet"> {note}</span>}
      </label>
      {hint && (
        <p id={`${controlId}-hint`} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      {warning !== undefined && (
        <p
          id={`${controlId}-warning`}
          aria-live="polite"
          className="text-sm font-semibold text-gold empty:hidden"
        >
          {shownWarning}
        </p>
      )}
      <FieldError id={`${controlId}-error`}>{error}</FieldError>
    </div>
  );
}

/** Always present, so that screen readers announce an error. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} aria-live="polite" className="text-sm font-semibold text-danger empty:hidden">
      {children && (
        <p className="flex items-start gap-2">
          <CircleAlert aria-hidden="true" className="mt-[0.35lh] size-4 shrink-0 -translate-y-0.5" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

import { type ComponentProps, type ReactNode, useId } from 'react';
import { Check } from 'lucide-react';
import { cx } from './cx.ts';
import { FieldError } from './field.tsx';
import { useEarlyChoice } from './use-early-choice.ts';

export type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

/** A row of 48 px that toggles its box anywhere. */
export function Checkbox(props: ChoiceProps) {
  return (
    <Choice
      {...props}
      type="checkbox"
      shape="size-6 rounded-sm"
      mark={
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto size-4 text-on-primary opacity-0 peer-checked:opacity-100"
        />
      }
    />
  );
}

/** A switch that takes effect at once. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} {...switchLook} end />;
}

const switchLook = {
  type: 'checkbox',
  role: 'switch',
  shape: 'h-7 w-12 rounded-full',
  mark: (
    <span
      aria-hidden="true"
      className={cx(
        'pointer-events-none absolute inset-y-0 start-1 my-auto size-5 rounded-full bg-edge transition-colors',
        'peer-checked:start-6 peer-checked:bg-on-primary',
      )}
    />
  ),
} as const;

/** Only the switch, for a label with text of its own. */
export const SwitchControl = (props: Omit<ComponentProps<'input'>, 'type' | 'role'>) => (
  <Control {...props} {...switchLook} />
);

/** A radio button. Put several of one `name` into a `fieldset` with a `legend`. */
export function Radio(props: ChoiceProps) {
  return (
    <Choice
      {...props}
      type="radio"
      shape="size-6 rounded-full"
      mark={
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 m-auto size-2.5 rounded-full bg-on-primary opacity-0 peer-checked:opacity-100"
        />
      }
    />
  );
}

type ChoiceParts = ChoiceProps & {
  type: 'checkbox' | 'radio';
  shape: string;
  mark: ReactNode;
  end?: boolean;
};

function Choice({ label, hint, error, className, id, shape, mark, end, ...rest }: ChoiceParts) {
  const made = useId();
  const holder = useEarlyChoice<HTMLDivElement>();
  const controlId = id ?? made;
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');
  return (
    <div ref={holder} className={className}>
      <label
        htmlFor={controlId}
        className={cx('flex min-h-12 items-center gap-3 py-1', end && 'flex-row-reverse justify-between')}
      >
        <Control
          id={controlId}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          shape={shape}
          mark={mark}
          {...rest}
        />
        <span className="min-w-0">
          {label}
          {hint && (
            <span id={`${controlId}-hint`} className="block text-sm text-quiet">
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={`${controlId}-error`}>{error}</FieldError>
    </div>
  );
}

type ControlProps = Omit<ComponentProps<'input'>, 'className'> & Pick<ChoiceParts, 'shape' | 'mark'>;

const Control = ({ shape, mark, ...rest }: ControlProps) => (
  <span className="relative inline-flex shrink-0">
    <input
      autoComplete="off"
      className={cx(
        'peer appearance-none border-2 border-edge bg-raised transition-colors checked:border-primary checked:bg-primary',
        'aria-invalid:border-danger disabled:opacity-60',
        shape,
      )}
      {...rest}
    />
    {mark}
  </span>
);

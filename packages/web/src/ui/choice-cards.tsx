import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './field.tsx';
import { useEarlyChoice } from './use-early-choice.ts';

interface CardChoice<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  /** Language and direction of the label, if they differ from the page. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

interface ChoiceCardsProps<Value extends string> {
  legend: string;
  /** Where a heading above says the same. */
  isLegendHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong and how to correct it. */
  error?: ReactNode;
  /** The name of the radio buttons, for a form that focuses them. */
  name?: string;
  choices: readonly CardChoice<Value>[];
  /** Undefined while nothing is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  className?: string;
}

/** A choice of a few cards, which are radio buttons to the keyboard and to screen readers. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, isLegendHidden, hint, error, choices, value, onChange, className } = props;
  const made = useId();
  const holder = useEarlyChoice<HTMLFieldSetElement>();
  const name = props.name ?? made;
  const described = [hint && `${made}-hint`, error && `${made}-error`].filter(Boolean).join(' ');
  return (
    <fieldset ref={holder} className="min-w-0" aria-describedby={described || undefined}>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 font-semibold'}>{legend}</legend>
      {hint && (
        <p id={`${made}-hint`} className="-mt-1 mb-2 text-sm text-quiet">
          {hint}
        </p>
      )}
      <div className={cx('grid gap-2', className)}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-12 min-w-0 items-center gap-3 surface rounded-control px-4 py-2 hover:bg-green-soft has-checked:border-transparent has-checked:bg-green-soft has-checked:outline-2 has-checked:-outline-offset-1 has-checked:outline-primary has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              autoComplete="off"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              aria-describedby={choice.hint ? `${made}-${choice.value}` : undefined}
              onChange={() => onChange(choice.value)}
              className="size-5 shrink-0 outline-none!"
            />
            {choice.icon}
            <span lang={choice.lang} dir={choice.dir} className="min-w-0">
              {choice.label}
              {choice.hint && (
                <span id={`${made}-${choice.value}`} className="block text-sm text-quiet">
                  {choice.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${made}-error`}>{error}</FieldError>
    </fieldset>
  );
}

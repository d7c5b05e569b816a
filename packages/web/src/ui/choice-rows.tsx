import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { hairlines, RowFace, rowClass } from './list-row.tsx';
import { useEarlyChoice } from './use-early-choice.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface RowChoice<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** Language and direction of the label, if they differ from the page. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

interface ChoiceRowsProps<Value extends string> {
  /** For screen readers only, because the heading above shows it. */
  legend: string;
  choices: readonly RowChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice from a list, for a screen with only this choice. The rows are radio buttons. */
export function ChoiceRows<Value extends string>({
  legend,
  choices,
  value,
  onChange,
}: ChoiceRowsProps<Value>) {
  const name = useId();
  const holder = useEarlyChoice<HTMLFieldSetElement>();
  return (
    <fieldset ref={holder} className="min-w-0">
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <ul className={cx('overflow-hidden surface [--row-start:1rem]', hairlines)}>
        {choices.map((choice) => (
          <li key={choice.value}>
            <label
              className={cx(
                rowClass,
                'flex-nowrap hover:bg-green-soft has-focus-visible:outline-3 has-focus-visible:outline-focus',
              )}
            >
              <input
                type="radio"
                autoComplete="off"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                aria-labelledby={`${name}-${choice.value}-label`}
                aria-describedby={choice.hint ? `${name}-${choice.value}` : undefined}
                onChange={() => onChange(choice.value)}
                className="order-last size-6 shrink-0 outline-none!"
              />
              <RowFace
                title={
                  <span id={`${name}-${choice.value}-label`} lang={choice.lang} dir={choice.dir}>
                    {choice.label}
                  </span>
                }
                text={choice.hint && <span id={`${name}-${choice.value}`}>{choice.hint}</span>}
              />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

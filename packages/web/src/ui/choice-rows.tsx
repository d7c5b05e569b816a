import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { hairlines, RowFace, rowClass } from './list-row.tsx';
import { useEarlyChoice } from './use-early-choice.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface RowChoice<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** The label's own language and direction, where it is not the page's. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

interface ChoiceRowsProps<Value extends string> {
  /** Heard, not seen: the heading above says it. */
  legend: string;
  choices: readonly RowChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a list, for a screen that is about this choice; to the keyboard they are radio buttons. */
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

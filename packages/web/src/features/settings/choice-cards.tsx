import { type ReactNode, useId } from 'react';
import { cx } from '../../ui/cx.ts';

interface CardChoice<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  /** The label's own language and direction, where it is not the page's. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

interface ChoiceCardsProps<Value extends string> {
  legend: string;
  choices: readonly CardChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** One of a few, each of them a card that can be pressed; to the keyboard they are radio buttons. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, choices, value, onChange, className } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className={cx('grid gap-2', className)}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-12 min-w-0 items-center gap-3 rounded-control border border-edge bg-raised px-4 py-2 hover:bg-green-soft has-checked:border-transparent has-checked:bg-green-soft has-checked:outline-2 has-checked:-outline-offset-1 has-checked:outline-primary has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="size-5 shrink-0 outline-none!"
            />
            {choice.icon}
            <span lang={choice.lang} dir={choice.dir} className="min-w-0">
              {choice.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

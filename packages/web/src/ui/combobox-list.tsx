import { cx } from './cx.ts';

export type ComboboxOption = { id: string; label: string; description?: string | undefined };

type ComboboxListProps<Option extends ComboboxOption> = {
  id: string;
  label: string;
  hidden: boolean;
  /** Shown above the options, or instead of them; empty for none. */
  note: string;
  options: readonly Option[];
  active: Option | undefined;
  optionId: (option: Option) => string;
  onChoose: (option: Option) => void;
};

export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { id, label, hidden, note, options, active, optionId, onChoose } = props;
  return (
    <div
      hidden={hidden}
      className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden surface shadow-float"
    >
      {/* The status line tells screen readers the same. */}
      {note && (
        <p aria-hidden="true" className="px-4 py-3 text-quiet">
          {note}
        </p>
      )}
      <ul
        id={id}
        role="listbox"
        aria-label={label}
        // Otherwise browsers stop at a list that scrolls, where the keys of the field do nothing.
        tabIndex={-1}
        className="max-h-80 overflow-y-auto p-1.5 empty:hidden"
      >
        {options.map((option) => (
          <li
            key={option.id}
            id={optionId(option)}
            role="option"
            aria-selected={option === active}
            // Runs before the input loses the focus and the list closes.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
            className={cx(
              'flex min-h-12 cursor-pointer flex-col justify-center rounded-control px-3 py-1.5 hover:bg-green-soft',
              option === active && 'bg-green-soft outline-2 -outline-offset-2 outline-focus',
            )}
          >
            <span>{option.label}</span>
            {option.description && <span className="text-sm text-quiet">{option.description}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

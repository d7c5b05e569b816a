import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { moveFor, movedActive } from './combobox-keys.ts';
import { ComboboxList, type ComboboxOption } from './combobox-list.tsx';
import { Input } from './inputs.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type { ComboboxOption };

export type ComboboxProps<Option extends ComboboxOption> = {
  /** The text; the caller finds its options. */
  text: string;
  onTextChange: (text: string) => void;
  options: readonly Option[];
  onSelect: (option: Option) => void;
  status?: 'idle' | 'loading' | 'error';
  labels: {
    /** The label of the list: "Cities". */
    list: string;
    loading: string;
    empty: string;
    error: string;
    /** "3 results", announced when they arrive. */
    results: (count: number) => string;
  };
  /** The number of letters from which the list opens; 2 by default. */
  minimumLetters?: number;
  placeholder?: string;
  name?: string;
};

/** An input with suggestions, by the ARIA 1.2 pattern: the focus stays in the input. Use it inside a Field. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { text, onTextChange, options, onSelect, status = 'idle', labels, minimumLetters = 2 } = props;
  const [opened, setOpened] = useState(false);
  // Stored by id, so that no option is active after the options change.
  const [activeId, setActiveId] = useState('');
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const open = opened && text.trim().length >= minimumLetters;
  const active = open ? options.findIndex(({ id }) => id === activeId) : -1;
  const current = options[active];
  const optionId = (option: ComboboxOption) => `${listId}-${option.id}`;

  const currentId = current && optionId(current);
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  function choose(option: Option) {
    setOpened(false);
    onSelect(option);
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = moveFor(event.key);
    if (move) {
      event.preventDefault();
      setOpened(true);
      setActiveId(options[movedActive(active, move, options.length)]?.id ?? '');
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      choose(current);
    } else if (event.key === 'Escape' && isShown) {
      // This Escape closes only the list, not a dialog around it.
      event.stopPropagation();
      setOpened(false);
    }
  }

  const said = status === 'loading' ? labels.loading : status === 'error' ? labels.error : sayCount();
  function sayCount() {
    return options.length === 0 ? labels.empty : labels.results(options.length);
  }
  const note = status !== 'idle' || options.length === 0 ? said : '';
  // Without an option or a note there is no list.
  const isShown = open && (options.length > 0 || note !== '');

  return (
    <div
      ref={box}
      className="relative"
      onBlur={(event) => {
        if (!box.current?.contains(event.relatedTarget)) setOpened(false);
      }}
    >
      <Input
        role="combobox"
        type="text"
        name={props.name}
        placeholder={props.placeholder}
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={currentId}
        value={text}
        onChange={(event) => {
          setOpened(true);
          onTextChange(event.target.value);
        }}
        onFocus={() => setOpened(true)}
        onKeyDown={onKeyDown}
      />
      <ComboboxList
        id={listId}
        label={labels.list}
        hidden={!isShown}
        note={note}
        options={status === 'error' ? [] : options}
        active={current}
        optionId={optionId}
        onChoose={choose}
      />
      <VisuallyHidden role="status">{open ? said : ''}</VisuallyHidden>
    </div>
  );
}

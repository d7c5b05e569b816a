import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { RowFace, rowClass } from '../../../ui/list-row.tsx';
import { cx } from '../../../ui/cx.ts';

interface TickRowProps {
  title: ReactNode;
  text: ReactNode;
  isDone: boolean;
  /** Stands out, as the row for today. */
  isMarked?: boolean;
  onChange: (isDone: boolean) => void;
}

/** A row of a list that is a checkbox: a round tick at its end. */
export function TickRow({ title, text, isDone, isMarked = false, onChange }: TickRowProps) {
  const id = useId();
  return (
    <li className="[--row-start:1rem]">
      <label
        htmlFor={id}
        className={cx(
          rowClass,
          isMarked && 'bg-green-soft',
          'flex-nowrap hover:bg-green-soft has-focus-visible:outline-3 has-focus-visible:outline-focus',
        )}
      >
        <RowFace title={title} text={text} isQuiet={isDone} />
        <span className="relative ms-auto grid size-8 shrink-0 place-items-center">
          <input
            id={id}
            type="checkbox"
            autoComplete="off"
            checked={isDone}
            onChange={({ target }) => onChange(target.checked)}
            className="peer absolute inset-0 appearance-none rounded-full border-2 border-edge bg-raised outline-none! checked:border-primary checked:bg-primary"
          />
          <Check
            aria-hidden="true"
            className="pointer-events-none relative hidden size-5 text-on-primary peer-checked:block"
          />
        </span>
      </label>
    </li>
  );
}

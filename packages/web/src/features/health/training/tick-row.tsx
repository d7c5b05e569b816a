import { type ReactNode, useId } from 'react';
import { RowFace, rowClass } from '../../../ui/list-row.tsx';
import { cx } from '../../../ui/cx.ts';
import { TickBox } from './tick-box.tsx';

interface TickRowProps {
  title: ReactNode;
  text: ReactNode;
  isDone: boolean;
  /** Stands out, as the row for today. */
  isMarked?: boolean;
  /** It cannot be ticked yet. */
  isLocked?: boolean;
  onChange: (isDone: boolean) => void;
}

/** A row of a list that is a checkbox: a round tick at its end. */
export function TickRow({ title, text, isDone, isMarked = false, isLocked = false, onChange }: TickRowProps) {
  const id = useId();
  if (isLocked) {
    return (
      <li className="[--row-start:1rem]">
        <div className={cx(rowClass, 'flex-nowrap')}>
          <RowFace title={title} text={text} />
        </div>
      </li>
    );
  }
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
        <TickBox id={id} isDone={isDone} onChange={onChange} />
      </label>
    </li>
  );
}

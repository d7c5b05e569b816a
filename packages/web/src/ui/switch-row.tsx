import { useId } from 'react';
import { SwitchControl } from './choice.tsx';
import { cx } from './cx.ts';
import { RowFace, type RowLook, rowClass } from './list-row.tsx';

type SwitchRowProps = RowLook & { checked: boolean; onChange: (isOn: boolean) => void };

/** A row of a list with a switch that takes effect at once. */
export function SwitchRow({ checked, onChange, ...look }: SwitchRowProps) {
  const id = useId();
  return (
    <li className={cx(!look.icon && '[--row-start:1rem]')}>
      <label htmlFor={id} className={cx(rowClass, 'hover:bg-green-soft')}>
        <RowFace {...look} />
        <span className="ms-auto">
          <SwitchControl id={id} checked={checked} onChange={({ target }) => onChange(target.checked)} />
        </span>
      </label>
    </li>
  );
}

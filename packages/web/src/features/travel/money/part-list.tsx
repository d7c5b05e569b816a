import { type ReactNode, useId } from 'react';
import { hairlines } from '../../../ui/list-row.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { cx } from '../../../ui/cx.ts';

interface PartListProps {
  title: string;
  lead?: ReactNode;
  empty: { title: string; text?: string };
  isEmpty: boolean;
  /** The button that adds to it. */
  add: ReactNode;
  /** The rows. They get what to call when one of them, with its focus, is gone. */
  children: (onGone: () => void) => ReactNode;
}

/** A heading, a list on one surface, and the button that adds to it. */
export function PartList({ title, lead, empty, isEmpty, add, children }: PartListProps) {
  const titleId = useId();
  return (
    <section
      id={`${titleId}-list`}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex min-w-0 flex-col gap-3"
    >
      <h2 id={titleId} className="display text-2xl">
        {title}
      </h2>
      {lead && <p className="max-w-text text-quiet">{lead}</p>}
      {isEmpty ? (
        <EmptyState title={empty.title} description={empty.text} className="surface" />
      ) : (
        <ul className={cx('@container overflow-hidden surface [--row-start:1rem]', hairlines)}>
          {children(() => document.getElementById(`${titleId}-list`)?.focus())}
        </ul>
      )}
      <div className="print:hidden">{add}</div>
    </section>
  );
}

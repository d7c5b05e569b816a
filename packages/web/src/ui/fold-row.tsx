import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useWhole } from './disclosure.tsx';
import { RowFace, type RowLook, rowClass } from './list-row.tsx';

type FoldRowProps = Omit<ComponentProps<'details'>, 'title'> & RowLook;

/** A row of a list that unfolds natively: it works without scripts, and find-in-page opens it. */
export function FoldRow({ icon, tone, title, text, children, className, ...rest }: FoldRowProps) {
  const isWhole = useWhole();
  return (
    <li className={cx(!icon && '[--row-start:1rem]', className)}>
      <details className="group/row" {...rest}>
        <summary className={cx(rowClass, 'flex-nowrap list-none [&::-webkit-details-marker]:hidden')}>
          <RowFace {...(icon && { icon })} {...(tone && { tone })} title={title} text={text} />
          <ChevronDown
            aria-hidden="true"
            className="size-[min(1.25rem,6vw)] shrink-0 text-quiet transition-transform group-open/row:rotate-180"
          />
        </summary>
        <div className="flex min-w-0 flex-col gap-4 px-4 pt-1 pb-5">{(isWhole || rest.open) && children}</div>
      </details>
    </li>
  );
}

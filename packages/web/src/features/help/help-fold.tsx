import type { ReactNode } from 'react';
import { FoldRow } from '../../ui/fold-row.tsx';

interface HelpFoldProps {
  /** Where a link leads to it. */
  id?: string;
  title: string;
  children: ReactNode;
}

/** A question of help, or a guide or tip: a row that unfolds. The address names the one that was opened last. */
export const HelpFold = ({ id, title, children }: HelpFoldProps) => (
  <FoldRow
    {...(id !== undefined && { id, onToggle: ({ currentTarget }) => nameInAddress(currentTarget) })}
    title={<h3 className="text-base">{title}</h3>}
  >
    {children}
  </FoldRow>
);

// Past the router, which would scroll to it.
function nameInAddress({ id, open }: HTMLDetailsElement): void {
  if (!open || location.hash === `#${id}`) return;
  try {
    history.replaceState(history.state, '', `#${id}`);
  } catch {
    // Safari allows a hundred changes in half a minute. The address stays as it was.
  }
}

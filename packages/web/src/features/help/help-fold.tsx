import type { ReactNode } from 'react';
import { FoldRow } from '../../ui/fold-row.tsx';

interface HelpFoldProps {
  /** The target of links to it. */
  id?: string;
  title: string;
  children: ReactNode;
}

/** A question, guide or tip as an expandable row. The address names the one opened last. */
export const HelpFold = ({ id, title, children }: HelpFoldProps) => (
  <FoldRow
    {...(id !== undefined && { id, onToggle: ({ currentTarget }) => nameInAddress(currentTarget) })}
    title={<h3 className="text-base">{title}</h3>}
  >
    {children}
  </FoldRow>
);

// Bypasses the router, which would scroll to it.
function nameInAddress({ id, open }: HTMLDetailsElement): void {
  if (!open || location.hash === `#${id}`) return;
  try {
    history.replaceState(history.state, '', `#${id}`);
  } catch {
    // Safari allows a hundred changes in half a minute. Beyond that, the address stays unchanged.
  }
}

import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import type { SheetState } from './use-sheet.ts';

export type SheetProps = {
  sheet: SheetState;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** Called when the sheet has closed and what opened it is gone, to move the focus. */
  onOpenerGone?: () => void;
  children: ReactNode;
};

/** Slides up from the bottom of the screen: a handle, one heading, and the content. */
export const Sheet = ({ sheet, children, ...rest }: SheetProps) => (
  <Dialog
    {...rest}
    isSheet
    open={sheet.isOpen}
    onOpenChange={(isOpen) => {
      if (!isOpen) sheet.close();
    }}
  >
    {children}
  </Dialog>
);

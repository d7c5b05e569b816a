import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Dialog } from './dialog.tsx';

export interface SheetState {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * A sheet is an entry of its own in the history, at the same address: "back" closes it, as people expect on a phone.
 * @param name tells the sheets of a page apart
 */
export function useSheet(name: string): SheetState {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = location;
  const isOpen = isSheetState(state) && state.sheet === name && state.load === thisLoad;
  return {
    isOpen,
    open: () =>
      void navigate(
        { pathname, search, hash },
        { state: { sheet: name, load: thisLoad }, preventScrollReset: true },
      ),
    close: () => {
      if (isOpen) void navigate(-1);
    },
  };
}

// The history outlives the page: what was open before it was loaded anew is not open any more.
const thisLoad = performance.timeOrigin;

const isSheetState = (state: unknown): state is { sheet: unknown; load: unknown } =>
  typeof state === 'object' && state !== null && 'sheet' in state && 'load' in state;

export type SheetProps = {
  sheet: SheetState;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  children: ReactNode;
};

/** Comes up from the foot of the screen over the page: a handle, one heading, and what it is about. */
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

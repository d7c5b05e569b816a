import { useLocation, useNavigate } from 'react-router';

export interface SheetState {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * A sheet has a history entry of its own at the same address, so that Back closes it, as people expect on a phone.
 * @param name distinguishes the sheets of a page
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

// History entries survive a reload, but the sheet is closed after one.
const thisLoad = performance.timeOrigin;

const isSheetState = (state: unknown): state is { sheet: unknown; load: unknown } =>
  typeof state === 'object' && state !== null && 'sheet' in state && 'load' in state;

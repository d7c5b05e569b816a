import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useModule } from '../../platform/modules/use-module.ts';
import { useGroups } from '../groups/use-groups.ts';
import { useSos } from './sos-store.ts';

// Loaded once a button is on the page, but not before the page around it.
const loadSheet = () => import('./sos-sheet.tsx');

export interface SosSheetControl {
  /** The person is in no group, and no call is open: there is nobody to call. */
  readonly isUseless: boolean;
  /** A call counts down, waits, or has reached the group. */
  readonly isUnderWay: boolean;
  /** The call has reached the group. */
  readonly isSent: boolean;
  /** Starts the countdown, or shows the open call. */
  readonly press: () => void;
  /** Sends at once, without the countdown. */
  readonly pressLong: () => void;
  /** Receives the focus when the sheet closes. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly sheet: ReactNode;
}

/** The sheet of the call, and the functions that open it. Needs `sos`, `alerts`, `places`, `errors`. */
export function useSosSheet(): SosSheetControl {
  const sos = useSos();
  const { groups } = useGroups();
  const [open, setOpen] = useState(false);
  const sheet = useModule(loadSheet);
  const button = useRef<HTMLButtonElement>(null);
  const { status } = sos.state;
  const isUnderWay = status !== 'idle' && status !== 'ended' && status !== 'noGroup';

  function press() {
    // The call is sent even if the sheet cannot be loaded.
    if (sheet.status === 'failed') sheet.retry();
    if (!isUnderWay) sos.press();
    setOpen(true);
  }
  /** Returns whether this cancelled a countdown. */
  function close(): boolean {
    setOpen(false);
    if (status === 'counting' || status === 'noGroup' || status === 'refused') sos.cancel();
    sos.dismiss();
    return status === 'counting';
  }
  return {
    // If the groups are unknown, for example offline, the server decides.
    isUseless: groups?.length === 0 && !isUnderWay && !open,
    isUnderWay,
    isSent: status === 'on',
    press,
    pressLong: () => {
      press();
      sos.sendNow();
    },
    button,
    sheet: sheet.status === 'ready' && (
      <sheet.module.SosSheet
        sos={sos}
        groups={groups}
        open={open}
        onClose={close}
        onClosed={() => button.current?.focus()}
      />
    ),
  };
}

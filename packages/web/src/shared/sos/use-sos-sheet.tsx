import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useModule } from '../../platform/modules/use-module.ts';
import { useGroups } from '../groups/use-groups.ts';
import { useSos } from './sos-store.ts';

// Fetched as soon as a button is there, and not before the page around it.
const loadSheet = () => import('./sos-sheet.tsx');

export interface SosSheetControl {
  /** The person is known to be in no group, and no call is under way: nobody could be called. */
  readonly isUseless: boolean;
  /** A call is counting down, waiting, or known to the group. */
  readonly isUnderWay: boolean;
  /** The group knows of the call. */
  readonly isSent: boolean;
  /** Starts the countdown, or shows the call that is under way. */
  readonly press: () => void;
  /** Sends at once, without the countdown. */
  readonly pressLong: () => void;
  /** Gets the focus back when the sheet is closed. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly sheet: ReactNode;
}

/** The sheet from the countdown to "I am safe", and what opens it. Needs `sos`, `alerts`, `places`, `errors`. */
export function useSosSheet(): SosSheetControl {
  const sos = useSos();
  const { groups } = useGroups();
  const [open, setOpen] = useState(false);
  const sheet = useModule(loadSheet);
  const button = useRef<HTMLButtonElement>(null);
  const { status } = sos.state;
  const isUnderWay = status !== 'idle' && status !== 'ended' && status !== 'noGroup';

  function press() {
    // The call goes out all the same.
    if (sheet.status === 'failed') sheet.retry();
    if (!isUnderWay) sos.press();
    setOpen(true);
  }
  function close() {
    setOpen(false);
    if (status === 'counting' || status === 'noGroup' || status === 'refused') sos.cancel();
    sos.dismiss();
  }
  return {
    // Where the groups are not known, as without a network, the server says it.
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

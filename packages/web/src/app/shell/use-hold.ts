import { type PointerEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';

/** The duration of a hold, in which the ring of the button fills. */
export const holdMs = 1500;

/**
 * A button with two actions: a tap, and a hold of `holdMs`. A hand that shakes or slips off the button keeps holding
 * until the finger is lifted.
 */
export function useHold(onTap: () => void, onHold: () => void) {
  const [isHolding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  function end() {
    clearTimeout(timer.current);
    setHolding(false);
  }
  return {
    isHolding,
    props: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        isHeld.current = false;
        setHolding(true);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          isHeld.current = true;
          setHolding(false);
          onHold();
        }, holdMs);
      },
      onPointerUp: end,
      onPointerCancel: end,
      // A long touch opens a context menu on some phones.
      onContextMenu: (event: SyntheticEvent) => event.preventDefault(),
      onClick: () => {
        // Ignore the click that follows a hold.
        if (!isHeld.current) onTap();
        isHeld.current = false;
      },
    },
  };
}

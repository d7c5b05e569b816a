import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what holds boxes to tick and radio buttons: what somebody ticked on the rendered page, before its scripts ran, is
 * done once more when it comes to life. React leaves it on the screen and tells nobody.
 * The inputs need `autoComplete="off"`, so that no browser fills in what it remembers of an earlier visitor.
 */
export function useEarlyChoice<Holder extends HTMLElement>(): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  useEffect(() => {
    const inputs = holder.current?.querySelectorAll<HTMLInputElement>(
      'input[type=checkbox],input[type=radio]',
    );
    for (const input of inputs ?? []) {
      // Of a group the button that was let go differs too; pressing it would choose it again.
      if (input.checked === input.defaultChecked || (input.type === 'radio' && !input.checked)) continue;
      input.checked = !input.checked;
      input.click();
    }
  }, []);
  return holder;
}

// The longest wait before signing out. What was not sent waits on the device until the person returns.
const patienceMs = 3000;

/**
 * Runs `stop` when a person presses a link that signs out, because afterwards there is no session to send it. `isOn`
 * says whether anything is shared.
 */
export function stopBeforeSignOut(isOn: () => boolean, stop: () => Promise<unknown>): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.pathname !== '/api/logout' || !isOn()) return;
      event.preventDefault();
      event.stopPropagation();
      void inTime(stop()).finally(() => location.assign(link.href));
    },
    { capture: true },
  );
}

/** Waits for the report to the server, within the limit. */
export const inTime = (told: Promise<unknown>): Promise<unknown> => Promise.race([told, after(patienceMs)]);

const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

// Longer than this nobody waits who wants to leave; what was not heard waits on the device until they are back.
const patienceMs = 3000;

/**
 * Where somebody presses a link that signs out, `stop` is let go first: afterwards there is no session left to say it
 * with. `isOn` says whether there is anything to stop.
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

/** Waits for what tells the server, as long as somebody waits who wants to leave. */
export const inTime = (told: Promise<unknown>): Promise<unknown> => Promise.race([told, after(patienceMs)]);

const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

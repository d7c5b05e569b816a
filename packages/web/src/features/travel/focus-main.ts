/** Moves the focus to the page when the card that had it is gone. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true });

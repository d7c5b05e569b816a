/**
 * The toasts and their rules, without React: `toast()` can be called anywhere, and costs a page only this file. The
 * view (`toaster.tsx`) loads separately.
 */

/** One toast is visible at a time: a new one replaces the old one. */
const toastLimit = 1;
/** How long a toast is visible, in milliseconds. */
export const toastDurationMs = 5000;
/** How long a closed toast is kept for its animation, in milliseconds. */
const toastRemovalDelayMs = 1_000_000;
/** The swipe that dismisses it, in pixels. */
export const toastSwipeThresholdPx = 50;
export const toastHotkey = ['F8'];

type ToastVariant = 'default' | 'destructive';
export type ToastWords = { title: string; description?: string | undefined; variant?: ToastVariant };
export type ToastEntry = ToastWords & { id: string; open: boolean };
export type ToastAction =
  | { type: 'add'; toast: ToastEntry }
  | { type: 'dismiss'; id: string }
  | { type: 'remove'; id: string };

export function toastReducer(toasts: readonly ToastEntry[], action: ToastAction): readonly ToastEntry[] {
  if (action.type === 'add') return [action.toast, ...toasts].slice(0, toastLimit);
  if (action.type === 'remove') return toasts.filter(({ id }) => id !== action.id);
  return toasts.map((entry) => (entry.id === action.id ? { ...entry, open: false } : entry));
}

let toasts: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function dispatch(action: ToastAction) {
  toasts = toastReducer(toasts, action);
  for (const [id, timer] of removals) {
    if (toasts.some((entry) => entry.id === id)) continue;
    clearTimeout(timer);
    removals.delete(id);
  }
  for (const listener of listeners) listener();
}

/**
 * Shows a toast.
 * @returns a function that closes it
 */
export function toast(words: ToastWords): { id: string; dismiss: () => void } {
  lastId += 1;
  const id = String(lastId);
  dispatch({ type: 'add', toast: { ...words, id, open: true } });
  return { id, dismiss: () => dismissToast(id) };
}

export function dismissToast(id: string) {
  dispatch({ type: 'dismiss', id });
  if (removals.has(id) || !toasts.some((entry) => entry.id === id)) return;
  const timer = setTimeout(() => dispatch({ type: 'remove', id }), toastRemovalDelayMs);
  removals.set(id, timer);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly ToastEntry[] {
  return toasts;
}

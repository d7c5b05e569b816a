import { useSyncExternalStore } from 'react';

/** A value in memory that all components of the page share. */
export interface Shared<Value> {
  readonly get: () => Value;
  /** Calls the listeners even when the value is the same. */
  readonly set: (value: Value) => void;
  readonly change: (next: (value: Value) => Value) => void;
  /** Calls `listener` after each `set`. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The value; the first one while pages are prerendered. */
  readonly use: () => Value;
}

export function share<Value>(first: Value): Shared<Value> {
  const listeners = createListeners();
  let value = first;
  const get = () => value;
  const set = (next: Value) => {
    value = next;
    listeners.notify();
  };
  return {
    get,
    set,
    change: (next) => set(next(value)),
    subscribe: listeners.add,
    use: () => useSyncExternalStore(listeners.add, get, () => first),
  };
}

/** Listeners for a value that is stored outside `share`. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    notify: () => {
      for (const listener of listeners) listener();
    },
    add: (listener: () => void): (() => void) => {
      // Wrapped, so that a listener that was added twice can be removed once.
      const own = () => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
  };
}

import { useSyncExternalStore } from 'react';
import { createListeners } from './shared.ts';

/** A value that is stored on this device, so that pages have it at once and offline. */
export interface Kept<Value> {
  /** The stored value at this moment; another tab may have just written it. */
  get: () => Value | null;
  set: (value: Value | null) => void;
  /** Computes the new value from the stored one. */
  change: (next: (value: Value | null) => Value | null) => void;
  /** The value; undefined during prerendering. */
  use: () => Value | null | undefined;
  /** False if the device refused to store the last change, so that it lasts only until the page is left. */
  isStored: () => boolean;
  /** The same for a component; true during prerendering. */
  useIsStored: () => boolean;
}

/** The stored text; null if there is none, undefined where storage is forbidden or, as in prerendering, missing. */
export function storedText(name: string): string | null | undefined {
  try {
    return localStorage.getItem(name);
  } catch {
    return undefined;
  }
}

/**
 * Stores a value under `name` on the device, or in memory where storage is forbidden.
 * @param isValid rejects values of other versions or programs
 * @param upgraded turns the value of an earlier version into the present form, and returns every other value unchanged
 */
export function keep<Value>(
  name: string,
  isValid: (value: unknown) => value is Value,
  upgraded: (value: unknown) => unknown = (value) => value,
): Kept<Value> {
  const listeners = createListeners();
  /** `text`: the stored form; undefined where storage is forbidden or full, and only memory holds the value. */
  let known: { value: Value | null; text: string | null | undefined } | undefined;

  function parsed(text: string): Value | null {
    try {
      const value = upgraded(JSON.parse(text));
      return isValid(value) ? value : null;
    } catch {
      // Text that is not JSON was not written by this app.
      return null;
    }
  }
  function read(): { value: Value | null; text: string | null | undefined } {
    const text = storedText(name);
    return { value: typeof text === 'string' ? parsed(text) : null, text };
  }
  function get(): Value | null {
    // Changes in another tab reach only components, and with a delay.
    if (known?.text !== undefined && known.text !== storedText(name)) known = undefined;
    return (known ??= read()).value;
  }

  function set(value: Value | null): void {
    const text = value === null ? null : JSON.stringify(value);
    try {
      if (text === null) localStorage.removeItem(name);
      else localStorage.setItem(name, text);
      known = { value, text };
    } catch {
      // Then the value lasts until the page is left.
      known = { value, text: undefined };
    }
    listeners.notify();
  }

  function change(next: (value: Value | null) => Value | null): void {
    const before = get();
    const after = next(before);
    if (after !== before) set(after);
  }

  function subscribe(changed: () => void): () => void {
    const stop = listeners.add(changed);
    // Another tab of the same device.
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== name && key !== null) return;
      known = undefined;
      changed();
    };
    addEventListener('storage', onStorage);
    return () => {
      stop();
      removeEventListener('storage', onStorage);
    };
  }

  function isStored(): boolean {
    get();
    return known?.text !== undefined;
  }

  return {
    get,
    set,
    change,
    use: () => useSyncExternalStore(subscribe, get, () => undefined),
    isStored,
    useIsStored: () => useSyncExternalStore(subscribe, isStored, () => true),
  };
}

import { useSyncExternalStore } from 'react';
import { createListeners } from './shared.ts';

/** A value that stays on this device, so that pages know it at once and without a network. */
export interface Kept<Value> {
  /** As it is stored at this moment: another tab may have written it just now. */
  get: () => Value | null;
  set: (value: Value | null) => void;
  /** Works the new value out from what is stored at this moment. */
  change: (next: (value: Value | null) => Value | null) => void;
  /** The value; undefined while pages are rendered ahead of time. */
  use: () => Value | null | undefined;
}

/**
 * Keeps a value under `name` in the device's storage; in memory alone where storage is forbidden.
 * @param isValid refuses what another version, or another hand, has left there
 */
export function keep<Value>(name: string, isValid: (value: unknown) => value is Value): Kept<Value> {
  const listeners = createListeners();
  /** `text`: what is stored of it; undefined where storage is forbidden or full, and memory alone knows it. */
  let known: { value: Value | null; text: string | null | undefined } | undefined;

  function stored(): string | null | undefined {
    try {
      return localStorage.getItem(name);
    } catch {
      return undefined;
    }
  }
  function parsed(text: string): Value | null {
    try {
      const value: unknown = JSON.parse(text);
      return isValid(value) ? value : null;
    } catch {
      // What is no JSON is not ours.
      return null;
    }
  }
  function read(): { value: Value | null; text: string | null | undefined } {
    const text = stored();
    return { value: typeof text === 'string' ? parsed(text) : null, text };
  }
  function get(): Value | null {
    // Of what another tab writes only a component is told, and later than it is so.
    if (known?.text !== undefined && known.text !== stored()) known = undefined;
    return (known ??= read()).value;
  }

  function set(value: Value | null): void {
    const text = value === null ? null : JSON.stringify(value);
    try {
      if (text === null) localStorage.removeItem(name);
      else localStorage.setItem(name, text);
      known = { value, text };
    } catch {
      // It holds until the page is left.
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

  return { get, set, change, use: () => useSyncExternalStore(subscribe, get, () => undefined) };
}

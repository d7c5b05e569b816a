import { useSyncExternalStore } from 'react';

/** A value that stays on this device, so that pages know it at once and without a network. */
export interface Kept<Value> {
  get: () => Value | null;
  set: (value: Value | null) => void;
  /** The value; undefined while pages are rendered ahead of time. */
  use: () => Value | null | undefined;
}

/**
 * Keeps a value under `name` in the device's storage; in memory alone where storage is forbidden.
 * @param isValid refuses what another version, or another hand, has left there
 */
export function keep<Value>(name: string, isValid: (value: unknown) => value is Value): Kept<Value> {
  const listeners = new Set<() => void>();
  let known: { value: Value | null } | undefined;

  const read = (): Value | null => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
      return isValid(value) ? value : null;
    } catch {
      // Storage can be forbidden, or hold what is no JSON: then nothing is kept.
      return null;
    }
  };
  const get = (): Value | null => (known ??= { value: read() }).value;

  function set(value: Value | null): void {
    known = { value };
    try {
      if (value === null) localStorage.removeItem(name);
      else localStorage.setItem(name, JSON.stringify(value));
    } catch {
      // It holds until the page is left.
    }
    for (const listener of listeners) listener();
  }

  function subscribe(changed: () => void): () => void {
    listeners.add(changed);
    // Another tab of the same device.
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== name && key !== null) return;
      known = undefined;
      changed();
    };
    addEventListener('storage', onStorage);
    return () => {
      listeners.delete(changed);
      removeEventListener('storage', onStorage);
    };
  }

  return { get, set, use: () => useSyncExternalStore(subscribe, get, () => undefined) };
}

import type { GroupEvent } from '@manasik/contract/live';

/** The events of a group that parts of the page receive. */
export type LiveEvent =
  | GroupEvent
  /** Events may have been missed, or none will arrive for a while: refetch everything. */
  | { readonly type: 'refetch' };

type Listener = (event: LiveEvent) => void;

const listeners = new Map<string, Set<Listener>>();

/** Publishes an event of a group to all parts of the page. */
export function publishLive(groupId: string, event: LiveEvent): void {
  for (const listener of listeners.get(groupId) ?? []) listener(event);
}

/** Calls back with each event of a group. Returns a function that unsubscribes. */
export function subscribeLive(groupId: string, listener: Listener): () => void {
  const all = listeners.get(groupId) ?? new Set();
  listeners.set(groupId, all.add(listener));
  return () => all.delete(listener);
}

import type { GroupEvent } from '@manasik/contract/live';

/** What parts of the page hear of a group. */
export type LiveEvent =
  | GroupEvent
  /** Events may have been missed, or none will come for a while: ask for everything again. */
  | { readonly type: 'askAgain' };

type Listener = (event: LiveEvent) => void;

const listeners = new Map<string, Set<Listener>>();

/** Hands an event of a group to all parts of the page that show the group. */
export function publishLive(groupId: string, event: LiveEvent): void {
  for (const listener of listeners.get(groupId) ?? []) listener(event);
}

/** Calls back with each event of a group. Returns what ends that. */
export function subscribeLive(groupId: string, listener: Listener): () => void {
  const all = listeners.get(groupId) ?? new Set();
  listeners.set(groupId, all.add(listener));
  return () => all.delete(listener);
}

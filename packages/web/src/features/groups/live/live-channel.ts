import type { GroupMessage } from '@manasik/contract/chat';
import type { ChangedPart, MemberPosition } from '@manasik/contract/positions';

/** What a group's stream tells this page. */
export type LiveEvent =
  | { readonly type: 'snapshot'; readonly data: readonly MemberPosition[] }
  | { readonly type: 'position'; readonly data: MemberPosition }
  | { readonly type: 'gone'; readonly data: { readonly userId: string } }
  | { readonly type: 'message'; readonly data: GroupMessage }
  | { readonly type: 'messageRemoved'; readonly data: { readonly id: string } }
  | { readonly type: 'read'; readonly data: { readonly userId: string; readonly upTo: number } }
  | { readonly type: 'changed'; readonly data: { readonly part: ChangedPart } }
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

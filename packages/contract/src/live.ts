import type { GroupMessage } from './chat.ts';
import type { ChangedPart, MemberPosition } from './positions.ts';

/**
 * What the stream of a group carries (`GET /api/location/group/:id/live`), as server-sent events named by their type.
 * None of it is stored: a client that missed one asks the endpoints.
 */
export type GroupEvent =
  /** All positions that are shared. */
  | { readonly type: 'snapshot'; readonly data: readonly MemberPosition[] }
  | { readonly type: 'position'; readonly data: MemberPosition }
  /** A member whose position is no longer shared. */
  | { readonly type: 'gone'; readonly data: { readonly userId: string } }
  | { readonly type: 'message'; readonly data: GroupMessage }
  | { readonly type: 'messageRemoved'; readonly data: { readonly id: string } }
  | { readonly type: 'read'; readonly data: { readonly userId: string; readonly upTo: number } }
  /** This part has changed: ask for it again. */
  | { readonly type: 'changed'; readonly data: { readonly part: ChangedPart } };

/** The names of the events a client listens for; a `beat` carries nothing and shows that the stream is open. */
export const groupEventNames = {
  snapshot: true,
  position: true,
  gone: true,
  message: true,
  messageRemoved: true,
  read: true,
  changed: true,
  beat: true,
} as const satisfies Record<GroupEvent['type'] | 'beat', true>;

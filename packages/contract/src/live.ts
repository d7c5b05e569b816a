import type { GroupMessage } from './chat.ts';
import type { ChangedPart, MemberPosition } from './positions.ts';

/**
 * Server-sent events of a group's stream (`GET /api/location/group/:id/live`), named by their type. None of them is
 * stored: a client that missed one reads the endpoints.
 */
export type GroupEvent =
  /** All shared positions. */
  | { readonly type: 'snapshot'; readonly data: readonly MemberPosition[] }
  | { readonly type: 'position'; readonly data: MemberPosition }
  /** This member stopped sharing their position. */
  | { readonly type: 'gone'; readonly data: { readonly userId: string } }
  | { readonly type: 'message'; readonly data: GroupMessage }
  | { readonly type: 'messageRemoved'; readonly data: { readonly id: string } }
  | { readonly type: 'read'; readonly data: { readonly userId: string; readonly upTo: number } }
  /** This part has changed; the client must read it again. */
  | { readonly type: 'changed'; readonly data: { readonly part: ChangedPart } };

/** Event names that a client listens for. A `beat` has no data; it shows that the stream is open. */
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

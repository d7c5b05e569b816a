import type { ChangedPart } from '@manasik/contract/positions';

/** What a group's stream carries. Nothing here is kept: who missed one asks the endpoints. */
export type LiveEvent =
  | { readonly type: 'snapshot' | 'position' | 'message'; readonly data: unknown }
  /** A member whose position is gone. */
  | { readonly type: 'gone'; readonly data: { readonly userId: string } }
  | { readonly type: 'messageRemoved'; readonly data: { readonly id: string } }
  | { readonly type: 'read'; readonly data: { readonly userId: string; readonly upTo: number } }
  /** Ask for this again. */
  | { readonly type: 'changed'; readonly data: { readonly part: ChangedPart } };

/** Tells everybody who listens to a group, on every node. */
export type TellGroup = (groupId: string, event: LiveEvent) => void;

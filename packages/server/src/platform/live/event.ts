import type { GroupEvent } from '@manasik/contract/live';

/** Sends an event to everybody who listens to a group, on every process. */
export type PublishToGroup = (groupId: string, event: GroupEvent) => void;

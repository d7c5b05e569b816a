import type { GroupEvent } from '@manasik/contract/live';

/** Sends an event to everyone who listens to a group, on every process. */
export type PublishToGroup = (groupId: string, event: GroupEvent) => void;

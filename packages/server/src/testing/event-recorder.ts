import type { GroupEvent } from '@manasik/contract/live';
import type { PublishToGroup } from '../platform/live/event.ts';

/** Records the events of all groups in place of the hub. */
export function createEventRecorder(): {
  publish: PublishToGroup;
  told: (readonly [groupId: string, event: GroupEvent])[];
} {
  const told: (readonly [string, GroupEvent])[] = [];
  return { told, publish: (groupId, event) => told.push([groupId, event]) };
}

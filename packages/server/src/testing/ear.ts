import type { GroupEvent } from '@manasik/contract/live';
import type { PublishToGroup } from '../platform/live/event.ts';

/** Listens to all groups in the place of the hub. */
export function createEar(): {
  publish: PublishToGroup;
  told: (readonly [groupId: string, event: GroupEvent])[];
} {
  const told: (readonly [string, GroupEvent])[] = [];
  return { told, publish: (groupId, event) => told.push([groupId, event]) };
}

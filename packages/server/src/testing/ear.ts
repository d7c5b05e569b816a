import type { GroupEvent } from '@manasik/contract/live';
import type { TellGroup } from '../platform/live/event.ts';

/** Listens to all groups in the place of the hub. */
export function createEar(): { tell: TellGroup; told: (readonly [groupId: string, event: GroupEvent])[] } {
  const told: (readonly [string, GroupEvent])[] = [];
  return { told, tell: (groupId, event) => told.push([groupId, event]) };
}

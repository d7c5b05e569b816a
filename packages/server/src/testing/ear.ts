import type { LiveEvent, TellGroup } from '../platform/live/event.ts';

/** Listens to all groups in the place of the hub. */
export function createEar(): { tell: TellGroup; told: (readonly [groupId: string, event: LiveEvent])[] } {
  const told: (readonly [string, LiveEvent])[] = [];
  return { told, tell: (groupId, event) => told.push([groupId, event]) };
}

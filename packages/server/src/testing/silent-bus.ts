import type { Bus } from '../platform/bus/bus.ts';
import type { Changes } from '../platform/bus/changes.ts';

/** A bus of a process that is alone, and never hears of a change. */
export const silentBus = (): Bus & Changes => ({
  on: () => {},
  heard: async () => {},
  cast: () => {},
  subscribe: () => {},
  onGap: () => {},
  isWhole: () => true,
  isAlone: true,
  close: async () => {},
});

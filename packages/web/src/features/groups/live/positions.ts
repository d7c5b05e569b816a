import type { MemberPosition } from '@manasik/contract/positions';
import type { LiveEvent } from './live-channel.ts';

/** The positions of members by user id. */
export type Positions = ReadonlyMap<string, MemberPosition>;

/** The positions after an event; the same map if it changes nothing. */
export function withEvent(known: Positions, event: LiveEvent): Positions {
  switch (event.type) {
    case 'snapshot':
      return new Map(event.data.map((position) => [position.userId, position]));
    case 'position': {
      const before = known.get(event.data.userId);
      // Events from several servers may arrive out of order.
      if (before && before.lastUpdated > event.data.lastUpdated) return known;
      return new Map(known).set(event.data.userId, event.data);
    }
    case 'gone': {
      if (!known.has(event.data.userId)) return known;
      const left = new Map(known);
      left.delete(event.data.userId);
      return left;
    }
    // Other parts of the page handle these.
    case 'message':
    case 'messageRemoved':
    case 'read':
    case 'changed':
    case 'refetch':
      break;
  }
  return known;
}

/** Removes positions whose sharing has expired by the clock, because no event announces it offline. */
export function stillShared(known: Positions, now: number): Positions {
  const left = [...known].filter(([, { until }]) => until === null || Date.parse(until) > now);
  return left.length === known.size ? known : new Map(left);
}

import type { MemberPosition } from '@manasik/contract/positions';
import type { LiveEvent } from './live-channel.ts';

/** Where members are, by their user id. */
export type Positions = ReadonlyMap<string, MemberPosition>;

/** What is known after an event; the same map when it changes nothing. */
export function withEvent(known: Positions, event: LiveEvent): Positions {
  switch (event.type) {
    case 'snapshot':
      return new Map(event.data.map((position) => [position.userId, position]));
    case 'position': {
      const before = known.get(event.data.userId);
      // Events of several servers may overtake each other.
      if (before && before.lastUpdated > event.data.lastUpdated) return known;
      return new Map(known).set(event.data.userId, event.data);
    }
    case 'gone': {
      if (!known.has(event.data.userId)) return known;
      const left = new Map(known);
      left.delete(event.data.userId);
      return left;
    }
    // Of these others take note.
    case 'message':
    case 'messageRemoved':
    case 'read':
    case 'changed':
    case 'askAgain':
      break;
  }
  return known;
}

/** Takes out those whose sharing has ended by the clock: without a network nobody else says so. */
export function stillShared(known: Positions, now: number): Positions {
  const left = [...known].filter(([, { until }]) => until === null || Date.parse(until) > now);
  return left.length === known.size ? known : new Map(left);
}

import { describe, expect, it } from 'vitest';
import { deliveryOf, deliveryOfWaiting } from './delivery.ts';

const waiting = { key: 'k', text: 'x', phrase: null, typedAt: 0 };

describe('the delivery status of a message', () => {
  it('is waiting when offline, sending when online, and refused with a reason', () => {
    expect(deliveryOfWaiting(waiting, { sending: undefined, isHeld: true })).toEqual({ state: 'waiting' });
    expect(deliveryOfWaiting(waiting, { sending: 'k', isHeld: true })).toEqual({ state: 'sending' });
    expect(deliveryOfWaiting(waiting, { sending: undefined, isHeld: false })).toEqual({ state: 'sending' });
    expect(deliveryOfWaiting({ ...waiting, refused: 'x.y' }, { sending: 'k', isHeld: false })).toEqual({
      state: 'failed',
      code: 'x.y',
    });
  });

  it('counts the members who have read it, without the writer and those who have left', () => {
    const reads = [
      { userId: 'me', upTo: 9 },
      { userId: 'left', upTo: 9 },
      { userId: 'a', upTo: 4 },
      { userId: 'b', upTo: 3 },
    ];
    const others = new Set(['a', 'b']);
    expect(deliveryOf({ number: 5 }, reads, others)).toEqual({ state: 'sent' });
    expect(deliveryOf({ number: 4 }, reads, others)).toEqual({ state: 'readBy', count: 1, total: 2 });
    expect(deliveryOf({ number: 3 }, reads, others)).toEqual({ state: 'readByAll' });
    expect(deliveryOf({ number: 3 }, reads, new Set())).toEqual({ state: 'sent' });
  });
});

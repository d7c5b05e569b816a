import { describe, expect, it } from 'vitest';
import { type Connection, firstConnection, isPollDue, nextConnection, type Signal } from './connection.ts';

const after = (...signals: Signal[]): Connection => signals.reduce(nextConnection, firstConnection(0));
const opened: Signal = { type: 'opened', at: 100 };

describe('the connection of a stream', () => {
  it('is live once the stream is answered', () => {
    expect(after(opened).mode).toBe('live');
  });

  it('waits after each break', () => {
    const broken = after({ type: 'broken', at: 200, chance: 1 });
    expect(broken).toMatchObject({ mode: 'waiting', retryAt: 1200, failures: 1 });
    expect(nextConnection(broken, { type: 'tick', at: 1199 }).mode).toBe('waiting');
    expect(nextConnection(broken, { type: 'tick', at: 1200 }).mode).toBe('opening');
  });

  it('forgets its failures when the stream speaks, not when it only opens', () => {
    const again: Signal[] = [
      { type: 'broken', at: 200, chance: 1 },
      { type: 'tick', at: 1200 },
      { type: 'opened', at: 1300 },
    ];
    expect(after(...again).failures).toBe(1);
    expect(after(...again, { type: 'heard', at: 1400 }).failures).toBe(0);
  });

  it('takes 40 s of silence for a break', () => {
    expect(after(opened, { type: 'tick', at: 40_100 }).mode).toBe('live');
    expect(after(opened, { type: 'tick', at: 40_101 }).mode).toBe('waiting');
    expect(after(opened, { type: 'heard', at: 15_100 }, { type: 'tick', at: 55_000 }).mode).toBe('live');
  });

  it('gives up a stream that is never answered', () => {
    expect(after({ type: 'tick', at: 15_001 }).mode).toBe('waiting');
  });

  it('rests after a minute out of sight, and is asked for at once when it is seen again', () => {
    const hidden: Signal = { type: 'hidden', at: 1000 };
    expect(after(opened, hidden, { type: 'heard', at: 50_000 }, { type: 'tick', at: 60_000 }).mode).toBe(
      'live',
    );
    const resting = after(opened, hidden, { type: 'tick', at: 61_000 });
    expect(resting.mode).toBe('resting');
    expect(nextConnection(resting, { type: 'shown', at: 90_000 })).toMatchObject({
      mode: 'opening',
      hiddenAt: null,
    });
  });

  it('does not trust a stream that was silent while the page was frozen', () => {
    expect(after(opened, { type: 'hidden', at: 200 }, { type: 'shown', at: 50_000 }).mode).toBe('opening');
    expect(after(opened, { type: 'hidden', at: 200 }, { type: 'shown', at: 9000 }).mode).toBe('live');
  });

  it('does not wait any longer when the network is back', () => {
    const waiting = after({ type: 'broken', at: 200, chance: 1 });
    expect(nextConnection(waiting, { type: 'online', at: 300 }).mode).toBe('opening');
  });

  it('asks for a new stream when the network is back, since the old one may be dead', () => {
    expect(after(opened, { type: 'online', at: 300 }).mode).toBe('opening');
  });

  it('takes no notice of a stream that has been given up', () => {
    const waiting = after({ type: 'broken', at: 200, chance: 1 });
    expect(nextConnection(waiting, { type: 'opened', at: 300 })).toBe(waiting);
    expect(nextConnection(waiting, { type: 'broken', at: 300, chance: 1 })).toBe(waiting);
  });
});

describe('the poll', () => {
  const intervals = { live: null, visible: 5000, hidden: null };
  const waiting = after({ type: 'broken', at: 200, chance: 1 });
  const hidden = after({ type: 'hidden', at: 300 });

  it('takes over while the stream is not live', () => {
    expect(isPollDue(waiting, 0, 4999, intervals)).toBe(false);
    expect(isPollDue(waiting, 0, 5000, intervals)).toBe(true);
    expect(isPollDue(after(opened), 0, 60_000, intervals)).toBe(false);
    expect(isPollDue(hidden, 0, 60_000, intervals)).toBe(false);
  });

  it('goes on calmly beside a stream and out of sight, for those who want that', () => {
    const calm = { live: 120_000, visible: 15_000, hidden: 60_000 };
    expect(isPollDue(after(opened), 0, 119_999, calm)).toBe(false);
    expect(isPollDue(after(opened), 0, 120_000, calm)).toBe(true);
    const resting = nextConnection(hidden, { type: 'tick', at: 61_000 });
    expect(resting.mode).toBe('resting');
    expect(isPollDue(resting, 0, 59_999, calm)).toBe(false);
    expect(isPollDue(resting, 0, 60_000, calm)).toBe(true);
  });
});

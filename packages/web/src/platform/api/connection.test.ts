import { describe, expect, it } from 'vitest';
import { type Connection, firstConnection, isPollDue, nextConnection, type Signal } from './connection.ts';

const after = (...signals: Signal[]): Connection => signals.reduce(nextConnection, firstConnection(0));
const opened: Signal = { type: 'opened', at: 100 };

describe('the connection of a stream', () => {
  it('is live once the server has answered the stream', () => {
    expect(after(opened).mode).toBe('live');
  });

  it('waits after each disconnection', () => {
    const broken = after({ type: 'broken', at: 200, chance: 1 });
    expect(broken).toMatchObject({ mode: 'waiting', retryAt: 1200, failures: 1 });
    expect(nextConnection(broken, { type: 'tick', at: 1199 }).mode).toBe('waiting');
    expect(nextConnection(broken, { type: 'tick', at: 1200 }).mode).toBe('opening');
  });

  it('resets its failure count on the first event, not on opening', () => {
    const again: Signal[] = [
      { type: 'broken', at: 200, chance: 1 },
      { type: 'tick', at: 1200 },
      { type: 'opened', at: 1300 },
    ];
    expect(after(...again).failures).toBe(1);
    expect(after(...again, { type: 'heard', at: 1400 }).failures).toBe(0);
  });

  it('treats 40 s of silence as a disconnection', () => {
    expect(after(opened, { type: 'tick', at: 40_100 }).mode).toBe('live');
    expect(after(opened, { type: 'tick', at: 40_101 }).mode).toBe('waiting');
    expect(after(opened, { type: 'heard', at: 15_100 }, { type: 'tick', at: 55_000 }).mode).toBe('live');
  });

  it('abandons a stream that is never answered', () => {
    expect(after({ type: 'tick', at: 15_001 }).mode).toBe('waiting');
  });

  it('disconnects after a minute in the background and reconnects at once in the foreground', () => {
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

  it('stops waiting when the network is back', () => {
    const waiting = after({ type: 'broken', at: 200, chance: 1 });
    expect(nextConnection(waiting, { type: 'online', at: 300 }).mode).toBe('opening');
  });

  it('opens a new stream when the network is back, since the old one may be dead', () => {
    expect(after(opened, { type: 'online', at: 300 }).mode).toBe('opening');
  });

  it('ignores an abandoned stream', () => {
    const waiting = after({ type: 'broken', at: 200, chance: 1 });
    expect(nextConnection(waiting, { type: 'opened', at: 300 })).toBe(waiting);
    expect(nextConnection(waiting, { type: 'broken', at: 300, chance: 1 })).toBe(waiting);
  });
});

describe('the poll', () => {
  const intervals = { live: null, visible: 5000, hidden: null };
  const waiting = after({ type: 'broken', at: 200, chance: 1 });
  const hidden = after({ type: 'hidden', at: 300 });

  it('runs while the stream is not live', () => {
    expect(isPollDue(waiting, 0, 4999, intervals)).toBe(false);
    expect(isPollDue(waiting, 0, 5000, intervals)).toBe(true);
    expect(isPollDue(after(opened), 0, 60_000, intervals)).toBe(false);
    expect(isPollDue(hidden, 0, 60_000, intervals)).toBe(false);
  });

  it('also runs beside a stream and in the background where requested', () => {
    const calm = { live: 120_000, visible: 15_000, hidden: 60_000 };
    expect(isPollDue(after(opened), 0, 119_999, calm)).toBe(false);
    expect(isPollDue(after(opened), 0, 120_000, calm)).toBe(true);
    const resting = nextConnection(hidden, { type: 'tick', at: 61_000 });
    expect(resting.mode).toBe('resting');
    expect(isPollDue(resting, 0, 59_999, calm)).toBe(false);
    expect(isPollDue(resting, 0, 60_000, calm)).toBe(true);
  });
});

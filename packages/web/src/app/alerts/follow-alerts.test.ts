import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Alerts } from '../../shared/alerts/alerts-state.ts';
import { followAlerts } from './follow-alerts.ts';

const { received } = vi.hoisted(() => ({ received: [] as unknown[] }));
vi.mock('../../shared/alerts/alerts-store.ts', () => ({
  receiveAlerts: (alerts: Alerts) => received.push(alerts),
}));

/** The browser's EventSource, replaced so that the test can send the events. */
class StandInSource extends EventTarget {
  static last: StandInSource;
  constructor() {
    super();
    StandInSource.last = this;
  }
  close() {}
  say(name: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

const nothing = { sos: [], rollCalls: [] };
const aCall = { sos: [{ id: 'call' }], rollCalls: [] };
const page = new EventTarget();
let polls: ((reply: Response) => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  received.length = 0;
  polls = [];
  vi.stubGlobal('EventSource', StandInSource);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { hidden: false, documentElement: { dataset: {} } }),
  );
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('fetch', () => new Promise((resolve) => polls.push(resolve)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a slow poll does not remove a call that the stream has delivered meanwhile', async () => {
  const stop = followAlerts();
  page.dispatchEvent(new Event('online'));
  expect(polls).toHaveLength(1);
  StandInSource.last.dispatchEvent(new Event('open'));
  StandInSource.last.say('alerts', aCall);
  polls[0]?.(Response.json(nothing));
  await vi.advanceTimersByTimeAsync(0);
  expect(received).toEqual([aCall]);
  stop();
});

it('applies a poll while the stream is silent', async () => {
  const stop = followAlerts();
  page.dispatchEvent(new Event('online'));
  polls[0]?.(Response.json(aCall));
  await vi.advanceTimersByTimeAsync(0);
  expect(received).toEqual([aCall]);
  stop();
});

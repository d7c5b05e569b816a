import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from './connection.ts';
import { followStream } from './follow-stream.ts';

/** The browser's EventSource, replaced so that the test can send the events. */
class StandInSource extends EventTarget {
  static all: StandInSource[] = [];
  isClosed = false;
  constructor() {
    super();
    StandInSource.all.push(this);
  }
  close() {
    this.isClosed = true;
  }
}

const onEvent = vi.fn<(name: string, data: unknown) => void>();
let signals: [string, Connection['mode']][];
let page: EventTarget;
let view: EventTarget & { hidden: boolean };
let network: { onLine: boolean };
let stop: () => void;

const openStreams = () => StandInSource.all.filter(({ isClosed }) => !isClosed);
const stream = () => {
  const last = StandInSource.all.at(-1);
  if (!last) throw new Error('no stream was opened');
  return last;
};
const follow = () => {
  stop = followStream('GET /api/alerts/live', undefined, ['alerts', 'beat'], {
    onEvent,
    onSignal: (type, { mode }) => signals.push([type, mode]),
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  onEvent.mockClear();
  StandInSource.all = [];
  signals = [];
  page = new EventTarget();
  view = Object.assign(new EventTarget(), { hidden: false });
  network = { onLine: true };
  vi.stubGlobal('EventSource', StandInSource);
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('document', view);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('opens a stream at once and passes on its events, each after its signal', () => {
  follow();
  stream().dispatchEvent(new Event('open'));
  stream().dispatchEvent(new MessageEvent('alerts', { data: '{"sos":[]}' }));
  stream().dispatchEvent(new MessageEvent('beat', { data: '' }));
  expect(onEvent.mock.calls).toEqual([
    ['alerts', { sos: [] }],
    ['beat', undefined],
  ]);
  expect(signals).toEqual([
    ['opened', 'live'],
    ['heard', 'live'],
    ['heard', 'live'],
  ]);
});

it('opens one stream again after the last one broke', async () => {
  follow();
  stream().dispatchEvent(new Event('error'));
  expect(signals).toEqual([['broken', 'waiting']]);
  expect(openStreams()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(openStreams()).toHaveLength(1);
});

it('closes the stream when the device goes offline, and opens one when it is online again', async () => {
  follow();
  stream().dispatchEvent(new Event('open'));
  network.onLine = false;
  page.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(openStreams()).toHaveLength(0);
  network.onLine = true;
  page.dispatchEvent(new Event('online'));
  expect(openStreams()).toHaveLength(1);
});

it('requests nothing when it starts offline', () => {
  network.onLine = false;
  follow();
  expect(StandInSource.all).toHaveLength(0);
  expect(signals).toEqual([['broken', 'waiting']]);
});

it('closes the stream of a page that stays hidden, and opens one when the page is shown', async () => {
  follow();
  stream().dispatchEvent(new Event('open'));
  view.hidden = true;
  view.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(300_000);
  expect(openStreams()).toHaveLength(0);
  view.hidden = false;
  view.dispatchEvent(new Event('visibilitychange'));
  expect(openStreams()).toHaveLength(1);
});

it('opens a new stream when the page comes back from the back/forward cache', () => {
  follow();
  stream().dispatchEvent(new Event('open'));
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(StandInSource.all).toHaveLength(2);
  expect(openStreams()).toHaveLength(1);
});

it('does nothing after it was stopped', async () => {
  follow();
  stream().dispatchEvent(new Event('open'));
  stop();
  signals = [];
  page.dispatchEvent(new Event('online'));
  view.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(300_000);
  expect(openStreams()).toHaveLength(0);
  expect(signals).toEqual([]);
});

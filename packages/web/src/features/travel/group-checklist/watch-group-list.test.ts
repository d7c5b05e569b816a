import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchGroupList } from './watch-group-list.ts';

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
  open() {
    this.dispatchEvent(new Event('open'));
  }
  send(name: string, data?: unknown) {
    this.dispatchEvent(new MessageEvent(name, { data: data === undefined ? '' : JSON.stringify(data) }));
  }
}

const refresh = vi.fn<() => void>();
const page = new EventTarget();
let view: EventTarget & { hidden: boolean };
let stop: () => void;
const streams = () => StandInSource.all.filter(({ isClosed }) => !isClosed);
const stream = () => {
  const last = StandInSource.all.at(-1);
  if (!last) throw new Error('no stream was opened');
  return last;
};

beforeEach(() => {
  vi.useFakeTimers();
  refresh.mockClear();
  StandInSource.all = [];
  view = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('EventSource', StandInSource);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', view);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  stop = watchGroupList('g', refresh);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('refreshes when the stream opens and when the list changes, and for nothing else', () => {
  stream().open();
  expect(refresh).toHaveBeenCalledTimes(1);
  stream().send('beat');
  stream().send('changed', { part: 'group' });
  expect(refresh).toHaveBeenCalledTimes(1);
  stream().send('changed', { part: 'checklist' });
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('opens a new stream after one that died without an error', async () => {
  stream().open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(StandInSource.all.length).toBeGreaterThan(1);
  expect(streams()).toHaveLength(1);
  refresh.mockClear();
  stream().open();
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('refreshes regularly while no stream can be opened', async () => {
  await vi.advanceTimersByTimeAsync(61_000);
  expect(refresh.mock.calls.length).toBeGreaterThanOrEqual(3);
});

it('rests while the page is hidden, and starts again when it is shown', async () => {
  stream().open();
  refresh.mockClear();
  view.hidden = true;
  view.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(300_000);
  expect(streams()).toHaveLength(0);
  const before = StandInSource.all.length;
  view.hidden = false;
  view.dispatchEvent(new Event('visibilitychange'));
  expect(StandInSource.all).toHaveLength(before + 1);
});

it('does nothing after it was stopped', async () => {
  stream().open();
  stop();
  refresh.mockClear();
  const before = StandInSource.all.length;
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(300_000);
  expect(streams()).toHaveLength(0);
  expect(StandInSource.all).toHaveLength(before);
  expect(refresh).not.toHaveBeenCalled();
});

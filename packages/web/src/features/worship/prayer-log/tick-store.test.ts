import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../../platform/api/api-error.ts';

const owner = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';
const day = '2026-03-01';

/** The device's storage, which outlives the page, and a network that can be away. */
let stored: Map<string, string>;
let isAway: boolean;
/** Days that the server will never take. */
let refusedDays: string[];
let whilePut: () => void;
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  stored = new Map();
  isAway = true;
  refusedDays = [];
  whilePut = () => {};
  sent = [];
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (isAway) throw new TypeError('no network');
    const flags: unknown = JSON.parse(body);
    if (refusedDays.some((date) => path.endsWith(date))) return new Response(null, { status: 400 });
    sent.push({ path, body: flags });
    whilePut();
    const none = { fajr: false, dhuhr: false, asr: false, maghrib: false, isha: false };
    return Response.json({ date: day, ...none, ...Object(flags) });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The page as it is after it was opened anew: nothing of it is left but what was stored. */
async function openPage() {
  vi.resetModules();
  const { sendWaiting } = await import('../../../platform/outbox/delivery.ts');
  const store = await import('./tick-store.ts');
  const send = (who: string, onRefused: (error: ApiError) => void = noRefusal) =>
    sendWaiting(
      store.tickDelivery(who, onRefused),
      () => true,
      () => {},
    );
  return { ...store, send };
}
const noRefusal = () => {
  throw new Error('nothing is refused here');
};

describe('ticks made without a network', () => {
  it('survive the page, and are sent when the network is back', async () => {
    const before = await openPage();
    before.keepTick(owner, day, 'fajr', true);
    before.keepTick(owner, day, 'isha', true);
    before.keepTick(owner, day, 'isha', false);
    await expect(before.send(owner)).rejects.toMatchObject({ code: 'network' });

    const after = await openPage();
    isAway = false;
    await after.send(owner);
    expect(sent).toEqual([{ path: `/api/prayers/${day}`, body: { fajr: true, isha: false } }]);
    expect([...stored.keys()]).toEqual(['manasik-account-prayers']);
    expect(JSON.parse(stored.get('manasik-account-prayers') ?? '')).toMatchObject({
      owner,
      days: { [day]: 1 },
    });
  });

  it('wait for their owner: no other account sends them', async () => {
    const page = await openPage();
    page.keepTick(owner, day, 'fajr', true);
    isAway = false;
    await page.send(other);
    expect(sent).toEqual([]);
    page.keepTick(other, day, 'asr', true);
    await page.send(other);
    await page.send(owner);
    expect(sent.map(({ body }) => body)).toEqual([{ asr: true }, { fajr: true }]);
  });

  it('ignore data that another version has stored', async () => {
    stored.set('manasik-ticks-waiting', '{"x":[1]}');
    stored.set('manasik-account-prayers', 'no json');
    const page = await openPage();
    page.keepTick(owner, day, 'fajr', true);
    isAway = false;
    await page.send(owner);
    expect(sent).toHaveLength(1);
  });
});

const waitingDays = () => Object.keys(JSON.parse(stored.get('manasik-ticks-waiting') ?? '{}')[owner] ?? {});

describe('sending ticks', () => {
  const later = '2026-03-02';
  beforeEach(() => {
    isAway = false;
  });

  it('makes one request for each day, the oldest first', async () => {
    const page = await openPage();
    page.keepTick(owner, later, 'fajr', true);
    page.keepTick(owner, day, 'isha', true);
    page.keepTick(owner, day, 'asr', true);
    await page.send(owner);
    expect(sent).toEqual([
      { path: `/api/prayers/${day}`, body: { isha: true, asr: true } },
      { path: `/api/prayers/${later}`, body: { fajr: true } },
    ]);
    expect(waitingDays()).toEqual([]);
  });

  it('drops a day that the server refuses for good, reports it, and sends the rest', async () => {
    refusedDays = [day];
    const page = await openPage();
    page.keepTick(owner, day, 'isha', true);
    page.keepTick(owner, later, 'fajr', true);
    const refused: number[] = [];
    await page.send(owner, ({ status }) => refused.push(status));
    expect([refused, sent.length, waitingDays()]).toEqual([[400], 1, []]);
  });

  it('sends again what was changed during the request', async () => {
    const page = await openPage();
    page.keepTick(owner, day, 'fajr', true);
    whilePut = () => {
      whilePut = () => {};
      page.keepTick(owner, day, 'fajr', false);
    };
    await page.send(owner);
    expect(sent.map(({ body }) => body)).toEqual([{ fajr: true }, { fajr: false }]);
    expect(waitingDays()).toEqual([]);
  });
});

describe('the listed days', () => {
  it('are replaced, and no others', async () => {
    const { withDays } = await openPage();
    const all = { fajr: true, dhuhr: true, asr: true, maghrib: true, isha: true };
    const known = { '2026-01-31': 3, '2026-02-01': 31, '2026-02-28': 1, '2026-03-01': 7 };
    expect(withDays(known, '2026-02-01', '2026-02-28', [{ date: '2026-02-10', ...all }])).toEqual({
      '2026-01-31': 3,
      '2026-02-10': 31,
      '2026-03-01': 7,
    });
  });

  it('show waiting ticks over the server’s', async () => {
    const { ticksOn } = await openPage();
    const waiting = { [day]: { fajr: { done: false, at: 1 }, isha: { done: true, at: 2 } } };
    expect(ticksOn(day, { [day]: 3 }, waiting)).toMatchObject({ fajr: false, dhuhr: true, isha: true });
    expect(ticksOn('2026-03-02', {}, waiting)).toBeUndefined();
  });
});

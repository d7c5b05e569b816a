import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MetricValues } from '@manasik/core/health/metrics';
import type { Refused, Removed } from './measurements.ts';
import { answerTo, type StoredMetric } from './stand-in-metrics.ts';

const owner = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';
const day = '2027-05-10';

/** The device's storage, which outlives the page, and an account behind a network that can be away. */
let stored: Map<string, string>;
let account: StoredMetric[];
let isAway: boolean;
let asked: string[];
let refused: number;
/** What another device stores right before the next request that is not a GET. */
let beforeWrite: (() => void) | undefined;

beforeEach(() => {
  stored = new Map();
  account = [];
  isAway = false;
  asked = [];
  refused = 0;
  beforeWrite = undefined;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    if (isAway) throw new TypeError('no network');
    asked.push(`${method} ${path}`);
    if (refused > 0) return Response.json({ code: 'request.invalid', message: '' }, { status: refused });
    if (method !== 'GET') beforeWrite?.();
    const answered = answerTo(account, method, path, body === undefined ? undefined : JSON.parse(body));
    account = answered.account;
    return answered.response;
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The page as it is after it was opened anew: nothing of it is left but what was stored. */
async function openPage() {
  vi.resetModules();
  const { sendWaiting } = await import('../../../platform/outbox/delivery.ts');
  const store = await import('./measurement-store.ts');
  const refusals: Refused[] = [];
  const send = (who: string) =>
    sendWaiting(
      store.measurementDelivery(
        who,
        () => day,
        (reason) => refusals.push(reason),
      ),
      () => true,
      () => {},
    );
  const keep = (values: object | null, isWhole = false, date = day) =>
    store.keepChange(owner, { date, source: 'manual', values, isWhole });
  const empty = (removed: Removed, values: MetricValues = {}) =>
    store.keepChange(owner, { date: day, source: 'manual', values, isWhole: false, removed });
  return { ...store, send, keep, empty, refusals };
}

describe('an entry made offline', () => {
  it('survives the page, and is sent when the network is back', async () => {
    isAway = true;
    const before = await openPage();
    before.keep({ steps: 4000 });
    before.keep({ waterMillilitres: 250 });
    await expect(before.send(owner)).rejects.toMatchObject({ code: 'network' });

    const after = await openPage();
    isAway = false;
    await after.send(owner);
    expect(account).toMatchObject([
      { date: day, source: 'manual', values: { steps: 4000, waterMillilitres: 250 } },
    ]);
    expect([...stored.keys()]).toEqual(['manasik-account-health']);
    expect(after.currentRows(owner)).toEqual(account);
  });

  it('waits for its owner: no other account sends it', async () => {
    const page = await openPage();
    page.keep({ steps: 4000 });
    await page.send(other);
    expect(account).toEqual([]);
    await page.send(owner);
    expect(account).toHaveLength(1);
  });

  it('stays with its reason if the account refuses it, and is sent again only on request', async () => {
    const page = await openPage();
    page.keep({ steps: 4000 });
    refused = 400;
    await expect(page.send(owner)).rejects.toMatchObject({ status: 400 });
    expect(page.refusals).toHaveLength(1);

    const after = await openPage();
    refused = 0;
    await after.send(owner);
    expect(account).toEqual([]);
    expect(after.currentRows(owner)).toMatchObject([
      { date: day, values: { steps: 4000 }, refused: { code: 'request.invalid' } },
    ]);
    after.retryRefused(owner);
    await after.send(owner);
    expect(account).toMatchObject([{ date: day, values: { steps: 4000 } }]);
    expect([...stored.keys()]).toEqual(['manasik-account-health']);
  });

  it('is erased with the session if the account has refused it, and stays if it was not sent yet', async () => {
    const refusal = { refused: { code: 'request.invalid', fields: [] } };
    // An earlier version stored both together.
    const change = { values: { steps: 4000 }, isWhole: false, at: 1 };
    const changes = { [`${day}:manual`]: { ...change, ...refusal }, '2027-05-09:manual': change };
    stored.set('manasik-health-waiting', JSON.stringify({ [owner]: changes, [other]: changes }));
    isAway = true;
    const page = await openPage();
    await expect(page.send(owner)).rejects.toMatchObject({ code: 'network' });
    for (const name of stored.keys()) if (name.startsWith('manasik-account-')) stored.delete(name);

    expect(JSON.parse(stored.get('manasik-health-waiting') ?? '')[owner]).toEqual({
      '2027-05-09:manual': change,
    });
    isAway = false;
    const after = await openPage();
    await after.send(owner);
    expect(account).toMatchObject([{ date: '2027-05-09' }]);
    expect(after.currentRows(owner)).toEqual(account);
  });

  it('is sent again when it is corrected, and does not keep others from being sent', async () => {
    const page = await openPage();
    page.keep({ steps: 4000 });
    refused = 400;
    await expect(page.send(owner)).rejects.toMatchObject({ status: 400 });
    refused = 0;
    page.keep({ steps: 3000 }, false, '2027-05-09');
    await page.send(owner);
    expect(account).toHaveLength(1);
    page.keep({ steps: 4100 }, true);
    await page.send(owner);
    expect(account).toMatchObject([{ date: '2027-05-09' }, { date: day, values: { steps: 4100 } }]);
  });

  it('that deletes a row is dropped if it is refused, and the row is shown again', async () => {
    account = [{ id: 'row', date: day, source: 'manual', values: { steps: 1 } }];
    const page = await openPage();
    await page.send(owner);
    page.keep(null, true);
    refused = 403;
    await expect(page.send(owner)).rejects.toMatchObject({ status: 403 });
    expect(page.currentRows(owner)).toEqual(account);
    expect(page.refusals).toHaveLength(1);
  });
});

describe('a change', () => {
  beforeEach(() => {
    account = [{ id: 'row', date: day, source: 'manual', values: { steps: 1, weightGrams: 80_000 } }];
  });

  it('of the whole row removes what was cleared', async () => {
    const page = await openPage();
    page.keep({ steps: 2 }, true);
    await page.send(owner);
    expect(account).toMatchObject([{ id: 'row', values: { steps: 2 } }]);
    expect(page.currentRows(owner)?.[0]?.values).toEqual({ steps: 2 });
  });

  it('of a part leaves the rest', async () => {
    const page = await openPage();
    page.keep({ steps: 2 });
    await page.send(owner);
    expect(account[0]?.values).toEqual({ steps: 2, weightGrams: 80_000 });
  });

  it('deletes the row, and a row that is gone already is no error', async () => {
    const page = await openPage();
    page.keep(null, true);
    await page.send(owner);
    page.keep(null, true);
    await page.send(owner);
    expect(account).toEqual([]);
    expect(page.currentRows(owner)).toEqual([]);
  });

  it('that empties a field keeps what another device has stored since', async () => {
    const page = await openPage();
    await page.send(owner);
    const values = { steps: 9, weightGrams: 80_000, restingPulse: 99 };
    account = [{ id: 'row', date: day, source: 'manual', values }];
    page.empty({ weightGrams: null });
    await page.send(owner);
    expect(account[0]?.values).toEqual({ steps: 9, restingPulse: 99 });
    expect(page.currentRows(owner)).toEqual(account);
  });

  it('that empties a field keeps what another device stores at the same moment', async () => {
    const page = await openPage();
    await page.send(owner);
    const values = { steps: 9, weightGrams: 80_000, restingPulse: 99 };
    beforeWrite = () => {
      account = [{ id: 'row', date: day, source: 'manual', values }];
    };
    page.empty({ weightGrams: null });
    await page.send(owner);
    expect(account[0]?.values).toEqual({ steps: 9, restingPulse: 99 });
    expect(page.currentRows(owner)).toEqual(account);
  });

  it('that waits with others of the day does not undo them', async () => {
    isAway = true;
    const page = await openPage();
    page.keep({ steps: 2 });
    page.empty({ weightGrams: null }, { waterMillilitres: 250 });
    page.keep({ restingPulse: 64 });
    await expect(page.send(owner)).rejects.toMatchObject({ code: 'network' });
    isAway = false;
    const values = { weightGrams: 80_000, activeMinutes: 30 };
    account = [{ id: 'row', date: day, source: 'manual', values }];
    const after = await openPage();
    await after.send(owner);
    expect(account[0]?.values).toEqual({
      steps: 2,
      waterMillilitres: 250,
      restingPulse: 64,
      activeMinutes: 30,
    });
  });

  it('that empties what the account no longer has replaces nothing', async () => {
    const page = await openPage();
    await page.send(owner);
    account = [{ id: 'row', date: day, source: 'manual', values: { steps: 1 } }];
    page.empty({ weightGrams: null });
    await page.send(owner);
    page.empty({ weightGrams: null }, { steps: 2 });
    await page.send(owner);
    expect(account).toMatchObject([{ id: 'row', values: { steps: 2 } }]);
    page.empty({ steps: null });
    await page.send(owner);
    expect(account).toEqual([]);
    expect(page.currentRows(owner)).toEqual([]);
  });

  it('that moves the values away deletes the row, unless another device has stored others since', async () => {
    const page = await openPage();
    await page.send(owner);
    const moved = { steps: 1, weightGrams: 80_000 };
    page.empty(moved);
    expect(page.currentRows(owner)).toEqual([]);
    await page.send(owner);
    expect(account).toEqual([]);
    account = [{ id: 'new', date: day, source: 'manual', values: { steps: 1, weightGrams: 79_000 } }];
    page.empty(moved);
    await page.send(owner);
    expect(account[0]?.values).toEqual({ weightGrams: 79_000 });
    account = [];
    page.empty(moved);
    await page.send(owner);
    expect(account).toEqual([]);
  });

  it('creates the row again if another device has deleted it', async () => {
    const page = await openPage();
    await page.send(owner);
    account = [];
    page.keep({ steps: 3 }, true);
    await page.send(owner);
    expect(account).toMatchObject([{ values: { steps: 3 } }]);
  });
});

it('does not add to an account that was never read, and ignores what another version has stored', async () => {
  stored.set('manasik-account-health', '{"owner":1}');
  stored.set('manasik-health-waiting', '{"x":{"y":1}}');
  const page = await openPage();
  expect(page.currentRows(owner)).toBeUndefined();
  await page.send(owner);
  expect(page.currentRows(owner)).toEqual([]);
  expect(asked).toEqual(['GET /api/health/metrics?from=2027-04-10&limit=500']);
});

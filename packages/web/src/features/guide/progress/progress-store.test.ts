import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../../../platform/session/session.ts';

const amina = '00000000-0000-4000-8000-000000000001';

/** The device's storage, which survives the page. */
let deviceStorage: Map<string, string>;
beforeEach(() => {
  deviceStorage = new Map();
  const storage = {
    getItem: (name: string) => deviceStorage.get(name) ?? null,
    setItem: (name: string, text: string) => deviceStorage.set(name, text),
    removeItem: (name: string) => deviceStorage.delete(name),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

/** A new tab, or the page after a reload. It has only what was stored. */
async function openTab() {
  vi.resetModules();
  const { progressStore: store } = await import('./progress-store.ts');
  const { ownerOf } = await import('../../../platform/outbox/record-store.ts');
  const { setUser } = await import('../../../platform/session/session.ts');
  const records = await import('./progress-record.ts');
  const { reset, step } = await import('./counter-store.ts');
  const mark = (owner: string, item: string, done = true) =>
    store.changeRecord(owner, (record) => records.marked(record, item, done, Date.now()));
  const settle = (userId: string | undefined) => {
    if (userId) setUser({ id: userId } as User);
    store.follow();
  };
  return { ...store, ownerOf, reset, step, mark, settle };
}
const counts = () => JSON.parse(deviceStorage.get('manasik-guide-counters') ?? '{}');
const stored = () =>
  JSON.parse(
    deviceStorage.get('manasik-account-whole-guide') ?? deviceStorage.get('manasik-guide') ?? 'null',
  );
const doneOf = (owner: string): string[] => Object.keys(stored()?.[owner]?.marks ?? {}).toSorted();

describe('marks on the device', () => {
  it('survive the page, and belong to the device until someone signs in', async () => {
    const before = await openTab();
    expect(before.ownerOf(undefined)).toBe('device');
    before.mark('device', 'rite:sai');
    const after = await openTab();
    after.mark('device', 'rite:ihram');
    expect(doneOf('device')).toEqual(['rite:ihram', 'rite:sai']);
    after.settle(amina);
    expect([doneOf('device'), doneOf(amina)]).toEqual([[], ['rite:ihram', 'rite:sai']]);
  });

  it('are all kept when two tabs write at once', async () => {
    const one = await openTab();
    const other = await openTab();
    for (const [index, tab] of [one, other, one, other].entries()) tab.mark('device', `dua:number-${index}`);
    expect(doneOf('device')).toEqual(['dua:number-0', 'dua:number-1', 'dua:number-2', 'dua:number-3']);
  });

  it('are removed when their owner signs out, except those not yet sent', async () => {
    const tab = await openTab();
    tab.changeRecord(amina, () => ({
      marks: {
        'rite:sai': { item: 'rite:sai', done: true, changedAt: 1, sent: true },
        'rite:ihram': { item: 'rite:ihram', done: true, changedAt: 1, sent: false },
      },
      choices: null,
    }));
    tab.settle(undefined);
    expect(doneOf(amina)).toEqual(['rite:ihram']);
    expect(tab.ownerOf(undefined)).toBe('device');
  });

  it('stay while the server cannot confirm the session', async () => {
    const tab = await openTab();
    deviceStorage.set('manasik-signed-in', amina);
    tab.changeRecord(amina, () => ({
      marks: { 'rite:sai': { item: 'rite:sai', done: true, changedAt: 1, sent: true } },
      choices: null,
    }));
    tab.settle(undefined);
    expect(tab.ownerOf(undefined)).toBe(amina);
    expect(doneOf(amina)).toEqual(['rite:sai']);
  });

  it.each([
    '{',
    '[]',
    '{"device":{"marks":{"rite:sai":{"item":"rite:sai","done":1}},"choices":null}}',
    '{"device":{"marks":{},"choices":{"kind":"mecca","changedAt":1,"sent":true}}}',
  ])('of an unknown format are ignored: %s', async (text) => {
    deviceStorage.set('manasik-guide', text);
    const tab = await openTab();
    tab.mark('device', 'rite:sai');
    expect(doneOf('device')).toEqual(['rite:sai']);
  });
});

describe('counters on the device', () => {
  it('survive a reload, and two tabs add up', async () => {
    const before = await openTab();
    for (let number = 0; number < 3; number += 1) before.step('sai/laps', 'laps', 1);
    const after = await openTab();
    expect(after.step('sai/laps', 'laps', 1)).toBe(true);
    expect(before.step('sai/laps', 'laps', 1)).toBe(true);
    expect(counts()['sai/laps'].count).toBe(5);
  });

  it('stop at the number of the rite and at zero', async () => {
    const tab = await openTab();
    const added = Array.from({ length: 9 }, () => tab.step('umrah/circuits', 'circuits', 1));
    expect(added.filter(Boolean)).toHaveLength(7);
    expect(counts()['umrah/circuits'].count).toBe(7);
    const taken = Array.from({ length: 9 }, () => tab.step('umrah/circuits', 'circuits', -1));
    expect(taken.filter(Boolean)).toHaveLength(7);
    expect(counts()).toEqual({});
  });

  it('can be reset one by one', async () => {
    const tab = await openTab();
    tab.step('umrah/circuits', 'circuits', 1);
    tab.step('sai/laps', 'laps', 1);
    tab.reset('umrah/circuits');
    expect(Object.keys(counts())).toEqual(['sai/laps']);
  });
});

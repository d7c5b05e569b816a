import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { day, owner, StandInHealth } from './stand-in-health.ts';

let health: StandInHealth;
beforeEach(() => {
  health = new StandInHealth();
});
afterEach(() => vi.unstubAllGlobals());

describe('a change', () => {
  beforeEach(() => {
    health.account = [{ id: 'row', date: day, source: 'manual', values: { steps: 1, weightGrams: 80_000 } }];
  });

  it('of the whole row removes what was cleared', async () => {
    const page = await health.openPage();
    page.keep({ steps: 2 }, true);
    await page.send(owner);
    expect(health.account).toMatchObject([{ id: 'row', values: { steps: 2 } }]);
    expect(page.currentRows(owner)?.[0]?.values).toEqual({ steps: 2 });
  });

  it('of a part leaves the rest', async () => {
    const page = await health.openPage();
    page.keep({ steps: 2 });
    await page.send(owner);
    expect(health.account[0]?.values).toEqual({ steps: 2, weightGrams: 80_000 });
  });

  it('deletes the row, and a row that is gone already is no error', async () => {
    const page = await health.openPage();
    page.keep(null, true);
    await page.send(owner);
    page.keep(null, true);
    await page.send(owner);
    expect(health.account).toEqual([]);
    expect(page.currentRows(owner)).toEqual([]);
  });

  it('that empties a field keeps what another device has stored since', async () => {
    const page = await health.openPage();
    await page.send(owner);
    const values = { steps: 9, weightGrams: 80_000, restingPulse: 99 };
    health.account = [{ id: 'row', date: day, source: 'manual', values }];
    page.empty({ weightGrams: null });
    await page.send(owner);
    expect(health.account[0]?.values).toEqual({ steps: 9, restingPulse: 99 });
    expect(page.currentRows(owner)).toEqual(health.account);
  });

  it('that empties a field keeps what another device stores at the same moment', async () => {
    const page = await health.openPage();
    await page.send(owner);
    const values = { steps: 9, weightGrams: 80_000, restingPulse: 99 };
    health.beforeWrite = () => {
      health.account = [{ id: 'row', date: day, source: 'manual', values }];
    };
    page.empty({ weightGrams: null });
    await page.send(owner);
    expect(health.account[0]?.values).toEqual({ steps: 9, restingPulse: 99 });
    expect(page.currentRows(owner)).toEqual(health.account);
  });

  it('that waits with others of the day does not undo them', async () => {
    health.isAway = true;
    const page = await health.openPage();
    page.keep({ steps: 2 });
    page.empty({ weightGrams: null }, { waterMillilitres: 250 });
    page.keep({ restingPulse: 64 });
    await expect(page.send(owner)).rejects.toMatchObject({ code: 'network' });
    health.isAway = false;
    const values = { weightGrams: 80_000, activeMinutes: 30 };
    health.account = [{ id: 'row', date: day, source: 'manual', values }];
    const after = await health.openPage();
    await after.send(owner);
    expect(health.account[0]?.values).toEqual({
      steps: 2,
      waterMillilitres: 250,
      restingPulse: 64,
      activeMinutes: 30,
    });
  });

  it('that empties what the account no longer has replaces nothing', async () => {
    const page = await health.openPage();
    await page.send(owner);
    health.account = [{ id: 'row', date: day, source: 'manual', values: { steps: 1 } }];
    page.empty({ weightGrams: null });
    await page.send(owner);
    page.empty({ weightGrams: null }, { steps: 2 });
    await page.send(owner);
    expect(health.account).toMatchObject([{ id: 'row', values: { steps: 2 } }]);
    page.empty({ steps: null });
    await page.send(owner);
    expect(health.account).toEqual([]);
    expect(page.currentRows(owner)).toEqual([]);
  });

  it('that moves the values away deletes the row, unless another device has stored others since', async () => {
    const page = await health.openPage();
    await page.send(owner);
    const moved = { steps: 1, weightGrams: 80_000 };
    page.empty(moved);
    expect(page.currentRows(owner)).toEqual([]);
    await page.send(owner);
    expect(health.account).toEqual([]);
    health.account = [{ id: 'new', date: day, source: 'manual', values: { steps: 1, weightGrams: 79_000 } }];
    page.empty(moved);
    await page.send(owner);
    expect(health.account[0]?.values).toEqual({ weightGrams: 79_000 });
    health.account = [];
    page.empty(moved);
    await page.send(owner);
    expect(health.account).toEqual([]);
  });

  it('creates the row again if another device has deleted it', async () => {
    const page = await health.openPage();
    await page.send(owner);
    health.account = [];
    page.keep({ steps: 3 }, true);
    await page.send(owner);
    expect(health.account).toMatchObject([{ values: { steps: 3 } }]);
  });
});

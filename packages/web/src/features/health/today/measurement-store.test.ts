import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { day, other, owner, StandInHealth } from './stand-in-health.ts';

let health: StandInHealth;
beforeEach(() => {
  health = new StandInHealth();
});
afterEach(() => vi.unstubAllGlobals());

describe('an entry made offline', () => {
  it('survives the page, and is sent when the network is back', async () => {
    health.isAway = true;
    const before = await health.openPage();
    before.keep({ steps: 4000 });
    before.keep({ waterMillilitres: 250 });
    await expect(before.send(owner)).rejects.toMatchObject({ code: 'network' });

    const after = await health.openPage();
    health.isAway = false;
    await after.send(owner);
    expect(health.account).toMatchObject([
      { date: day, source: 'manual', values: { steps: 4000, waterMillilitres: 250 } },
    ]);
    expect([...health.stored.keys()]).toEqual(['manasik-account-health']);
    expect(after.currentRows(owner)).toEqual(health.account);
  });

  it('waits for its owner: no other account sends it', async () => {
    const page = await health.openPage();
    page.keep({ steps: 4000 });
    await page.send(other);
    expect(health.account).toEqual([]);
    await page.send(owner);
    expect(health.account).toHaveLength(1);
  });

  it('stays with its reason if the account refuses it, and is sent again only on request', async () => {
    const page = await health.openPage();
    page.keep({ steps: 4000 });
    health.refused = 400;
    await expect(page.send(owner)).rejects.toMatchObject({ status: 400 });
    expect(page.refusals).toHaveLength(1);

    const after = await health.openPage();
    health.refused = 0;
    await after.send(owner);
    expect(health.account).toEqual([]);
    expect(after.currentRows(owner)).toMatchObject([
      { date: day, values: { steps: 4000 }, refused: { code: 'request.invalid' } },
    ]);
    after.retryRefused(owner);
    await after.send(owner);
    expect(health.account).toMatchObject([{ date: day, values: { steps: 4000 } }]);
    expect([...health.stored.keys()]).toEqual(['manasik-account-health']);
  });

  it('is erased with the session if the account has refused it, and stays if it was not sent yet', async () => {
    const refusal = { refused: { code: 'request.invalid', fields: [] } };
    // An earlier version stored both together.
    const change = { values: { steps: 4000 }, isWhole: false, at: 1 };
    const changes = { [`${day}:manual`]: { ...change, ...refusal }, '2027-05-09:manual': change };
    health.stored.set('manasik-health-waiting', JSON.stringify({ [owner]: changes, [other]: changes }));
    health.isAway = true;
    const page = await health.openPage();
    await expect(page.send(owner)).rejects.toMatchObject({ code: 'network' });
    for (const name of health.stored.keys())
      if (name.startsWith('manasik-account-')) health.stored.delete(name);

    expect(JSON.parse(health.stored.get('manasik-health-waiting') ?? '')[owner]).toEqual({
      '2027-05-09:manual': change,
    });
    health.isAway = false;
    const after = await health.openPage();
    await after.send(owner);
    expect(health.account).toMatchObject([{ date: '2027-05-09' }]);
    expect(after.currentRows(owner)).toEqual(health.account);
  });

  it('is sent again when it is corrected, and does not keep others from being sent', async () => {
    const page = await health.openPage();
    page.keep({ steps: 4000 });
    health.refused = 400;
    await expect(page.send(owner)).rejects.toMatchObject({ status: 400 });
    health.refused = 0;
    page.keep({ steps: 3000 }, false, '2027-05-09');
    await page.send(owner);
    expect(health.account).toHaveLength(1);
    page.keep({ steps: 4100 }, true);
    await page.send(owner);
    expect(health.account).toMatchObject([{ date: '2027-05-09' }, { date: day, values: { steps: 4100 } }]);
  });

  it('that deletes a row is dropped if it is refused, and the row is shown again', async () => {
    health.account = [{ id: 'row', date: day, source: 'manual', values: { steps: 1 } }];
    const page = await health.openPage();
    await page.send(owner);
    page.keep(null, true);
    health.refused = 403;
    await expect(page.send(owner)).rejects.toMatchObject({ status: 403 });
    expect(page.currentRows(owner)).toEqual(health.account);
    expect(page.refusals).toHaveLength(1);
  });
});

it('does not add to an account that was never read, and ignores what another version has stored', async () => {
  health.stored.set('manasik-account-health', '{"owner":1}');
  health.stored.set('manasik-health-waiting', '{"x":{"y":1}}');
  const page = await health.openPage();
  expect(page.currentRows(owner)).toBeUndefined();
  await page.send(owner);
  expect(page.currentRows(owner)).toEqual([]);
  expect(health.asked).toEqual(['GET /api/health/metrics?from=2027-04-10&limit=500']);
});

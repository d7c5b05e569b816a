import type { PrayerTimes } from '@manasik/contract/times';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, register, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const makkah = { lat: '21.4225', lon: '39.8262' };
const savedMakkah = {
  name: 'Makkah',
  country: 'SA',
  latitude: 21.4225,
  longitude: 39.8262,
  timezone: 'Asia/Riyadh',
};
const times = (query: Record<string, string>, client = test.visitor()) =>
  client.get<PrayerTimes>('/api/prayer-times', { query });

const minutes = (time: string | null): number => Number(time?.slice(0, 2)) * 60 + Number(time?.slice(3));

describe('prayer times', () => {
  it('are those of the place, in its own zone, by the method of its country', async () => {
    const { status, body } = await times({ ...makkah, date: '2026-11-21' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      date: '2026-11-21',
      timezone: 'Asia/Riyadh',
      method: 'UmmAlQura',
      madhab: 'shafi',
      reasons: {},
    });
    const inOrder = [body.fajr, body.sunrise, body.dhuhr, body.asr, body.maghrib, body.isha];
    for (const time of [...inOrder, body.tomorrowFajr]) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    expect(inOrder).toEqual(inOrder.map(String).toSorted());
  });

  it('follow the request rather than the country', async () => {
    const date = '2026-11-21';
    const usual = (await times({ ...makkah, date })).body;
    const asked = (
      await times({ ...makkah, date, method: 'Karachi', madhab: 'hanafi', timezone: 'Europe/London' })
    ).body;
    expect(asked).toMatchObject({ method: 'Karachi', madhab: 'hanafi', timezone: 'Europe/London' });
    expect(asked.asr).not.toBe(usual.asr);
  });

  it('are for today unless a date is given', async () => {
    test.clock.set(new Date('2027-05-14T22:00:00Z'));
    expect((await times(makkah)).body.date).toBe('2027-05-15');
    expect((await times({ ...makkah, timezone: 'UTC' })).body.date).toBe('2027-05-14');
    test.clock.set(new Date());
  });

  it('require a place: the requested one, otherwise the saved one', async () => {
    expect(await times({})).toMatchObject({
      status: 400,
      body: { code: 'location.missing', fields: { lat: 'required', lon: 'required' } },
    });
    expect(await times({ lat: '21' })).toMatchObject({
      status: 400,
      body: { code: 'location.missing', fields: { lon: 'required' } },
    });
    const { client } = await register(test);
    expect(await times({}, client)).toMatchObject({ status: 400, body: { code: 'location.missing' } });
    await client.patch('/api/auth/user', { currentLocation: savedMakkah });
    const saved = await times({ date: '2026-11-21' }, client);
    expect([saved.status, saved.body]).toEqual([200, (await times({ ...makkah, date: '2026-11-21' })).body]);
    expect(await times({ lon: '39' }, client)).toMatchObject({
      status: 400,
      body: { code: 'location.missing' },
    });
  });

  it('follow the user’s settings, which the query overrides', async () => {
    const { client } = await register(test);
    await client.patch('/api/auth/user', { currentLocation: savedMakkah });
    await client.put('/api/settings', { method: 'Egyptian', madhab: 'hanafi' });
    expect((await times({}, client)).body).toMatchObject({ method: 'Egyptian', madhab: 'hanafi' });
    expect((await times({ madhab: 'shafi' }, client)).body).toMatchObject({
      method: 'Egyptian',
      madhab: 'shafi',
    });
    expect((await times(makkah)).body).toMatchObject({ method: 'UmmAlQura', madhab: 'shafi' });
  });

  it('include the minutes that the user adds, and nobody else’s', async () => {
    const { client } = await register(test);
    const asked = { ...makkah, date: '2026-11-21' };
    const plain = (await times(asked, client)).body;
    const prayerOffsets = { fajr: 3, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: -2 };
    await client.put('/api/settings', { prayerOffsets });
    const { status, body } = await times(asked, client);
    expect(status).toBe(200);
    expect(minutes(body.fajr) - minutes(plain.fajr)).toBe(3);
    expect(minutes(body.tomorrowFajr) - minutes(plain.tomorrowFajr)).toBe(3);
    expect(minutes(body.isha) - minutes(plain.isha)).toBe(-2);
    const { fajr, tomorrowFajr, isha, instants } = plain;
    expect(Date.parse(body.instants.fajr ?? '') - Date.parse(instants.fajr ?? '')).toBe(180_000);
    expect({ ...body, fajr, tomorrowFajr, isha, instants }).toEqual(plain);
    expect((await times(asked)).body).toEqual(plain);
  });

  it('of a saved place without a country differ from those of its coordinates', async () => {
    const { client } = await register(test);
    await client.patch('/api/auth/user', { currentLocation: { ...savedMakkah, country: null } });
    const date = '2026-12-01';
    expect((await times({ date }, client)).body.method).toBe('MuslimWorldLeague');
    expect((await times({ ...makkah, date }, client)).body.method).toBe('UmmAlQura');
  });

  it('include instants, which show the day of a time after midnight', async () => {
    const reykjavik = { lat: '64.15', lon: '-21.94', timezone: 'Atlantic/Reykjavik', date: '2026-06-21' };
    const { body } = await times({ ...reykjavik, method: 'MuslimWorldLeague' });
    expect(body.maghrib).toBe('00:04');
    expect(body.instants.maghrib).toBe('2026-06-22T00:04:00.000Z');

    const inMakkah = (await times({ ...makkah, date: '2026-11-21' })).body;
    const names = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha', 'tomorrowFajr'] as const;
    for (const name of names) {
      const day = name === 'tomorrowFajr' ? '2026-11-22' : '2026-11-21';
      const instant = new Date(`${day}T${inMakkah[name]}:00+03:00`).toISOString();
      expect(inMakkah.instants[name]).toBe(instant);
    }
  });

  it.each([
    ['MY', '3.1412', '101.68653', 'JAKIM'],
    ['ID', '-6.1862', '106.8341', 'Kemenag'],
    ['MA', '33.5945', '-7.62', 'Habous'],
    ['CA', '43.52048', '-79.65326', 'MoonsightingCommittee'],
  ])(
    'follow the authority of the country %s, also for accounts that never chose a method',
    async (_, lat, lon, method) => {
      const { client } = await register(test);
      expect((await times({ lat, lon, date: '2026-11-21' }, client)).body.method).toBe(method);
    },
  );

  it('support the methods of authorities that a user chooses', async () => {
    const { client } = await register(test);
    for (const method of ['JAKIM', 'Kemenag', 'Habous', 'Tunisia', 'Algeria'] as const) {
      expect((await client.put('/api/settings', { method })).status).toBe(200);
      expect((await times({ ...makkah, date: '2026-11-21' }, client)).body.method).toBe(method);
    }
  });

  it('are null with the reason when they do not exist', async () => {
    const { status, body } = await times({ lat: '78.22', lon: '15.65', date: '2026-12-21' });
    expect(status).toBe(200);
    expect([body.sunrise, body.maghrib]).toEqual([null, null]);
    expect(Object.keys(body.reasons)).toEqual(expect.arrayContaining(['sunrise', 'maghrib']));
    for (const name of ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha', 'tomorrowFajr'] as const) {
      expect(body[name] === null).toBe(name in body.reasons);
      expect(body.instants[name] === null).toBe(name in body.reasons);
    }
  });

  it.each([
    ['90', '0'],
    ['-90', '180'],
    ['-0', '-180'],
    ['0.000000000000001', '179.999999999999'],
  ])('are answered at the ends of the earth: %s, %s', async (lat, lon) => {
    for (const date of ['1900-01-01', '2076-12-31', '2028-02-29']) {
      expect((await times({ lat, lon, date })).status).toBe(200);
    }
  });

  it.each([
    [{ ...makkah, date: '1899-12-31' }, { date: 'format' }],
    [{ ...makkah, date: '2077-01-01' }, { date: 'format' }],
    [{ ...makkah, date: '2023-02-30' }, { date: 'format' }],
    [{ ...makkah, date: '2023-2-3' }, { date: 'format' }],
    [{ lat: '90.1', lon: '0' }, { lat: 'tooBig' }],
    [{ lat: '0', lon: '-180.5' }, { lon: 'tooSmall' }],
    [{ lat: '', lon: '0' }, { lat: 'format' }],
    [
      { lat: '1e1', lon: '0x10' },
      { lat: 'format', lon: 'format' },
    ],
    [
      { lat: 'NaN', lon: 'Infinity' },
      { lat: 'format', lon: 'format' },
    ],
    [{ ...makkah, timezone: 'Nowhere' }, { timezone: 'format' }],
    [{ ...makkah, method: 'ummalqura' }, { method: 'format' }],
    [{ ...makkah, latitude: '1' }, { latitude: 'unknown' }],
  ])('refuse %j', async (query, fields) => {
    expect(await times(query)).toMatchObject({ status: 400, body: { code: 'request.invalid', fields } });
  });
});

const qibla = (query: Record<string, string>, client = test.visitor()) => client.get('/api/qibla', { query });

describe('the Qibla', () => {
  it('is the bearing from a place', async () => {
    const { status, body } = await qibla({ lat: '51.5074', lon: '-0.1278' });
    expect(status).toBe(200);
    expect(body).toEqual({ direction: expect.closeTo(119, 0), compass: 'ESE' });
  });

  it('uses the saved place if the query has none, and is refused without either', async () => {
    const { client } = await register(test);
    expect(await qibla({}, client)).toMatchObject({ status: 400, body: { code: 'location.missing' } });
    const currentLocation = { ...savedMakkah, name: 'London', latitude: 51.5074, longitude: -0.1278 };
    await client.patch('/api/auth/user', { currentLocation });
    expect((await qibla({}, client)).body).toMatchObject({ compass: 'ESE' });
    expect(await qibla({ lat: '1' }, client)).toMatchObject({
      status: 400,
      body: { code: 'location.missing', fields: { lon: 'required' } },
    });
    expect(await qibla({ lat: '91', lon: '0' })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', fields: { lat: 'tooBig' } },
    });
  });
});

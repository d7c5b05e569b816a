import { describe, expect, it } from 'vitest';
import { countryName } from './country-name.ts';
import { devicePosition, PositionError } from '../../platform/device/device-position.ts';
import { locationOfCity, locationOfFix, placeOfFix } from './saved-location.ts';

const makkah = {
  id: 104_515,
  name: 'Mecca',
  country: 'SA',
  latitude: 21.42664,
  longitude: 39.82563,
  timezone: 'Asia/Riyadh',
};

const failing = (code: number): Geolocation => ({
  getCurrentPosition: (_found, failed) =>
    failed?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
  watchPosition: () => 0,
  clearWatch: () => {},
});

const reason = async (geolocation: Geolocation | undefined) => {
  const failure: unknown = await devicePosition(geolocation).catch((error: unknown) => error);
  return failure instanceof PositionError ? failure.reason : failure;
};

describe('devicePosition', () => {
  it('reports how the device failed', async () => {
    expect(await reason(undefined)).toBe('unsupported');
    expect(await reason(failing(1))).toBe('denied');
    expect(await reason(failing(2))).toBe('unavailable');
    expect(await reason(failing(3))).toBe('slow');
    expect(await reason(failing(99))).toBe('unavailable');
  });
});

describe('a saved location', () => {
  it('keeps the parts of a city that the account stores', () => {
    expect(locationOfCity(makkah)).toEqual({
      name: 'Mecca',
      country: 'SA',
      latitude: 21.42664,
      longitude: 39.82563,
      timezone: 'Asia/Riyadh',
    });
  });

  it('names a fix by the nearest city and rounds its coordinates', () => {
    const fix = { latitude: 21.3512345, longitude: -0.0000001 };
    expect(locationOfFix(fix, { city: makkah, timezone: 'Asia/Riyadh' }, 'nowhere')).toEqual({
      name: 'Mecca',
      country: 'SA',
      latitude: 21.351,
      longitude: -0,
      timezone: 'Asia/Riyadh',
    });
  });

  it('is named by its coordinates far from any city', () => {
    const fix = { latitude: -45, longitude: -140 };
    expect(locationOfFix(fix, { city: null, timezone: 'Etc/GMT+9' }, '-45, -140')).toMatchObject({
      name: '-45, -140',
      country: null,
      timezone: 'Etc/GMT+9',
    });
  });
});

const answering = async () => ({ city: makkah, timezone: 'Asia/Riyadh' });
const away = () => Promise.reject(new Error('no network'));
const silent = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

describe('a fix of the device', () => {
  const fix = { latitude: 21.351, longitude: 39.984 };
  const naming = { deviceZone: 'Asia/Riyadh', nameless: '21.351, 39.984', patienceMs: 20 };
  const byItself = {
    name: '21.351, 39.984',
    country: null,
    latitude: 21.351,
    longitude: 39.984,
    timezone: 'Asia/Riyadh',
  };

  it('is named by the server when it answers', async () => {
    expect(await placeOfFix(fix, { ...naming, ask: answering })).toMatchObject({
      name: 'Mecca',
      country: 'SA',
    });
  });

  it('works without the server, in the time zone of the device', async () => {
    expect(await placeOfFix(fix, { ...naming, ask: away })).toEqual(byItself);
  });

  it('does not wait for a server that never answers', async () => {
    expect(await placeOfFix(fix, { ...naming, ask: silent })).toEqual(byItself);
  });
});

describe('countryName', () => {
  it('uses the language of the page and returns an unknown code unchanged', () => {
    expect(countryName('SA', 'fr')).toBe('Arabie saoudite');
    expect(countryName('not a code', 'en')).toBe('not a code');
  });
});

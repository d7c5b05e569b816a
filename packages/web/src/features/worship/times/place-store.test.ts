import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentUser, setUser, type User } from '../../../platform/session/session.ts';
import { correctKeptZone, keptPlace, onPlaceRefused, placeOutbox, takePlace } from './place-store.ts';

const makkah = {
  name: 'Makkah',
  country: 'SA',
  latitude: 21.42664,
  longitude: 39.82563,
  timezone: 'Asia/Riyadh',
};
const madinah = { ...makkah, name: 'Madinah', latitude: 24.46861, longitude: 39.61417 };
const amina: User = {
  id: '5b2f7f2e-8f0e-4b6e-9d39-3a7b2f9f2d11',
  email: 'amina@example.org',
  firstName: 'Amina',
  lastName: 'Karim',
  currentLocation: makkah,
  hajjDate: null,
};

const answer = vi.fn<() => Promise<Response>>();
const saved = async () => Response.json({ ...amina, currentLocation: madinah });
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const refusedWith = (status: number) => async () =>
  Response.json({ code: 'request.invalid', message: 'no' }, { status });

const answers = (timezone: string, city: object | null) =>
  answer.mockImplementation(async () => Response.json({ city, timezone }));
const keptZone = () => keptPlace.get()?.place.timezone;

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: {} } }));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.stubGlobal('fetch', answer);
  answer.mockReset();
  keptPlace.set(null);
  setUser(null);
  stop = placeOutbox.start();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a chosen place', () => {
  it('stays on the device of a visitor without a request', async () => {
    await takePlace(makkah);
    expect(keptPlace.get()).toEqual({ place: makkah, owner: 'device', hasExactZone: true });
    expect(answer).not.toHaveBeenCalled();
  });

  it('is saved to the account', async () => {
    setUser(amina);
    answer.mockImplementation(saved);
    await takePlace(madinah);
    expect(keptPlace.get()).toEqual({ place: madinah, owner: 'account', account: amina.id });
  });

  it.each([0, 429, 503])('is kept when the answer is %i, and sent later', async (status) => {
    setUser(amina);
    answer.mockImplementation(status === 0 ? noNetwork : refusedWith(status));
    await takePlace(madinah);
    expect(keptPlace.get()).toMatchObject({ place: madinah, unsentFor: amina.id });
    expect(currentUser()?.currentLocation).toEqual(madinah);

    answer.mockReset().mockImplementation(saved);
    await vi.advanceTimersByTimeAsync(2000);
    expect(answer).toHaveBeenCalledTimes(1);
    expect(keptPlace.get()).toEqual({ place: madinah, owner: 'account', account: amina.id });
  });

  it('is not sent to another account', async () => {
    setUser(amina);
    answer.mockImplementation(noNetwork);
    await takePlace(madinah);
    answer.mockReset().mockImplementation(saved);
    setUser({ ...amina, id: '00000000-0000-4000-8000-000000000000' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answer).not.toHaveBeenCalled();
  });

  it('is replaced by the place of the account when the server refuses it, with the reason shown', async () => {
    setUser(amina);
    const refusals: number[] = [];
    onPlaceRefused(({ status }) => refusals.push(status));
    answer.mockImplementationOnce(refusedWith(400)).mockImplementation(async () => Response.json(amina));
    await takePlace(madinah);
    await vi.advanceTimersByTimeAsync(0);
    expect([refusals, keptPlace.get(), currentUser()?.currentLocation]).toEqual([[400], null, makkah]);
  });

  it('is the latest when two are chosen at once', async () => {
    setUser(amina);
    const waiting: ((reply: Response) => void)[] = [];
    answer.mockImplementationOnce(() => new Promise((resolve) => waiting.push(resolve)));
    const first = takePlace(makkah);
    await vi.advanceTimersByTimeAsync(0);
    answer.mockImplementation(saved);
    const second = takePlace(madinah);
    waiting[0]?.(Response.json({ ...amina, currentLocation: makkah }));
    await Promise.all([first, second]);
    expect(keptPlace.get()?.place).toEqual(madinah);
  });
});

describe('the zone of a place stored long ago', () => {
  const chaman = { ...makkah, name: 'Chaman', country: 'PK', latitude: 30.921, longitude: 66.45972 };
  const { timezone: _zone, ...listed } = chaman;

  it('is updated to that of the chosen city with one request', async () => {
    keptPlace.set({ place: { ...chaman, timezone: 'Asia/Kabul' }, owner: 'device' });
    answers('Asia/Kabul', { id: 1, ...listed, timezone: 'Asia/Karachi' });
    await correctKeptZone();
    expect(keptZone()).toBe('Asia/Karachi');
    await correctKeptZone();
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('is updated to that of the coordinates away from the city', async () => {
    keptPlace.set({ place: { ...chaman, latitude: 30.8, timezone: 'Asia/Kabul' }, owner: 'device' });
    answers('Asia/Karachi', { id: 1, ...listed, timezone: 'Asia/Kabul' });
    await correctKeptZone();
    expect(keptZone()).toBe('Asia/Karachi');
  });

  it('is kept without a network, and requested again later', async () => {
    keptPlace.set({ place: { ...chaman, timezone: 'Asia/Kabul' }, owner: 'device' });
    answer.mockImplementation(noNetwork);
    await expect(correctKeptZone()).rejects.toMatchObject({ code: 'network' });
    expect(keptZone()).toBe('Asia/Kabul');
    expect(keptPlace.get()?.hasExactZone).toBeUndefined();
  });

  it('is not requested where the device gave it, nor for an account', async () => {
    keptPlace.set({ place: { ...chaman, country: null, timezone: 'Asia/Kabul' }, owner: 'device' });
    await correctKeptZone();
    keptPlace.set({ place: chaman, owner: 'account', account: amina.id });
    await correctKeptZone();
    expect(answer).not.toHaveBeenCalled();
  });
});

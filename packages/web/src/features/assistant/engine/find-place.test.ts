import { afterEach, describe, expect, it, vi } from 'vitest';
import { placeFinder } from './find-place.ts';

afterEach(() => vi.unstubAllGlobals());

const city = (name: string) => ({
  id: 1,
  name,
  country: 'FR',
  latitude: 48.9,
  longitude: 2.4,
  timezone: 'Europe/Paris',
});

function finder(names: readonly string[] | null, isOnline = true) {
  const fetched = vi.fn<() => Promise<Response>>(async () => {
    if (!names) throw new TypeError('no network');
    return Response.json({ cities: names.map(city) });
  });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: isOnline });
  return { find: placeFinder('en'), fetched };
}

describe('a place that a question names', () => {
  it('is the city of exactly this name, however it is spelled', async () => {
    const { find } = finder(['Paris 15', 'Paris']);
    expect(await find('PARÍS')).toMatchObject({ name: 'Paris', timeZone: 'Europe/Paris' });
  });

  it('is not a city whose name only begins with the word', async () => {
    expect(await finder(['Paris']).find('Par')).toBeNull();
  });

  it('is asked for no more after a failure', async () => {
    const { find, fetched } = finder(null);
    expect(await find('Paris')).toBeNull();
    expect(await find('Lyon')).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is not asked for offline', async () => {
    const { find, fetched } = finder(['Paris'], false);
    expect(await find('Paris')).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });
});

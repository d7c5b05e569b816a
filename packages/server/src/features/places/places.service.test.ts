import { beforeAll, describe, expect, it } from 'vitest';
import { createPlacesService } from './places.service.ts';

const places = createPlacesService();
const makkah = 104515;
const kaaba = [21.4225, 39.8262] as const;

const labels = async (query: string): Promise<string[]> =>
  (await places.search(query)).map(({ name, country }) => `${name} ${country}`);

beforeAll(() => places.load());

describe('search', () => {
  it.each([
    'Makkah',
    'mecca',
    'MAKKA',
    'La Mecque',
    'mecque',
    'Mekka',
    'La Mecca',
    'La Meca',
    'Мекка',
    'مكة',
    'مَكَّة المُكَرَّمَة',
    'مكه',
    'مکہ',
    'مکہ مکرمہ',
    'મક્કા',
    'মক্কা',
  ])('finds Makkah as %s', async (query) => {
    const [first] = await places.search(query);
    expect(first?.id).toBe(makkah);
  });

  it.each([
    ['medina', 'Madinah SA'],
    ['المدينة', 'Madinah SA'],
    ['Jiddah', 'Jeddah SA'],
    ['Köln', 'Cologne DE'],
    ['koln', 'Cologne DE'],
    ['muenchen', 'Munich DE'],
    ["ta'if", 'Taif SA'],
    ['رياض', 'Riyadh SA'],
    ['الرياض', 'Riyadh SA'],
    ['كراتشى', 'Karachi PK'],
    ['saint etienne', 'Saint-Étienne FR'],
    ['الاسكندريه', 'Alexandria EG'],
    ['Bombay', 'Mumbai IN'],
    ['sanliurfa', 'Şanlıurfa TR'],
    ['Lester', 'Leicester GB'],
    ['Dehli', 'Delhi IN'],
    ['Lahroe', 'Lahore PK'],
  ])('finds %s to be %s', async (query, label) => {
    expect((await labels(query))[0]).toBe(label);
  });

  it('puts the largest city with the exact name first', async () => {
    expect((await labels('london')).slice(0, 2)).toEqual(['London GB', 'London CA']);
    expect((await labels('paris'))[0]).toBe('Paris FR');
  });

  it('tells places of one name and country apart by the nearest large city', async () => {
    const found = await places.search('springfield', 'ar');
    const [missouri, ...others] = found.filter(
      ({ name, country }) => name === 'Springfield' && country === 'US',
    );
    expect(missouri?.near).toBe('Columbia');
    expect(others.length).toBeGreaterThan(2);
    expect(others.every(({ near }) => near !== undefined)).toBe(true);
    expect((await places.search('leicester')).find(({ country }) => country === 'GB')?.near).toBeUndefined();
  });

  it('matches later words, after cities with the exact name', async () => {
    const found = await labels('york');
    expect(found[0]).toBe('York GB');
    expect(found).toContain('New York US');
  });

  it('returns each city once, and at most ten', async () => {
    const found = await places.search('s');
    expect(found).toHaveLength(10);
    expect(new Set(found.map(({ id }) => id)).size).toBe(10);
  });

  it('names cities in the requested language, otherwise in English', async () => {
    const nameIn = async (language: 'ar' | 'bn' | 'fr' | 'de') =>
      (await places.search('Makkah', language))[0]?.name;
    expect(await nameIn('ar')).toBe('مكة المكرمة');
    expect(await nameIn('bn')).toBe('মক্কা');
    expect(await nameIn('fr')).toBe('La Mecque');
    expect(await nameIn('de')).toBe('Mekka');
    expect((await places.search('Mekka'))[0]?.name).toBe('Makkah');
  });

  it('returns a city’s location and time zone', async () => {
    const [karachi] = await places.search('karachi');
    expect(karachi).toMatchObject({ id: 1174872, country: 'PK', timezone: 'Asia/Karachi' });
    expect(karachi?.latitude).toBeCloseTo(24.86, 1);
    expect(karachi?.longitude).toBeCloseTo(67.01, 1);
  });

  it.each([
    '.*',
    '^$',
    '(((((',
    '\\',
    '[a-z]+london',
    '%',
    "'; DROP TABLE cities; --",
    '🕋',
    '👨‍👩‍👧‍👦'.repeat(7),
    '\uD800',
    '\uDC00\uD800',
    '\u202Enodnol\u202C',
    '\u0000',
    'ﷺ'.repeat(80),
    '\u0301'.repeat(80),
    'z'.repeat(80),
    '__proto__ of it',
    'constructor',
  ])('finds nothing for %j', async (query) => {
    expect(await places.search(query)).toEqual([]);
  });
});

describe('named', () => {
  it.each([
    ['London', 'en', 'London GB'],
    ['londres', 'fr', 'Londres GB'],
    ['মক্কা', 'bn', 'মক্কা SA'],
    ['Мекка', 'en', 'Makkah SA'],
    ['Birmingham', 'en', 'Birmingham GB'],
  ] as const)('finds the largest city called %s, named in the language %s', async (name, language, label) => {
    const city = await places.named(name, language);
    expect(city && `${city.name} ${city.country}`).toBe(label);
  });

  it.each(['Lond', 'London Bridge Station', 'Londom', '', '!', 'on'])(
    'finds nothing for %j, which is not a whole name',
    async (name) => {
      expect(await places.named(name, 'en')).toBeNull();
    },
  );
});

describe('nearest', () => {
  it('finds Makkah at the Kaaba, in the requested language', async () => {
    expect(await places.nearest(...kaaba)).toMatchObject({
      id: makkah,
      name: 'Makkah',
      timezone: 'Asia/Riyadh',
    });
    expect((await places.nearest(...kaaba, 'ur'))?.name).toBe('مکہ مکرمہ');
  });

  it('finds Madinah at the Prophet’s Mosque', async () => {
    expect((await places.nearest(24.4672, 39.6112))?.name).toBe('Madinah');
  });

  it('finds nothing in mid-ocean', async () => {
    expect(await places.nearest(0, -30)).toBeNull();
  });

  it('finds the same town of Fiji from both sides of the date line', async () => {
    const west = await places.nearest(-16.8, 179.999);
    const east = await places.nearest(-16.8, -179.999);
    expect(west).toMatchObject({ country: 'FJ', timezone: 'Pacific/Fiji' });
    expect(east).toEqual(west);
  });

  it.each([
    [90, 0],
    [-90, 0],
    [90, 180],
    [-90, -180],
    [0, 180],
    [0, -180],
  ])('answers null at the edge of the map, %d %d', async (latitude, longitude) => {
    expect(await places.nearest(latitude, longitude)).toBeNull();
  });

  it('finds the northernmost towns', async () => {
    expect((await places.nearest(78.3, 15.7))?.name).toBe('Longyearbyen');
  });
});

describe('timezoneAt', () => {
  it.each([
    [...kaaba, 'Asia/Riyadh'],
    [22.57, 88.36, 'Asia/Kolkata'],
    [-36.85, 174.76, 'Pacific/Auckland'],
    [51.5, -0.12, 'Europe/London'],
    [0, -30, 'Etc/GMT+2'],
    // Each is a few kilometres from a border, where a coarse map of zones gives the neighbour's zone.
    [3.35, 101.25, 'Asia/Kuala_Lumpur'],
    [-2.533, 140.717, 'Asia/Jayapura'],
    [30.921, 66.4597, 'Asia/Karachi'],
    [39.319, 26.695, 'Europe/Istanbul'],
    [30.96, 61.86, 'Asia/Kabul'],
    [13.4526, 22.4473, 'Africa/Khartoum'],
    [25.982, 89.684, 'Asia/Dhaka'],
    [-8.5586, 125.5736, 'Asia/Dili'],
    [-14.2781, -170.7025, 'Pacific/Pago_Pago'],
    // These areas use two zones.
    [31.9038, 35.2034, 'Asia/Hebron'],
    [42.2252, 43.9668, 'Asia/Tbilisi'],
  ])('at %d %d is %s', (latitude, longitude, timezone) => {
    expect(places.timezoneAt(latitude, longitude)).toBe(timezone);
  });

  it('returns a zone everywhere, including the poles and the date line', () => {
    for (const latitude of [-90, -45, 0, 45, 90]) {
      for (const longitude of [-180, -90, 0, 90, 180]) {
        expect(places.timezoneAt(latitude, longitude)).toMatch(/^[A-Z]\w+\//);
      }
    }
  });
});

describe('the zone of a saved place', () => {
  const chaman = { latitude: 30.921, longitude: 66.46, country: 'PK' };
  const rightZone = (place: object, timezone: string): Promise<string> =>
    places.rightZone({ ...chaman, ...place, timezone }, new Date('2026-11-23T12:00:00Z'));

  it('is corrected if no clock there matches the saved one', async () => {
    expect(await rightZone({}, 'Asia/Kabul')).toBe('Asia/Karachi');
    expect(await rightZone({}, 'Asia/Karachi')).toBe('Asia/Karachi');
    const jayapura = { latitude: -2.533, longitude: 140.717, country: 'ID' };
    expect(await rightZone(jayapura, 'Pacific/Port_Moresby')).toBe('Asia/Jayapura');
    expect(await rightZone(jayapura, 'Asia/Jakarta')).toBe('Asia/Jayapura');
  });

  it('is kept under an old name, and if it is one of two zones in use there', async () => {
    const kolkata = { latitude: 22.57, longitude: 88.36, country: 'IN' };
    expect(await rightZone(kolkata, 'Asia/Calcutta')).toBe('Asia/Calcutta');
    const kashgar = { latitude: 39.47, longitude: 75.98, country: 'CN' };
    expect(await rightZone(kashgar, 'Asia/Shanghai')).toBe('Asia/Shanghai');
    expect(await rightZone(kashgar, 'Asia/Urumqi')).toBe('Asia/Urumqi');
  });

  it('is kept if nothing is known about the place in that country', async () => {
    expect(await rightZone({ country: null }, 'Asia/Kabul')).toBe('Asia/Kabul');
    expect(await rightZone({ country: 'SA' }, 'Asia/Riyadh')).toBe('Asia/Riyadh');
  });
});

describe('countryAt', () => {
  it.each([
    ['the Kaaba', ...kaaba, 'SA'],
    ['the Empty Quarter, far from any town', 19.5, 51, 'SA'],
    ['Geneva, a walk from France', 46.204, 6.143, 'CH'],
    ['Amman', 31.95, 35.93, 'JO'],
    ['Kuwait', 29.37, 47.97, 'KW'],
    ['the sea off Jeddah', 21.4, 38.9, 'SA'],
    ['the Atlantic', 0, -30, null],
    ['the North Pole', 90, 0, null],
  ])('of %s', (_place, latitude, longitude, country) => {
    expect(places.countryAt(latitude, longitude)).toBe(country);
  });
});

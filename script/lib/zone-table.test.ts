import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { offsetMs } from '../../packages/core/src/calendar/zone-clock.ts';
import { publishedZones } from './published-zones.ts';
import { makeZoneTable, offsetAt, writeZoneTable } from './zone-table.ts';

const hour = 3_600_000;

describe('the table of zones', () => {
  it('matches the output of the script for the installed moment-timezone', () => {
    const file = readFileSync(
      new URL('../../packages/core/src/calendar/zone-table.json', import.meta.url),
      'utf8',
    );
    expect(file).toBe(writeZoneTable(makeZoneTable(publishedZones)));
  });

  it('has the published offset in every zone before and after every change, and at every noon, until the end of 2076', () => {
    const wrong: string[] = [];
    const compare = (name: string, instant: number, zone: Parameters<typeof offsetAt>[0]): void => {
      if (offsetMs(name, instant) !== offsetAt(zone, instant) * 60_000)
        wrong.push(`${name} ${new Date(instant).toISOString()}`);
    };
    for (const name of publishedZones.names) {
      const zone = publishedZones.zone(name);
      if (!zone) throw new Error(`${name} has no rules`);
      for (const until of zone.untils) {
        if (until === null || until < Date.UTC(2022, 0, 2) || until > Date.UTC(2077, 0, 1)) continue;
        compare(name, until - 1, zone);
        compare(name, until, zone);
      }
      for (let at = Date.UTC(2022, 0, 1, 12); at < Date.UTC(2077, 0, 1); at += 5 * 24 * hour)
        compare(name, at, zone);
    }
    expect(wrong).toEqual([]);
  });

  it('is not generated for a release whose newest change has not been chosen', () => {
    expect(() => makeZoneTable({ ...publishedZones, version: '2027a' })).toThrow('choose newestChange');
  });
});

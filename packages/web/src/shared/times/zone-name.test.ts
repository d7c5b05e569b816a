import { describe, expect, it } from 'vitest';
import { platformZone } from '@manasik/core/calendar/platform-clock';
import { offsetMs } from '@manasik/core/calendar/zone-clock';
import { zoneName } from './zone-name.ts';

const november = new Date('2026-11-23T12:00:00Z');

describe('the name of a zone', () => {
  it('is in the language of the page', () => {
    expect(zoneName('Asia/Riyadh', november, 'en')).toBe('Arabian Standard Time');
    expect(zoneName('Europe/Berlin', november, 'fr')).toBe('heure normale d’Europe centrale');
  });

  it('always matches the shown time', () => {
    const instant = november.getTime();
    for (const zone of ['America/Winnipeg', 'America/Inuvik', 'America/Havana']) {
      const isKnown = platformZone(zone)?.stretchAt(instant).offset === offsetMs(zone, instant);
      const hours = offsetMs(zone, instant) / 3_600_000;
      const name = zoneName(zone, november, 'en');
      expect({ zone, isOffset: name === `GMT-0${-hours}:00` }).toEqual({ zone, isOffset: !isKnown });
    }
  });
});

import { describe, expect, it } from 'vitest';
import { type Convention, dayView, type Place, zoneOf } from './day-view.ts';

const usual: Convention = { method: null, madhab: 'shafi', highLatitudeRule: null };
const makkah: Place = {
  name: 'Makkah',
  country: 'SA',
  latitude: 21.42664,
  longitude: 39.82563,
  timezone: 'Asia/Riyadh',
};
const london: Place = {
  name: 'London',
  country: 'GB',
  latitude: 51.50853,
  longitude: -0.12574,
  timezone: 'Europe/London',
};
const tromso: Place = {
  name: 'Tromsø',
  country: 'NO',
  latitude: 69.6489,
  longitude: 18.95508,
  timezone: 'Europe/Oslo',
};
const kiritimati: Place = {
  name: 'Kiritimati',
  country: 'KI',
  latitude: 1.87,
  longitude: -157.43,
  timezone: 'Pacific/Kiritimati',
};

const at = (place: Place, instant: string, convention = usual) =>
  dayView(place, convention, new Date(instant));
const states = (view: ReturnType<typeof at>) => view.marks.map(({ id, state }) => `${id} ${state}`);

describe('dayView', () => {
  it('marks past, next and later prayers', () => {
    const view = at(makkah, '2026-01-15T10:00:00Z');
    expect(states(view)).toEqual([
      'fajr past',
      'sunrise past',
      'dhuhr past',
      'asr next',
      'maghrib later',
      'isha later',
    ]);
    expect(view).toMatchObject({ date: '2026-01-15', method: 'UmmAlQura', missing: [] });
    expect(view.now).toBeCloseTo(13 / 24, 5);
  });

  it('does not treat sunrise as a prayer: after Fajr the next is Dhuhr', () => {
    const view = at(makkah, '2026-01-15T03:30:00Z');
    expect(states(view).slice(0, 3)).toEqual(['fajr past', 'sunrise later', 'dhuhr next']);
  });

  it('counts to the Fajr of tomorrow after Isha', () => {
    const view = at(makkah, '2026-01-15T18:00:00Z');
    expect(view.next).toMatchObject({ prayer: 'fajr', day: 'tomorrow', hours: 8 });
    expect(new Set(view.marks.map(({ state }) => state))).toEqual(new Set(['past']));
  });

  it('moves on in the minute a prayer begins, and its countdown never grows before that', () => {
    const next = at(makkah, '2026-01-15T10:00:00Z').next;
    const time = Date.parse(next?.at ?? '');
    const minutesLeft = Array.from({ length: 30 }, (_, step) => {
      const view = dayView(makkah, usual, new Date(time - (30 - step) * 60_000));
      return (view.next?.hours ?? 0) * 60 + (view.next?.minutes ?? 0);
    });
    expect(minutesLeft).toEqual(Array.from({ length: 30 }, (_, step) => 30 - step));
    expect(dayView(makkah, usual, new Date(time)).next?.prayer).toBe('maghrib');
  });

  it('prefers the chosen method to that of the country', () => {
    expect(at(london, '2026-01-15T12:00:00Z').method).toBe('MoonsightingCommittee');
    const set = at(london, '2026-01-15T12:00:00Z', { ...usual, method: 'Turkey' });
    expect(set.method).toBe('Turkey');
  });

  it('reports which times do not exist above the polar circle, and invents none', () => {
    const view = at(tromso, '2026-06-21T10:00:00Z');
    const [group] = view.missing;
    expect(group?.reason).toBe('sunNeverSets');
    expect(group?.times).toEqual(['fajr', 'sunrise', 'maghrib', 'isha']);
    expect(view.marks.find(({ id }) => id === 'maghrib')).toEqual({ id: 'maghrib', at: null });
  });

  it('gives no next prayer when none of the remaining times exists', () => {
    expect(at(tromso, '2026-06-21T20:00:00Z').next).toBeNull();
  });

  it('uses the day of the place, not of the device', () => {
    const view = at(kiritimati, '2026-03-01T11:00:00Z');
    expect(view.date).toBe('2026-03-02');
    expect(view.now).toBeCloseTo(1 / 24, 5);
    expect(view.next).toMatchObject({ prayer: 'fajr', day: 'today' });
  });

  it('keeps an Isha that falls after midnight at the end of its day, and shows last night’s before Fajr', () => {
    const convention: Convention = {
      method: 'MuslimWorldLeague',
      madhab: 'shafi',
      highLatitudeRule: 'TwilightAngle',
    };
    const paris = { ...london, latitude: 48.2, longitude: -4.5, timezone: 'Europe/Paris', country: 'FR' };
    const evening = at(paris, '2026-06-20T12:00:00Z', convention);
    const isha = evening.marks.find(({ id }) => id === 'isha');
    expect(isha?.position).toBe(1);
    const night = at(paris, '2026-06-19T22:01:00Z', convention);
    expect(night.marks[0]).toMatchObject({ id: 'lateIsha', state: 'next' });
    expect(night.next).toMatchObject({ prayer: 'isha', day: 'yesterday' });
  });
});

describe('zoneOf', () => {
  it('falls back to the zone of the device for an unknown zone', () => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(zoneOf({ timezone: 'America/Nowhere' })).toBe(own);
    expect(zoneOf(null)).toBe(own);
    expect(zoneOf(makkah)).toBe('Asia/Riyadh');
  });
});

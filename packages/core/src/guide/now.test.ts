import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasLeftMina, leftMina, stationChange, stationNow } from './now.ts';
import { hajjKinds } from './rites.ts';
import { sequenceOf } from './sequence.ts';

/** By Makkah's clock, which is three hours ahead of UTC. 8 Dhu al-Hijjah 1448 is 14 May 2027 by Umm al-Qura. */
const instant = (day: number, time: string) => new Date(`2027-05-${14 + day - 8}T${time}:00+03:00`);
const at = (day: number, time: string, hasLeft: boolean | null = null) =>
  stationNow(instant(day, time), hasLeft, null);
const placeAt = (...when: Parameters<typeof at>) => {
  const now = at(...when);
  return now && { day: now.day, rite: now.rite };
};

describe('the current station in the Hajj of 1448', () => {
  // On these days Fajr is around 04:17, sunrise 05:40, Dhuhr 12:17 and Maghrib 18:53 at Arafat.
  it.each([
    [7, '23:59', null],
    [8, '00:00', { day: 8, rite: 'tarwiyah' }],
    [8, '23:59', { day: 8, rite: 'tarwiyah' }],
    [9, '03:30', { day: 8, rite: 'tarwiyah' }],
    [9, '05:00', { day: 9, rite: 'arafat' }],
    [9, '12:30', { day: 9, rite: 'arafat' }],
    [9, '18:30', { day: 9, rite: 'arafat' }],
    [9, '19:15', { day: 9, rite: 'muzdalifah' }],
    [10, '00:30', { day: 9, rite: 'muzdalifah' }],
    [10, '05:15', { day: 9, rite: 'muzdalifah' }],
    [10, '06:15', { day: 10, rite: 'stoning' }],
    [10, '18:30', { day: 10, rite: 'stoning' }],
    [10, '19:15', { day: 10, rite: 'mina-nights' }],
    [11, '00:00', { day: 10, rite: 'mina-nights' }],
    [11, '05:00', { day: 11, rite: 'stoning-days' }],
    [11, '11:45', { day: 11, rite: 'stoning-days' }],
    [11, '12:45', { day: 11, rite: 'stoning-days' }],
    [11, '18:30', { day: 11, rite: 'stoning-days' }],
    [11, '19:15', { day: 11, rite: 'mina-nights' }],
    [12, '02:00', { day: 11, rite: 'mina-nights' }],
    [12, '16:00', { day: 12, rite: 'stoning-days' }],
    [12, '23:00', { day: 12, rite: 'mina-nights' }],
    [13, '03:00', { day: 12, rite: 'mina-nights' }],
    [13, '08:00', { day: 13, rite: 'stoning-days' }],
    [13, '13:00', { day: 13, rite: 'stoning-days' }],
    [13, '19:15', null],
    [14, '12:00', null],
  ])('on the %ith at %s: %o', (day, time, station) => {
    expect(placeAt(day, time)).toEqual(station);
  });

  it('changes at the exact minute of the prayer', () => {
    const minutes = Array.from({ length: 24 * 60 }, (_, minute) => {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      return { time, rite: at(9, time)?.rite };
    });
    const changes = minutes.filter(({ rite }, index) => index > 0 && rite !== minutes[index - 1]?.rite);
    expect(changes.map(({ rite }) => rite)).toEqual(['arafat', 'muzdalifah']);
    // The possible range of Fajr and Maghrib in Makkah in May.
    expect(changes[0]?.time).toMatch(/^04:[12]\d$/);
    expect(changes[1]?.time).toMatch(/^18:[45]\d$/);
  });

  it.each([
    [10, '12:30', false],
    [11, '02:00', false],
    [11, '08:00', true],
    [11, '12:45', false],
    [11, '19:15', false],
    [12, '08:00', true],
    [13, '08:00', true],
    [13, '13:00', false],
  ])('on the %ith at %s the rite waits for midday: %o', (day, time, isFromMidday) => {
    expect(at(day, time)?.isFromMidday).toBe(isFromMidday);
  });
});

const changeAt = (day: number, time: string, hasLeft: boolean | null = null) => {
  const change = stationChange(instant(day, time), hasLeft, null);
  return change && [change.by, change.next?.rite ?? null, new Date(change.at).getUTCDate() - 14 + 8];
};

describe('the next change of station', () => {
  it.each([
    [8, '13:00', ['fajr', 'arafat', 9]],
    [9, '13:20', ['maghrib', 'muzdalifah', 9]],
    [9, '22:00', ['sunrise', 'stoning', 10]],
    [10, '09:00', ['maghrib', 'mina-nights', 10]],
    [11, '08:00', ['dhuhr', 'stoning-days', 11]],
    [11, '13:00', ['maghrib', 'mina-nights', 11]],
    [13, '13:00', ['maghrib', null, 13]],
    [14, '12:00', null],
  ])('after %i at %s: %o', (day, time, change) => {
    expect(changeAt(day, time)).toEqual(change);
  });

  it('is the first instant with another station, and none comes before it', () => {
    const change = stationChange(instant(9, '13:20'), null, null);
    const moment = Date.parse(change?.at ?? '');
    expect(stationNow(new Date(moment), null, null)?.rite).toBe('muzdalifah');
    expect(stationNow(new Date(moment - 1000), null, null)?.rite).toBe('arafat');
  });

  it('does not hurry those who have left Mina', () => {
    expect(changeAt(12, '20:00', true)).toBeNull();
  });
});

describe('from sunset on the 12th', () => {
  it.each([
    [12, '18:30', null],
    [12, '19:15', 'unknown'],
    [13, '02:00', 'unknown'],
    [13, '13:00', 'unknown'],
    [11, '19:15', null],
  ])('the guide asks whether the pilgrim has left Mina, on the %ith at %s: %s', (day, time, expected) => {
    expect(at(day, time)?.afterTwelfth).toBe(expected);
  });

  it.each([
    [12, '19:15'],
    [13, '02:00'],
    [13, '08:00'],
    [13, '13:00'],
  ])('those who have left are shown the farewell Tawaf, on the %ith at %s', (day, time) => {
    expect(at(day, time, true)).toMatchObject({
      day: 'leaving',
      rite: 'farewell-tawaf',
      afterTwelfth: 'left',
    });
  });

  it.each([
    [12, '19:15', { day: 12, rite: 'mina-nights' }],
    [13, '02:00', { day: 12, rite: 'mina-nights' }],
    [13, '08:00', { day: 13, rite: 'stoning-days' }],
    [13, '13:00', { day: 13, rite: 'stoning-days' }],
  ])('those who stay have the night and the stoning of the 13th, on the %ith at %s', (day, time, station) => {
    expect(at(day, time, false)).toMatchObject({ ...station, afterTwelfth: 'stays' });
  });

  it('ignores the answer before that, and after the 13th', () => {
    expect(at(12, '16:00', true)).toMatchObject({ day: 12, rite: 'stoning-days' });
    expect(at(13, '19:15', true)).toBeNull();
    expect(at(13, '19:15', false)).toBeNull();
  });

  it('ignores the answer from an earlier Hajj', () => {
    const now = instant(12, '20:00');
    const answer = (changedAt: number, done = true) => hasLeftMina({ item: leftMina, done, changedAt }, now);
    expect(hasLeftMina(undefined, now)).toBeNull();
    expect(answer(now.getTime() - 3_600_000)).toBe(true);
    expect(answer(now.getTime() - 3_600_000, false)).toBe(false);
    expect(answer(instant(12, '20:00').setUTCFullYear(2026))).toBeNull();
  });
});

describe('the current station at any time from 2024 to 2076', () => {
  const instants = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2076-12-31T23:59:59Z'),
    noInvalidDate: true,
  });

  it('always exists, in every sequence on one of its days', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(null, true, false), (moment, hasLeft) => {
        const now = stationNow(moment, hasLeft, null);
        if (now === null) return;
        for (const kind of hajjKinds) {
          const station = sequenceOf(kind, null).find(({ rite }) => rite === now.rite);
          expect(station?.days).toContain(now.day);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('covers five days and some hours of every Hijri year', () => {
    const hourMs = 3_600_000;
    let hours = 0;
    for (let time = Date.UTC(2030, 0, 1); time < Date.UTC(2031, 0, 1); time += hourMs) {
      if (stationNow(new Date(time), null, null) !== null) hours += 1;
    }
    // From midnight of the 8th to Maghrib of the 13th.
    expect(hours).toBeGreaterThanOrEqual(5 * 24 + 17);
    expect(hours).toBeLessThanOrEqual(5 * 24 + 20);
  });
});

describe('the current station after an announcement', () => {
  it('follows the announced dates, one day later or earlier', () => {
    const noon = new Date('2027-05-16T13:00:00+03:00');
    expect(stationNow(noon, null, null)).toMatchObject({ day: 10, rite: 'stoning' });
    expect(stationNow(noon, null, '2027-05-08')).toMatchObject({ day: 9, rite: 'arafat' });
    expect(stationNow(noon, null, '2027-05-06')).toMatchObject({ day: 11, rite: 'stoning-days' });
    expect(stationChange(noon, null, '2027-05-08')).toMatchObject({
      by: 'maghrib',
      next: { rite: 'muzdalifah' },
    });
  });
});

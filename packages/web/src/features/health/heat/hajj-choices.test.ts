import { describe, expect, it } from 'vitest';
import { chosenBefore, dateOf, hajjChoices, plannedDay, readDay, readSite } from './hajj-choices.ts';

describe('the days to plan', () => {
  it('are those of the coming Hajj and the two after it', () => {
    const choices = hajjChoices('2026-11-26', null);
    expect(choices.map(({ hijriYear }) => hijriYear)).toEqual([1448, 1449, 1450]);
    expect(choices[0].first).toBe('2027-05-14');
    expect(dateOf(choices[0], 9)).toBe('2027-05-15');
  });

  it('move with the announced beginning of the month', () => {
    const [first, second] = hajjChoices('2026-11-26', '2027-05-08');
    expect(first).toMatchObject({ hijriYear: 1448, first: '2027-05-15', shift: 1 });
    expect(second?.shift).toBe(0);
  });

  it('begin with the Day of Arafah at Arafat, and during the Hajj with today', () => {
    const before = hajjChoices('2026-11-26', null);
    expect(plannedDay(before, '2026-11-26', {})).toMatchObject({ day: 9, site: 'arafat' });
    const during = hajjChoices('2027-05-17', null);
    expect(plannedDay(during, '2027-05-17', {})).toMatchObject({ day: 11, site: 'mina', date: '2027-05-17' });
  });

  it('follow what was chosen, and the place follows the day until it is chosen', () => {
    const choices = hajjChoices('2026-11-26', null);
    const planned = plannedDay(choices, '2026-11-26', { hijriYear: 1449, day: 10 });
    expect(planned).toMatchObject({ day: 10, site: 'mina' });
    expect(planned.hajj.hijriYear).toBe(1449);
    expect(plannedDay(choices, '2026-11-26', { day: 10, site: 'makkah' }).site).toBe('makkah');
  });

  it('leave a place where no pilgrim is on that day', () => {
    const choices = hajjChoices('2026-11-26', null);
    expect(plannedDay(choices, '2026-11-26', { day: 9, site: 'makkah' }).site).toBe('arafat');
    expect(plannedDay(choices, '2026-11-26', { day: 11, site: 'arafat' }).site).toBe('mina');
  });

  it('keep the last choice, but during the Hajj only one of the same day', () => {
    const kept = { chosen: { day: 10, site: 'mina' }, on: '2026-11-26' } as const;
    const before = hajjChoices('2027-01-02', null)[0];
    expect(chosenBefore(kept, before, '2027-01-02')).toEqual(kept.chosen);
    const during = hajjChoices('2027-05-17', null)[0];
    expect(chosenBefore(kept, during, '2027-05-17')).toEqual({});
    expect(chosenBefore({ ...kept, on: '2027-05-17' }, during, '2027-05-17')).toEqual(kept.chosen);
    expect(chosenBefore(null, before, '2027-01-02')).toEqual({});
  });

  it('are read from the fields, and nothing else is', () => {
    expect([readDay('8'), readDay('14'), readSite('mina'), readSite('madinah')]).toEqual([
      8,
      undefined,
      'mina',
      undefined,
    ]);
  });
});

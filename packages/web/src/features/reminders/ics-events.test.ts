import { timesOfDay } from '@manasik/core/prayer/prayer-times';
import { describe, expect, it } from 'vitest';
import { remindersFile } from './ics-events.ts';
import type { Reminder } from './reminders-store.ts';
import type { ReminderBasis } from './use-due.ts';

const timeZone = 'Asia/Riyadh';
const basis: ReminderBasis = {
  timeZone,
  hasPlace: true,
  optionsFor: (at, timezone) => ({
    timeZone: at.kind === 'prayer' ? timeZone : timezone,
    timesFor: (date) =>
      timesOfDay({
        latitude: 21.4225,
        longitude: 39.8262,
        date,
        timeZone,
        method: 'UmmAlQura',
        madhab: 'shafi',
        highLatitudeRule: 'MiddleOfTheNight',
      }),
  }),
};
const now = new Date('2026-11-26T06:00:00Z');
const reminder = (over: Partial<Reminder>): Reminder => ({
  id: '11111111-1111-4111-8111-111111111111',
  text: 'Take my tablet',
  day: { kind: 'daily' },
  at: { kind: 'clock', time: '08:00' },
  timezone: 'Europe/London',
  startsAt: now.toISOString(),
  doneUntil: null,
  snoozedUntil: null,
  ...over,
});
const file = (...reminders: Reminder[]) =>
  remindersFile(reminders, { name: 'Manasik reminders', language: 'en', now, basis });
const linesOf = (text: string, name: string) =>
  text
    .replaceAll(/\r\n[\t ]/g, '')
    .split('\r\n')
    .filter((line) => line.startsWith(name));

describe('the calendar file of reminders', () => {
  it('repeats clock times at the instants at which the app reminds, with an alarm', async () => {
    const text = await file(
      reminder({ timezone: timeZone, at: { kind: 'clock', time: '01:00' } }),
      reminder({ timezone: timeZone, day: { kind: 'weekly', weekdays: [1, 5] } }),
    );
    expect(linesOf(text, 'RRULE')).toEqual(['RRULE:FREQ=DAILY', 'RRULE:FREQ=WEEKLY', 'RRULE:FREQ=WEEKLY']);
    expect(linesOf(text, 'DTSTART')).toEqual([
      'DTSTART:20261126T220000Z',
      'DTSTART:20261127T050000Z',
      'DTSTART:20261130T050000Z',
    ]);
    expect(linesOf(text, 'BEGIN:VALARM')).toHaveLength(3);
  });

  it('follows the changes of the clocks in the zone that was set', async () => {
    const text = await file(reminder({}));
    expect(linesOf(text, 'DTSTART')).toEqual([
      'DTSTART:20261126T080000Z',
      'DTSTART:20270328T070000Z',
      'DTSTART:20271031T080000Z',
    ]);
    // 26 November to 27 March, 28 March to 30 October, and the rest of 400 days.
    expect(linesOf(text, 'RRULE')).toEqual([
      'RRULE:FREQ=DAILY;COUNT=122',
      'RRULE:FREQ=DAILY;COUNT=217',
      'RRULE:FREQ=DAILY;COUNT=61',
    ]);
    expect(new Set(linesOf(text, 'UID')).size).toBe(3);
  });

  it('has prayers of the next sixty days as events of their own', async () => {
    const text = await file(reminder({ at: { kind: 'prayer', prayer: 'asr', offsetMinutes: 15 } }));
    const starts = linesOf(text, 'DTSTART');
    expect(linesOf(text, 'RRULE')).toEqual([]);
    expect(starts).toHaveLength(60);
    expect(new Set(linesOf(text, 'UID')).size).toBe(60);
    // Asr in Makkah is at 15:14 on this day.
    expect(starts[0]).toMatch(/^DTSTART:20261126T12\d{4}Z$/);
  });

  it('has the prayers of every reminder, however many there are', async () => {
    const prayers = Array.from({ length: 25 }, (_, index) =>
      reminder({
        id: `11111111-1111-4111-8111-1111111111${String(index).padStart(2, '0')}`,
        at: { kind: 'prayer', prayer: 'asr', offsetMinutes: 60 - index },
      }),
    );
    const text = await file(...prayers, reminder({ timezone: timeZone }));
    expect(linesOf(text, 'DTSTART')).toHaveLength(25 * 60 + 1);
    expect(linesOf(text, 'UID').some((line) => line.includes('1111111100-'))).toBe(true);
  });

  it('has a day of the Hijri year at its coming dates, and leaves out what is over', async () => {
    const text = await file(
      reminder({ day: { kind: 'hijri', month: 12, day: 9 } }),
      reminder({ day: { kind: 'once', date: '2026-11-01' } }),
      reminder({ day: { kind: 'once', date: '2030-01-05' } }),
    );
    expect(linesOf(text, 'DTSTART')).toEqual([
      'DTSTART:20270515T070000Z',
      'DTSTART:20280504T070000Z',
      'DTSTART:20300105T080000Z',
    ]);
  });

  it('folds lines of any script at 75 bytes', async () => {
    const text = await file(reminder({ text: 'আমাকে মনে করিয়ে দিন '.repeat(9) }));
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });
});

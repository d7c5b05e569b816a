import { describe, expect, it } from 'vitest';
import { timesOfDay } from '../prayer/prayer-times.ts';
import type { Language } from '../text/languages.ts';
import { type Phrasing, phrasings } from './fixtures/phrasings.ts';
import { parseReminder } from './parse-reminder.ts';
import type { ReminderDay, ReminderTime } from './reminder-rule.ts';

const timeZone = 'Asia/Riyadh';
/** Thursday, 09:00 in Makkah. */
const now = Date.parse('2026-11-26T06:00:00Z');
const timesFor = (date: string) =>
  timesOfDay({
    latitude: 21.4225,
    longitude: 39.8262,
    date,
    timeZone,
    method: 'UmmAlQura',
    madhab: 'shafi',
    highLatitudeRule: 'MiddleOfTheNight',
  });
const parse = (words: string, language: Language = 'en', at = now) =>
  parseReminder(words, language, at, { timeZone, timesFor });

const short = (day: ReminderDay | null, daysFromFlight: number | null): string => {
  if (daysFromFlight !== null) return `flight ${daysFromFlight}`;
  if (!day) return '';
  if (day.kind === 'once') return `once ${day.date}`;
  if (day.kind === 'weekly') return `weekly ${day.weekdays.join()}`;
  return day.kind === 'hijri' ? `hijri ${day.month}/${day.day}` : day.kind;
};
const shortTime = (at: ReminderTime | null): string => {
  if (!at) return '';
  return at.kind === 'clock' ? at.time : `${at.prayer}${at.offsetMinutes < 0 ? '' : '+'}${at.offsetMinutes}`;
};
const understood = (words: string, language: Language): Phrasing => {
  const { text, day, at, daysFromFlight } = parse(words, language);
  return [words, text, short(day, daysFromFlight), shortTime(at)];
};

const english: readonly Phrasing[] = [
  ['every Friday after Asr call my mother', 'call my mother', 'weekly 5', 'asr+15'],
  ['the day before my flight at 8 pack the bags', 'pack the bags', 'flight -1', '08:00'],
  ['tomorrow at half past seven take my tablet', 'take my tablet', 'once 2026-11-27', '07:30'],
  ['in two hours drink water', 'drink water', 'once 2026-11-26', '11:00'],
  ['every day 20 minutes before Fajr wake up', 'wake up', 'daily', 'fajr-20'],
  ['on 9 Dhu al-Hijjah after Dhuhr make dua', 'make dua', 'hijri 12/9', 'dhuhr+15'],
  ['Remind me to take my tablet every evening at 8', 'take my tablet', 'daily', '20:00'],
  ['Mondays and Thursdays before Maghrib break my fast', 'break my fast', 'weekly 1,4', 'maghrib-15'],
  ['take 2 tablets in half an hour', 'take 2 tablets', 'once 2026-11-26', '09:30'],
  ['two days before Hajj at 10:30 pm charge the phone', 'charge the phone', 'hijri 12/6', '22:30'],
  ['on 3 December at 14:00 see the doctor', 'see the doctor', 'once 2026-12-03', '14:00'],
  ['call Ahmad on Monday at 5 pm', 'call Ahmad', 'once 2026-11-30', '17:00'],
  ['at quarter to six meet the group', 'meet the group', 'once 2026-11-26', '17:45'],
  ['Remind me in 2 hours and 30 minutes to check the oven', 'check the oven', 'once 2026-11-26', '11:30'],
  ['in 3 days at noon pay the hotel', 'pay the hotel', 'once 2026-11-29', '12:00'],
  ['tonight at 9 call home', 'call home', 'once 2026-11-26', '21:00'],
  ['every Fajr read two pages', 'read two pages', 'daily', 'fajr+0'],
  ['at 8am 8 glasses of water', '8 glasses of water', 'once 2026-11-27', '08:00'],
];

describe('a reminder in words', () => {
  it.each(english)('in English: %s', (...phrasing) => {
    expect(understood(phrasing[0], 'en')).toEqual(phrasing);
  });

  describe.each(Object.entries(phrasings))('in %s', (language, lines) => {
    it.each(lines)('%s', (...phrasing) => {
      // The keys of the table are languages.
      expect(understood(phrasing[0], language as Language)).toEqual(phrasing);
    });
  });

  it('keeps numbers and prayers that are part of what is to be done', () => {
    expect(parse('tomorrow at 9 buy 3 kilos of dates for Isha').text).toBe('buy 3 kilos of dates for Isha');
  });

  it('takes the next hour that fits, and names the other', () => {
    expect(parse('at 8 call home')).toMatchObject({
      rule: { day: { kind: 'once', date: '2026-11-26' }, at: { time: '20:00' } },
      otherTime: '08:00',
    });
    expect(parse('at 8 in the morning call home')).toMatchObject({
      rule: { day: { kind: 'once', date: '2026-11-27' }, at: { time: '08:00' } },
      otherTime: null,
    });
    expect(parse('at 08:00 call home')).toMatchObject({ rule: { at: { time: '08:00' } }, otherTime: null });
  });

  it('asks for a missing time, a missing text, and the date of a flight', () => {
    expect(parse('tomorrow buy dates')).toMatchObject({ rule: null, missing: ['time'] });
    expect(parse('tomorrow at 10 pm')).toMatchObject({ text: '', missing: ['text'] });
    expect(parse('a week before my flight pack')).toMatchObject({
      rule: null,
      daysFromFlight: -7,
      missing: ['flightDate', 'time'],
    });
    expect(parse('')).toMatchObject({ text: '', rule: null, missing: ['text', 'time'] });
  });

  it('asks for the days of a repetition that it does not know', () => {
    expect(parse('every weekday at 8 am walk')).toMatchObject({
      rule: null,
      at: { kind: 'clock', time: '08:00' },
      missing: ['days'],
    });
    expect(parse('tomorrow at 8 am pack every bag')).toMatchObject({ text: 'pack every bag', missing: [] });
  });

  it.each([
    ['de', 'Jeden Morgen um 8 Tabletten nehmen', '08:00'],
    ['en', 'every night at 9 take tablets', '21:00'],
    ['fr', 'chaque matin à 8 h prendre le comprimé', '08:00'],
    ['es', 'cada mañana a las 8 tomar la pastilla', '08:00'],
    ['it', 'tutte le sere alle 9 prendere la pillola', '21:00'],
    ['ru', 'каждое утро в 8 принять таблетку', '08:00'],
    ['ar', 'كل ليلة الساعة 9 خذ الدواء', '21:00'],
    ['ur', 'ہر صبح 8 بجے دوا لینا', '08:00'],
    ['gu', 'દર સવારે 8 વાગ્યે દવા લેવી', '08:00'],
    ['bn', 'প্রতি রাতে ৯টায় ওষুধ খাওয়া', '21:00'],
  ] as const)('reads a part of every day as daily (%s)', (language, words, time) => {
    expect(parse(words, language)).toMatchObject({
      rule: { day: { kind: 'daily' }, at: { kind: 'clock', time } },
      otherTime: null,
      missing: [],
    });
  });

  it.each([
    ['en', 'take tablets twice a day at 8 and 20', 'twice'],
    ['en', 'at noon and at 6 pm take pill', 'twice'],
    ['en', 'every day at 8, 14 and 20 take pill', 'twice'],
    ['en', 'every day after Fajr and after Maghrib adhkar', 'twice'],
    ['en', 'in 2 hours and in 4 hours drink', 'twice'],
    ['de', 'zweimal täglich um 8 und 20 Uhr Tablette', 'twice'],
    ['ur', 'دن میں دو بار 8 بجے اور 20 بجے دوا', 'twice'],
    ['ur', 'ہر دو گھنٹے بعد پانی پینا', 'days'],
    ['en', 'every weekday at 7 except Friday walk', 'days'],
    ['en', 'take one tablet every day at 8 for 7 days', 'days'],
    ['en', 'take a tablet every day at 8 until Friday', 'days'],
    ['en', 'Monday and Thursday at 8 pm fast', 'days'],
    ['en', 'every year on 3 December at 8 pay', 'days'],
    ['de', 'alle zwei Stunden Wasser trinken', 'days'],
    ['fr', 'toutes les deux heures boire', 'days'],
    ['ru', 'каждые два часа пить воду', 'days'],
    ['bn', 'প্রতি দুই ঘণ্টা পরে পানি', 'days'],
    ['gu', 'દર બે કલાક પછી પાણી', 'days'],
    ['ar', 'كل ساعتين اشرب الماء', 'days'],
    ['es', 'todos los días excepto el viernes a las 8 caminar', 'days'],
    ['en', 'do not remind me tomorrow at 8', 'not'],
    ['en', 'tomorrow not at 8 call', 'not'],
    ['en', 'on 31 February at 5 call', 'date'],
    ['en', 'on 32 December at 5 call', 'date'],
    ['en', 'on 29 February 2027 at 5 call', 'date'],
    ['en', 'on 5/6/2027 at 10:00 call', 'date'],
    ['ar', '٥/٦/٢٠٢٧ الساعة ١٠ اتصال', 'date'],
    ['en', 'in 999999999999 days at 5 call', 'date'],
    ['en', `in ${'9'.repeat(250)} days`, 'date'],
    ['en', 'in 3661 days at 5 call', 'date'],
    ['en', '999999999999 days before my flight pack', 'date'],
    ['en', 'yesterday at 5 call', 'past'],
    ['fr', 'hier à 5 h appeler', 'past'],
    ['en', 'in -5 minutes call', 'past'],
  ] as const)('asks instead of proposing a part of the words (%s): %s', (language, words, missing) => {
    const parsed = parse(words, language);
    expect(parsed.rule).toBeNull();
    expect(parsed.missing).toContain(missing);
  });

  it('keeps negations, fractions and numbers of what is to be done', () => {
    for (const words of ['tomorrow at 8 am do not eat', 'tomorrow at 8 am take 1/2 tablet']) {
      expect(parse(words)).toMatchObject({ missing: [], text: words.replace('tomorrow at 8 am ', '') });
    }
  });

  it('reads a date that has one meaning', () => {
    expect(parse('on 2027-06-05 at 10:00 call').rule?.day).toEqual({ kind: 'once', date: '2027-06-05' });
    expect(parse('9 Ramadan 1449 at 08:00 read').rule?.day).toEqual({ kind: 'once', date: '2028-02-05' });
    expect(parse('every year on 9 Dhu al-Hijjah at 08:00 fast').rule?.day.kind).toBe('hijri');
  });

  it('asks for the place if the times of prayers are not known', () => {
    const parsed = parseReminder('after Asr call my mother', 'en', now, { timeZone, timesFor: () => null });
    expect(parsed).toMatchObject({ rule: null, at: { prayer: 'asr' }, missing: ['place'] });
  });

  it('does not accept a time that is over', () => {
    expect(parse('today at 7 am run')).toMatchObject({ rule: null, missing: ['past'] });
  });

  it('calculates a day in the month before the Hajj from the coming Hajj', () => {
    expect(parse('two weeks before Hajj at 14:00 visit the doctor').rule?.day).toEqual({
      kind: 'once',
      date: '2027-04-30',
    });
  });

  it('reads any text without an error', () => {
    for (const words of [
      'every every before after 8 8 8',
      '99:99',
      '31 31 may may',
      '٣٣:٣٣ قبل',
      '\u200d',
      'in in 5 5 minutes',
    ]) {
      for (const language of ['en', 'ar', 'de', 'bn'] as const) {
        expect(typeof parse(words, language).text).toBe('string');
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import { answerFromRecords as answer } from './answer-from-records.ts';
import { callTool } from './call-tool.ts';
import { booking, keeping, trip } from './own-records.ts';

describe('the bookings', () => {
  const hotel = { ...booking, booking: 'hotel', title: 'Hotel [Safa]', reference: null, note: null } as const;
  const back = { ...booking, title: 'Saudia SV 113', startsOn: '2027-06-01' };
  const travel = [back, hotel, booking];

  it('are those of the kind that the question names, the next first', async () => {
    const message = await answer('bookings', 'when is my flight', { travel });
    expect(message).toMatch(/SV 112[^]*SV 113/);
    expect(message).toContain('Saturday 1 May 2027');
    expect(message).toMatch(/Reference: \u2068AB12CD\u2069/);
    expect(message).toContain('08:40');
    expect(message).not.toContain('Safa');
  });

  it('are all of them otherwise, with the text of the person as plain text', async () => {
    const message = await answer('bookings', 'my bookings', { travel });
    expect(message).toContain(String.raw`Hotel: Hotel \[Safa\]`);
    expect(message).toContain('SV 112');
  });

  it('are the flight home, with its time, where the question is about the way back', async () => {
    const home = { ...back, isReturn: true, startsAt: '23:05' };
    const message = await answer('bookings', 'when do i fly home', { travel: [booking, home] });
    expect(message).toContain('Return flight: Saudia SV 113');
    expect(message).toContain('Tuesday 1 June 2027, 23:05 (local time at departure)');
    expect(message).not.toContain('SV 112');
    const missing = await answer('bookings', 'when do i fly home', { travel: [trip, booking] });
    expect(missing).toMatch(
      /haven’t entered a return flight[^]*\*\*Return\*\* – Tuesday 1 June 2027[^]*SV 112/,
    );
  });

  it.each([
    ['de', 'wann ist mein rückflug'],
    ['fr', 'quand est mon vol retour'],
    ['es', 'cuándo es mi vuelo de vuelta'],
    ['it', 'quando è il volo di ritorno'],
    ['ru', 'когда обратный рейс'],
    ['ar', 'متى طيارة الرجعة'],
    ['ur', 'واپسی کی فلائٹ کب ہے'],
    ['gu', 'પાછા આવવાની ફ્લાઇટ ક્યારે છે'],
    ['bn', 'ফেরার ফ্লাইট কখন'],
  ] as const)('know the way home in %s', async (language, question) => {
    const home = { ...back, isReturn: true };
    const { message } = await callTool('bookings', language, question, keeping({ travel: [booking, home] }));
    expect(message).toContain('SV 113');
    expect(message).not.toContain('SV 112');
  });

  it('are said to be over or missing', async () => {
    const past = { ...booking, startsOn: '2026-10-01' };
    expect(await answer('bookings', 'my flight', { travel: [past] })).toMatch(/no more bookings/);
    expect(await answer('bookings', 'my flight', { travel: [hotel] })).toMatch(/haven’t entered a booking/);
  });
});

describe('a country', () => {
  it('is the one that the question names, otherwise that of the trip', async () => {
    const named = await answer('country', 'Indian embassy number', {});
    expect(named).toMatch(/^\*\*India\*\*/);
    expect(named).toMatch(/Embassy in Riyadh: \u2068\+966/);
    expect(await answer('country', 'my embassy', { travel: [trip] })).toBe(named);
    expect(await answer('country', 'my embassy', {})).toMatch(/Which country/);
    const residenceOnly = { ...trip, passportCountry: null };
    expect(await answer('country', 'my embassy', { travel: [residenceOnly] })).toMatch(/Which country/);
  });

  it('is that of the passport, and then that of residence for a traveller who lives abroad', async () => {
    const message = await answer('country', 'my visa', {
      travel: [{ ...trip, country: 'FR', passportCountry: 'IN' }],
    });
    expect(message).toMatch(
      /^\*\*India\*\*[^]*ask the Hajj office or a licensed operator in the country where you live[^]*\*\*France\*\*/,
    );
    const named = await answer('country', 'visa in France', { travel: [{ ...trip, passportCountry: 'GB' }] });
    expect(named).not.toMatch(/where you live/);
  });

  it('says what is not known, and whom to ask', async () => {
    const message = await answer('country', 'embassy of France', {});
    expect(message).toMatch(/^\*\*France\*\*[^]*We don’t have this for your country:[^]*Embassy in Riyadh/);
    expect(message).toMatch(/Ask your Hajj authority/);
  });
});

import { listFeatures, loadMessages } from '@manasik/content';
import { readAllMeanings, readNarrations } from '@manasik/content/hadith';
import type { DailyHadith } from '@manasik/contract/hadith';
import { addDays } from '@manasik/core/calendar/civil-date';
import { hadithCategories } from '@manasik/core/hadith/hadith-of-day';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, register, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type Reply = DailyHadith & { categories: { category: string; count: number }[] };
type Options = { query?: Record<string, string>; headers?: Record<string, string> };

const daily = (options: Options = {}, client = test.visitor()) =>
  client.get<Reply>('/api/hadith/daily', options);
const days = (query: Record<string, string>) =>
  test.visitor().get<{ days: DailyHadith[] }>('/api/hadith/days', { query });

// The check of the content decides which languages are complete; the others are answered in English.
const completeOr = (language: Language): Language =>
  readAllMeanings(language) && listFeatures(language).includes('hadith') ? language : 'en';

const narrations = readNarrations();

describe('the daily hadith', () => {
  it('is a narration with its Arabic, source, grade and meaning', async () => {
    const { status, body } = await daily({ query: { date: '2027-05-14' } });
    expect(status).toBe(200);
    const { arabic, collection, number, grade, category } = narrations.find(({ id }) => id === body.id) ?? {};
    expect(body).toMatchObject({ arabic, collection, number, grade, category });
    expect(body).toMatchObject({ date: '2027-05-14', language: 'en' });
    expect(body.text.length).toBeGreaterThan(20);
    expect(body.source).toMatch(new RegExp(`^[A-Z].+ ${body.number}$`));
  });

  it('is the same for everyone, and repeats only after all the others', async () => {
    const first = (await daily({ query: { date: '2026-03-01' } })).body;
    const { client } = await register(test);
    expect((await daily({ query: { date: '2026-03-01' } }, client)).body).toEqual(first);
    const seen = new Set<string>();
    for (let later = 0; later < narrations.length; later += 31) {
      const asked = Math.min(31, narrations.length - later);
      const reply = await days({ from: addDays('2026-03-01', later), days: String(asked) });
      for (const { id } of reply.body.days) seen.add(id);
    }
    expect(seen.size).toBe(narrations.length);
    expect((await daily({ query: { date: addDays('2026-03-01', narrations.length) } })).body.id).toBe(
      first.id,
    );
  });

  it('from a Sunan names its graders, and every grader has a text', async () => {
    const date = '2026-03-01';
    const graded = (await days({ from: date, days: '31' })).body.days.filter(
      ({ gradedBy }) => gradedBy.length > 0,
    );
    expect(graded.map(({ collection }) => collection)).not.toContain('bukhari');
    const graders = new Set(
      narrations.flatMap(({ gradedBy }) => gradedBy.map((name) => name.replaceAll(/[^A-Za-z]/g, ''))),
    );
    expect(Object.keys(loadMessages('en', ['hadith'])['hadith']?.['graders'] ?? {})).toEqual(
      [...graders].toSorted(),
    );
  });

  it.each([...hadithCategories])('belongs to the category %s if requested', async (category) => {
    const { status, body } = await daily({ query: { category, date: '2026-03-01' } });
    expect([status, body.category]).toEqual([200, category]);
  });

  it('includes the number of narrations in each category', async () => {
    const { categories } = (await daily()).body;
    expect(categories.map(({ category }) => category)).toEqual([...hadithCategories]);
    for (const { category, count } of categories) {
      expect(count).toBe(narrations.filter((narration) => narration.category === category).length);
    }
  });

  it('is today’s in UTC, or at the user’s location', async () => {
    const date = new Date().toISOString().slice(0, 10);
    test.clock.set(new Date(`${date}T22:00:00Z`));
    expect((await daily()).body.date).toBe(date);
    const { client } = await register(test);
    expect((await daily({}, client)).body.date).toBe(date);
    await client.patch('/api/auth/user', {
      currentLocation: {
        name: 'Makkah',
        country: 'SA',
        latitude: 21.4225,
        longitude: 39.8262,
        timezone: 'Asia/Riyadh',
      },
    });
    expect((await daily({}, client)).body.date).toBe(addDays(date, 1));
    test.clock.set(new Date());
  });

  it('needs no account, and works at both ends of the calendar', async () => {
    for (const date of ['1900-01-01', '1969-12-31', '2076-12-31']) {
      expect((await daily({ query: { date } })).status).toBe(200);
    }
  });

  it.each<[Record<string, string>, Record<string, string>]>([
    [{ category: 'money' }, { category: 'format' }],
    [{ date: '2026-02-30' }, { date: 'format' }],
    [{ date: 'today' }, { date: 'format' }],
    [{ language: 'tlh' }, { language: 'format' }],
    [{ id: 'bukhari-1' }, { id: 'unknown' }],
  ])('refuses %j', async (query, fields) => {
    expect(await daily({ query })).toMatchObject({ status: 400, body: { code: 'request.invalid', fields } });
  });
});

describe('the language of the hadith', () => {
  it.each([...languageCodes])('is %s if requested, and named in the reply', async (language) => {
    const { status, body, headers } = await daily({ query: { language, date: '2026-03-01' } });
    expect(status).toBe(200);
    expect(body.language).toBe(completeOr(language));
    expect(headers).toMatchObject({ 'content-language': body.language, 'cache-control': 'no-store' });
    expect(headers['vary']).toBeUndefined();
  });

  it('follows the headers, with a matching Vary header', async () => {
    const wanted = completeOr('de');
    const { body, headers } = await daily({ headers: { 'accept-language': 'de-AT, en;q=0.5' } });
    expect(body.language).toBe(wanted);
    expect(headers['vary']).toBe('accept-language, cookie');
  });

  it('follows the account’s setting, which a query overrides', async () => {
    const { client } = await register(test);
    const wanted = completeOr('fr');
    await client.put('/api/settings', { language: 'fr' });
    expect((await daily({ headers: { 'accept-language': 'de' } }, client)).body.language).toBe(wanted);
    expect((await daily({ query: { language: 'en' } }, client)).body.language).toBe('en');
  });
});

describe('the hadith of several days', () => {
  it('has the hadith of each day', async () => {
    const { status, body } = await days({ from: '2026-12-30', days: '4', language: 'en' });
    expect(status).toBe(200);
    expect(body.days.map(({ date }) => date)).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
    for (const hadith of body.days) {
      const { categories: _counts, ...alone } = (
        await daily({ query: { date: hadith.date, language: 'en' } })
      ).body;
      expect(hadith).toEqual(alone);
    }
  });

  it('can be limited to one category', async () => {
    const { body } = await days({ from: '2026-12-30', days: '31', category: 'hajj' });
    expect(body.days.map(({ category }) => category)).toEqual(Array.from({ length: 31 }, () => 'hajj'));
  });

  it.each([
    [{ days: '7' }, { from: 'required' }],
    [{ from: '2026-01-01' }, { days: 'required' }],
    [{ from: '2026-01-01', days: '0' }, { days: 'format' }],
    [{ from: '2026-01-01', days: '32' }, { days: 'format' }],
    [{ from: '2026-01-01', days: '1e1' }, { days: 'format' }],
  ])('refuse %j', async (query, fields) => {
    expect(await days(query)).toMatchObject({ status: 400, body: { code: 'request.invalid', fields } });
  });
});

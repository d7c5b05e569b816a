import { defaultSettings } from '@manasik/contract/settings';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, register, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const url = '/api/settings';

describe('settings', () => {
  it('are the defaults until the user changes them', async () => {
    const { client } = await register(test);
    const reply = await client.get(url);
    expect([reply.status, reply.body]).toEqual([200, defaultSettings]);
  });

  it('keep earlier changes, and show a change at the very next read', async () => {
    const { client } = await register(test);
    expect((await client.put(url, { theme: 'dark', textSize: 150 })).body).toEqual({
      ...defaultSettings,
      theme: 'dark',
      textSize: 150,
    });
    await client.put(url, { language: 'ur', theme: 'light' });
    const all = { ...defaultSettings, theme: 'light', textSize: 150, language: 'ur' };
    expect((await client.get(url)).body).toEqual(all);
    await client.put(url, { language: null });
    expect((await client.get(url)).body).toEqual({ ...all, language: null });
  });

  it('keep both when two devices change different ones at once', async () => {
    const { client } = await register(test);
    const [first, second] = await Promise.all([
      client.put(url, { madhab: 'hanafi' }),
      client.put(url, { highContrast: true }),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await client.get(url)).body).toEqual({
      ...defaultSettings,
      madhab: 'hanafi',
      highContrast: true,
    });
  });

  it.each([
    [{ theme: 'pink' }, { theme: 'format' }],
    [{ language: 'xx' }, { language: 'format' }],
    [{ language: 'constructor' }, { language: 'format' }],
    [{ textSize: 110 }, { textSize: 'format' }],
    [{ highContrast: 'true' }, { highContrast: 'wrongType' }],
    [{ method: '' }, { method: 'format' }],
    [{ announcedFirst: '2027-05-09' }, { announcedFirst: 'format' }],
    [{ announcedFirst: '2027-04-07' }, { announcedFirst: 'format' }],
    [{ announcedFirst: 'soon' }, { announcedFirst: 'format' }],
    [{ theme: 'dark', plan: 'premium' }, { plan: 'unknown' }],
  ])('refuse %j and stay as they are', async (body, fields) => {
    const { client } = await register(test);
    expect(await client.put(url, body)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', fields },
    });
    expect((await client.get(url)).body).toEqual(defaultSettings);
  });

  it('keep the announced beginning of Dhu al-Hijjah', async () => {
    const { client } = await register(test);
    await client.put(url, { announcedFirst: '2027-05-08' });
    expect((await client.get(url)).body).toEqual({ ...defaultSettings, announcedFirst: '2027-05-08' });
  });

  it('of another user are inaccessible', async () => {
    const mine = await register(test);
    const theirs = await register(test);
    await mine.client.put(url, { theme: 'dark' });
    expect((await theirs.client.get(url)).body).toEqual(defaultSettings);
    for (const reply of [await test.visitor().get(url), await test.visitor().put(url, { theme: 'dark' })]) {
      expect(reply).toMatchObject({ status: 401, body: { code: 'auth.signInFirst' } });
    }
  });

  it('fall back to the default if a stored value is no longer supported', async () => {
    const { user, client } = await register(test);
    const stored = JSON.stringify({ theme: 'sepia', madhab: 'hanafi', gone: 1 });
    await test.database.db.execute(
      sql`INSERT INTO settings (user_id, changed) VALUES (${user.id}, ${stored}::jsonb)`,
    );
    expect((await client.get(url)).body).toEqual({ ...defaultSettings, madhab: 'hanafi' });
  });
});

import type { Page } from '@playwright/test';
import { problemsOf } from './support/axe.ts';
import { arriveSignedIn } from './support/session.ts';
import { expect, newPerson, open, test } from './support/test.ts';
import { enterTrip, inDays } from './support/travel.ts';
import { words } from './support/words.ts';

const t = words('en', 'travel');

/** Registers a person whose account has a trip, and signs them in on the page, where a visitor has entered another. */
async function signInWithTrip(page: Page, baseURL = ''): Promise<void> {
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('manasik-travel') ?? '').device[0].id);
  const headers = { origin: baseURL };
  const reply = await page.request.post('/api/auth/register', { data: newPerson(), headers });
  expect(reply.status()).toBe(201);
  const item = {
    kind: 'trip',
    country: 'GB',
    passportCountry: 'PK',
    departsOn: inDays(200),
    returnsOn: inDays(230),
    travellers: 2,
    operator: null,
    packagePrice: null,
  };
  const put = await page.request.put(`/api/travel/items/${id}`, {
    data: { item, changedAt: Date.now() },
    headers,
  });
  expect(put.status()).toBe(200);
}

/** As the browser of the tests shows it, whose locale is en-US. */
const dayOf = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
const datesOf = (from: string, to: string): string => t('trip.dates', { from: dayOf(from), to: dayOf(to) });

for (const version of ['keepAccount', 'useDevice'] as const) {
  test(`two trips: nothing is lost before the person chooses to ${version}`, async ({ page, baseURL }) => {
    await open(page, '/travel');
    await enterTrip(page, 'en', inDays(100), inDays(130));
    await signInWithTrip(page, baseURL);
    await arriveSignedIn(page);
    await open(page, '/travel');
    const question = page.getByRole('region', { name: t('versions.title') });
    const inAccount = question.getByRole('definition').first();
    const onDevice = question.getByRole('definition').last();
    await expect(inAccount).toContainText('Pakistan');
    await expect(inAccount).toContainText('United Kingdom');
    await expect(inAccount).toContainText(datesOf(inDays(200), inDays(230)));
    await expect(inAccount).toContainText(t('trip.people', { count: 2 }));
    await expect(onDevice).toContainText(datesOf(inDays(100), inDays(130)));
    await expect(onDevice).toContainText(t('trip.people', { count: 1 }));
    expect(await problemsOf(page)).toEqual([]);

    // The question stays until it is answered.
    await page.reload();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: t(`versions.${version}`) }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    const departs = version === 'keepAccount' ? inDays(200) : inDays(100);
    await expect
      .poll(async () => {
        const { items } = await (await page.request.get('/api/travel/items')).json();
        return items.map((one: { item: { departsOn: string } }) => one.item.departsOn);
      })
      .toEqual([departs]);
    await page.reload();
    await expect(page.getByText(t('trip.change'))).toBeVisible();
    await expect(question).toBeHidden();
  });
}

import type { Page } from '@playwright/test';
import { problemsOf } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

interface Progress {
  year: number;
  fasts: Record<string, string>;
  tarawih: number[];
  juzRead: number[];
  madeUp: number;
}

/** The Ramadan before the current or next one, which is over whenever this test runs. */
async function yearOver(page: Page): Promise<number> {
  const reply = await page.request.get('/api/ramadan/progress');
  const { year }: Progress = await reply.json();
  return year - 1;
}

const stored = async (page: Page, year: number): Promise<Progress> =>
  (await page.request.get(`/api/ramadan/progress?year=${year}`)).json();

for (const language of ['ar'] as const) {
  const ramadan = words(language, 'ramadan');
  const common = words(language, 'common');
  const number = (value: number) => new Intl.NumberFormat(language, { useGrouping: false }).format(value);

  test(`${language}: records the fasts, tarawih and juz of a Ramadan, and the days made up`, async ({
    page,
    person,
  }) => {
    expect(person.firstName).toBe('Amina');
    await open(page, '/worship/ramadan', language);
    const year = await yearOver(page);
    await page.getByRole('button', { name: ramadan('when.previous') }).click();
    await expect(page.getByText(ramadan('when.year', { year: number(year) })).first()).toBeVisible();

    const days = page.getByRole('list', { name: ramadan('days.list') });
    const fifth = days.getByRole('button').nth(4);
    await fifth.click();
    const dialog = page.getByRole('dialog', { name: ramadan('day.title', { day: number(5) }) });
    await dialog.getByRole('radio', { name: ramadan('day.missed') }).check();
    await dialog.getByRole('switch', { name: ramadan('day.tarawih') }).check();
    await dialog
      .getByRole('button', { name: common('close') })
      .last()
      .click();
    await expect(fifth).toBeFocused();
    await expect(fifth).toHaveAccessibleName(new RegExp(ramadan('days.missed')));

    const juz = page.getByRole('button', { name: ramadan('juz.one', { juz: number(30) }), exact: true });
    await juz.click();
    await expect(juz).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: ramadan('makeUp.more') }).click();
    await expect(page.getByText(ramadan('makeUp.allMadeUp', { year: number(year) }))).toBeVisible();
    await expect
      .poll(() => stored(page, year))
      .toMatchObject({ fasts: { 5: 'missed' }, tarawih: [5], juzRead: [30], madeUp: 1 });

    expect(await problemsOf(page)).toEqual([]);
  });

  test(`${language}: lists the years with days to make up, and links to them`, async ({ page, person }) => {
    expect(person.firstName).toBe('Amina');
    const year = (await yearOver(page)) - 1;
    const data = { fasts: { 1: 'missed', 2: 'missed', 3: 'kept' } };
    const reply = await page.request.put(`/api/ramadan/progress?year=${year}`, { data });
    expect(reply.status()).toBe(200);
    await open(page, '/worship/ramadan', language);
    await page.getByRole('button', { name: ramadan('makeUp.open', { year: number(year), days: 2 }) }).click();
    await expect(page.getByText(ramadan('makeUp.toMakeUp', { year: number(year), days: 2 }))).toBeVisible();
    await expect(page.getByText(ramadan('days.totals', { kept: 1, tarawih: 0 }))).toBeVisible();
  });
}

const ramadan = words('en', 'ramadan');

test('reverts a change that could not be saved, and shows an error', async ({ page, person, complaints }) => {
  expect(person.firstName).toBe('Amina');
  await open(page, '/worship/ramadan');
  await page.getByRole('button', { name: ramadan('when.previous') }).click();
  const juz = page.getByRole('button', { name: ramadan('juz.one', { juz: 1 }), exact: true });
  await expect(juz).toHaveAttribute('aria-pressed', 'false');
  await page.route('**/api/ramadan/progress*', (route) => route.abort());
  await juz.click();
  await expect(page.getByText(ramadan('notSaved')).first()).toBeVisible();
  await expect(juz).toHaveAttribute('aria-pressed', 'false');
  // The request that was aborted.
  expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true);
});

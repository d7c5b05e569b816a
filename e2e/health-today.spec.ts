import { problemsOf } from './support/axe.ts';
import { dayAgo, metricsOf, openHealth } from './support/health.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ timezoneId: 'UTC' });

const english = words('en', 'health');

test('a new entry shows what the day already has, online, offline and for days that are not listed', async ({
  page,
  context,
  person,
  complaints,
}) => {
  expect(person.firstName).toBe('Amina');
  const metrics = [
    { date: dayAgo(1), source: 'manual', values: { steps: 7000, restingPulse: 64 } },
    { date: dayAgo(90), source: 'manual', values: { weightGrams: 81_400 } },
  ];
  expect((await page.request.post('/api/health/metrics', { data: { metrics } })).status()).toBe(201);
  await openHealth(page);
  await page.getByRole('button', { name: english('today.enter') }).click();
  const form = page.getByRole('dialog');
  const date = form.getByLabel(english('entry.date'));
  const field = (name: Parameters<typeof english>[0]) => form.getByRole('textbox', { name: english(name) });
  const steps = field('entry.steps');
  await expect(form.getByText(english('entry.already'))).toBeHidden();
  await date.fill(dayAgo(90));
  await expect(field('entry.weight')).toHaveValue('81.4');
  await expect(form.getByText(english('entry.already'))).toBeVisible();
  await expect(steps).toHaveValue('');

  await context.setOffline(true);
  await date.fill(dayAgo(60));
  await expect(form.getByText(english('entry.unsure'))).toBeVisible();
  await date.fill(dayAgo(0));
  await expect(field('entry.weight')).toHaveValue('');
  await steps.fill('900');
  await date.fill(dayAgo(1));
  await expect(form.getByText(english('entry.already'))).toBeVisible();
  await expect(field('entry.pulse')).toHaveValue('64');
  await expect(steps).toHaveValue('900');
  await expect(steps).toHaveAccessibleDescription(english('entry.before', { value: '7,000' }));
  expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
  await steps.fill('7500');
  await form.getByRole('button', { name: words('en', 'common')('save') }).click();
  await context.setOffline(false);
  await expect
    .poll(async () => (await metricsOf(page)).find((row: { date: string }) => row.date === dayAgo(1))?.values)
    .toEqual({ steps: 7500, restingPulse: 64 });
  // The requests that failed offline.
  expect(complaints.splice(0).every((text) => /ERR_(?:FAILED|INTERNET_DISCONNECTED)/.test(text))).toBe(true);
});

test('a saved day changes only the fields that the person changed, online and offline', async ({
  page,
  context,
  person,
  complaints,
}) => {
  expect(person.firstName).toBe('Amina');
  const store = async (values: object) => {
    const metrics = [{ date: dayAgo(0), source: 'manual', values }];
    expect((await page.request.post('/api/health/metrics', { data: { metrics } })).status()).toBe(201);
  };
  const form = page.getByRole('dialog');
  const field = (name: Parameters<typeof english>[0]) => form.getByRole('textbox', { name: english(name) });
  const enter = page.getByRole('button', { name: english('today.enter') });
  const save = form.getByRole('button', { name: words('en', 'common')('save') });
  const stored = async () => (await metricsOf(page))[0]?.values;
  await store({ steps: 7000, restingPulse: 64 });
  await openHealth(page);
  await enter.click();
  await expect(field('entry.pulse')).toHaveValue('64');
  // Another device.
  await store({ weightGrams: 80_000, restingPulse: 99 });
  await field('entry.steps').fill('7777');
  await save.click();
  await expect.poll(stored).toEqual({ steps: 7777, restingPulse: 99, weightGrams: 80_000 });

  await enter.click();
  await expect(field('entry.pulse')).toHaveValue('99');
  await context.setOffline(true);
  await field('entry.weight').fill('');
  await save.click();
  await enter.click();
  await expect(field('entry.weight')).toHaveValue('');
  await field('entry.steps').fill('8000');
  await save.click();
  await store({ activeMinutes: 30, restingPulse: 70 });
  await context.setOffline(false);
  await expect.poll(stored).toEqual({ steps: 8000, restingPulse: 70, activeMinutes: 30 });
  // The requests that failed offline.
  expect(complaints.splice(0).every((text) => /ERR_(?:FAILED|INTERNET_DISCONNECTED)/.test(text))).toBe(true);
});

import { problemsOf } from './support/axe.ts';
import { dayAgo, metricsOf, openHealth } from './support/health.ts';
import { expect, open, test, watchNetwork } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ timezoneId: 'UTC' });

const english = words('en', 'health');

for (const language of ['ar'] as const) {
  const t = words(language, 'health');
  const common = words(language, 'common');

  test(`${language}: enters a day, changes it and deletes it`, async ({ page, person }) => {
    expect(person.firstName).toBe('Amina');
    await openHealth(page, language);
    await expect(page.getByText(t('days.emptyTitle'))).toBeVisible();
    await page.getByRole('button', { name: t('today.enter') }).click();
    const form = page.getByRole('dialog');
    const steps = form.getByRole('textbox', { name: t('entry.steps') });
    await form.getByRole('textbox', { name: t('entry.steps') }).fill('4200');
    await form.getByRole('textbox', { name: t('entry.weight') }).fill('81.4');
    await form.getByRole('textbox', { name: t('entry.sleepHours') }).fill('7');
    await form.getByRole('textbox', { name: t('entry.sleepMinutes'), exact: true }).fill('30');
    expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
    await form.getByRole('button', { name: common('save') }).click();
    await expect(form).toBeHidden();
    const days = page.getByRole('region', { name: t('days.title') });
    await expect(days).toContainText(t('sources.manual'));
    await expect(days).toContainText(new Intl.NumberFormat(language).format(4200));
    await expect
      .poll(() => metricsOf(page))
      .toMatchObject([
        {
          date: dayAgo(0),
          source: 'manual',
          values: { steps: 4200, weightGrams: 81_400, sleepMinutes: 450 },
        },
      ]);
    expect(await problemsOf(page)).toEqual([]);

    await days
      .getByRole('button', {
        name: new RegExp(`^${t('days.change', { date: '', source: '' }).split(':')[0]}`),
      })
      .click();
    await expect(steps).toHaveValue('4200');
    await steps.fill('');
    await form.getByRole('textbox', { name: t('entry.pulse') }).fill('64');
    await form.getByRole('button', { name: common('save') }).click();
    await expect
      .poll(async () => (await metricsOf(page))[0]?.values)
      .toEqual({ weightGrams: 81_400, sleepMinutes: 450, restingPulse: 64 });

    await days.getByRole('button', { name: new RegExp(`^${t('days.delete')}`) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('days.delete') })
      .click();
    await expect(page.getByText(t('days.emptyTitle'))).toBeVisible();
    await expect.poll(() => metricsOf(page)).toEqual([]);
  });
}

test('shows the health score once two of its parts have data', async ({ page, person, baseURL }) => {
  expect(person.firstName).toBe('Amina');
  const t = words('en', 'training');
  const score = page.getByRole('region', { name: t('score.title') });
  const store = (values: object) =>
    page.request.post('/api/health/metrics', {
      data: { metrics: [1, 2, 3].map((ago) => ({ date: dayAgo(ago), source: 'apple', values })) },
      headers: { origin: baseURL ?? '' },
    });
  expect((await store({ steps: 10_000 })).status()).toBe(201);
  await openHealth(page);
  await expect(page.getByText(words('en', 'health')('days.title'), { exact: true })).toBeVisible();
  await expect(score).toHaveCount(0);
  expect((await store({ sleepMinutes: 480 })).status()).toBe(201);
  await page.reload();
  await expect(score).toContainText(t('score.value', { score: 100 }));
});

test('refuses absurd values at their fields, and keeps what was typed', async ({ page, person }) => {
  expect(person.firstName).toBe('Amina');
  await openHealth(page);
  await page.getByRole('button', { name: english('today.enter') }).click();
  const form = page.getByRole('dialog');
  const save = form.getByRole('button', { name: words('en', 'common')('save') });
  await save.click();
  await expect(form.getByText(english('entry.empty'))).toBeVisible();
  const steps = form.getByRole('textbox', { name: english('entry.steps') });
  const weight = form.getByRole('textbox', { name: english('entry.weight') });
  await steps.fill('999999');
  await weight.fill('8');
  await save.click();
  await expect(steps).toBeFocused();
  await expect(steps).toHaveAccessibleDescription(english('errors.tooBig', { most: '150,000' }));
  await expect(weight).toHaveAccessibleDescription(english('errors.tooSmall', { least: 20 }));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: english('today.enter') }).click();
  await expect(steps).toHaveValue('999999');
  expect(await metricsOf(page)).toEqual([]);
});

test('adds glasses and steps at a tap, and keeps the goals on the device', async ({ page, person }) => {
  expect(person.firstName).toBe('Amina');
  await openHealth(page);
  const network = watchNetwork(page);
  const glass = page.getByRole('button', { name: english('today.addGlass') });
  await glass.click();
  await glass.click();
  await expect(page.getByText(english('today.water', { count: 2, goal: 8 }))).toBeVisible();
  await page.getByRole('button', { name: english('today.addSteps') }).click();
  await page.getByRole('textbox', { name: english('addSteps.label') }).fill('1500');
  await page.getByRole('button', { name: english('addSteps.submit'), exact: true }).click();
  await expect(page.getByRole('region', { name: english('today.title') })).toContainText('1,500');
  await page.getByRole('button', { name: english('today.goals') }).click();
  await page.getByRole('button', { name: english('goals.less', { name: english('goals.steps') }) }).click();
  await page.keyboard.press('Escape');
  await network.quiet();
  expect(await metricsOf(page)).toMatchObject([{ values: { steps: 1500, waterMillilitres: 500 } }]);
  await page.reload();
  await expect(page.getByText(english('today.ofSteps', { goal: '9,500' }))).toBeVisible();
});

test('keeps an entry made offline when the page is closed, and sends it later', async ({
  page,
  context,
  person,
  complaints,
}) => {
  expect(person.firstName).toBe('Amina');
  await openHealth(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: english('today.addGlass') }).click();
  await expect(page.getByText(english('notes.held'))).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  const writes = '**/api/health/metrics';
  await later.route(writes, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await open(later, '/health');
  await expect(later.getByText(english('today.water', { count: 1, goal: 8 }))).toBeVisible();
  await expect(later.getByText(english('notes.held'))).toBeVisible();
  expect(await metricsOf(later)).toEqual([]);

  await later.unroute(writes);
  await later.evaluate(() => dispatchEvent(new Event('online')));
  await expect(later.getByText(english('notes.held'))).toBeHidden();
  expect(await metricsOf(later)).toMatchObject([{ source: 'manual', values: { waterMillilitres: 250 } }]);
  // The requests that failed offline.
  expect(complaints.splice(0).every((text) => /ERR_(?:FAILED|INTERNET_DISCONNECTED)/.test(text))).toBe(true);
});

test('shows three years as a chart and as a table', async ({ page, person }) => {
  expect(person.firstName).toBe('Amina');
  const metrics = Array.from({ length: 1100 }, (_, ago) => ({
    date: dayAgo(ago),
    source: 'apple',
    values: { steps: 4000 + Math.round(3000 * Math.sin(ago / 40)) },
  }));
  for (let at = 0; at < metrics.length; at += 400) {
    const data = { metrics: metrics.slice(at, at + 400) };
    expect((await page.request.post('/api/health/metrics', { data })).status()).toBe(201);
  }
  await openHealth(page);
  await page.getByRole('button', { name: english('trends.open') }).click();
  const trends = page.getByRole('region', { name: english('trends.title') });
  await expect(trends.locator('.recharts-bar-rectangle')).toHaveCount(7);
  await trends.getByRole('button', { name: english('trends.periods.years') }).click();
  await expect(trends.getByRole('img', { name: /3 years/ })).toBeVisible();
  await expect(trends.locator('.recharts-line-curve')).toBeVisible();
  await trends.getByRole('button', { name: english('trends.table') }).click();
  await expect(trends.getByRole('row')).toHaveCount(159);
  expect(await problemsOf(page)).toEqual([]);
});

test('counts steps by the motion sensor, as a source of its own', async ({ page, person }) => {
  expect(person.firstName).toBe('Amina');
  await openHealth(page);
  const counter = page.getByRole('region', { name: english('counter.title') });
  await counter.getByRole('button', { name: english('counter.start') }).click();
  await expect(counter.getByRole('button', { name: english('counter.stop') })).toBeVisible();
  // Twelve seconds of walking at two steps a second, by the clock of the events.
  await page.evaluate(() => {
    for (let reading = 0; reading < 720; reading += 1) {
      const wave = Math.sin((2 * Math.PI * 2 * reading) / 60);
      const accelerationIncludingGravity = { x: 0, y: 2 * wave, z: 9.8 + 3 * wave };
      const event = new DeviceMotionEvent('devicemotion', { accelerationIncludingGravity });
      Object.defineProperty(event, 'timeStamp', { value: 1000 + (reading * 1000) / 60 });
      dispatchEvent(event);
    }
  });
  await expect(counter).toContainText(english('counter.since'));
  await counter.getByRole('button', { name: english('counter.stop') }).click();
  await expect
    .poll(async () => Math.abs((await metricsOf(page))[0]?.values.steps - 24))
    .toBeLessThanOrEqual(3);
  expect(await metricsOf(page)).toMatchObject([{ date: dayAgo(0), source: 'motion' }]);
});

test('shows signed-out visitors the links, and that signing in stores measurements', async ({ page }) => {
  await open(page, '/health');
  await expect(page.getByText(english('signedOut.text'))).toBeVisible();
  await expect(page.getByRole('link', { name: english('signedOut.signIn') }).last()).toBeVisible();
  const links = page.getByRole('region', { name: english('links.title') });
  await expect(links.getByRole('button', { name: english('links.coach') })).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
});

test('the tab of the dashboard has the goals of today', async ({ page, person }) => {
  expect(person.firstName).toBe('Amina');
  await open(page, '/home?tab=health');
  await page.getByRole('button', { name: english('today.addGlass') }).click();
  await expect(page.getByText(english('today.water', { count: 1, goal: 8 }))).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('link', { name: english('today.open') }).click();
  await expect(page).toHaveURL('/health');
  await expect(page.getByText(english('today.water', { count: 1, goal: 8 }))).toBeVisible();
});

test('ar: keeps an entry that the account refuses, says why, and sends it once corrected', async ({
  page,
  person,
  complaints,
}) => {
  expect(person.firstName).toBe('Amina');
  const t = words('ar', 'health');
  await openHealth(page, 'ar');
  // As a device with a fast clock stores it.
  await page.evaluate(
    async (key) => {
      const user = await (await fetch('/api/auth/user')).json();
      const change = { values: { steps: 4200 }, isWhole: false, at: 1 };
      localStorage.setItem('manasik-health-waiting', JSON.stringify({ [user.id]: { [key]: change } }));
    },
    `${dayAgo(-3)}:manual`,
  );
  await open(page, '/health', 'ar');
  await expect(page.getByText(t('notes.refused', { count: 1 }))).toBeVisible();
  const days = page.getByRole('region', { name: t('days.title') });
  await expect(days).toContainText(t('days.notCome'));
  expect(await problemsOf(page)).toEqual([]);
  expect(await metricsOf(page)).toEqual([]);
  const other = { date: dayAgo(1), source: 'manual', values: { steps: 9000 } };
  const stored = await page.request.post('/api/health/metrics', { data: { metrics: [other] } });
  expect(stored.status()).toBe(201);
  await page.reload();
  await expect(days).toContainText(new Intl.NumberFormat('ar').format(9000));
  await expect(days).toContainText(new Intl.NumberFormat('ar').format(4200));

  await days
    .getByRole('button', { name: new RegExp(`^${t('days.change', { date: '', source: '' }).split(':')[0]}`) })
    .first()
    .click();
  const form = page.getByRole('dialog');
  const date = form.getByLabel(t('entry.date'));
  const save = form.getByRole('button', { name: words('ar', 'common')('save') });
  await date.fill(dayAgo(1));
  await save.click();
  await expect(date).toHaveAccessibleDescription(words('ar', 'errors')('health.dateTaken'));
  expect(await metricsOf(page)).toMatchObject([{ date: dayAgo(1), values: { steps: 9000 } }]);
  await date.fill(dayAgo(0));
  await save.click();
  await expect
    .poll(() => metricsOf(page))
    .toMatchObject([
      { date: dayAgo(0), values: { steps: 4200 } },
      { date: dayAgo(1), values: { steps: 9000 } },
    ]);
  await expect(page.getByText(t('notes.refused', { count: 1 }))).toBeHidden();
  // The refusal itself.
  expect(complaints.splice(0).every((text) => text.includes('400'))).toBe(true);
});

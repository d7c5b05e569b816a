import { problemsOf } from './support/axe.ts';
import { expect, newPerson, open, test } from './support/test.ts';
import { words } from './support/words.ts';

for (const language of ['ur'] as const) {
  const t = words(language, 'welcome');
  const guide = words(language, 'guide');
  const places = words(language, 'places');
  const account = words(language, 'account');

  test.describe(`the first questions in ${language}`, () => {
    test('follow signing up, keep each answer, and lead home', async ({ page }) => {
      const person = newPerson();
      await open(page, '/login?mode=register', language);
      await page.getByLabel(account('firstName'), { exact: true }).fill(person.firstName);
      await page.getByLabel(account('lastName'), { exact: true }).fill(person.lastName);
      await page.getByLabel(account('email')).fill(person.email);
      await page.getByLabel(account('password.label'), { exact: true }).fill(person.password);
      await page.getByRole('button', { name: account('register.submit') }).click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toContainText(t('place.title'));
      await expect(heading).toContainText(t('progress', { step: 1, count: 3 }));
      await page.getByRole('combobox', { name: places('city') }).fill('Leic');
      await page.getByRole('option').first().click();
      const next = page.getByRole('button', { name: t('next'), exact: true });
      await expect
        .poll(async () => (await (await page.request.get('/api/auth/user')).json()).currentLocation?.name)
        .toBeTruthy();
      await next.click();

      await expect(heading).toContainText(t('rite.title'));
      await expect(heading).toBeFocused();
      await page.getByRole('radio', { name: guide('choices.kind.ifrad'), exact: true }).check();
      const school = page.getByRole('button', { name: guide('choices.school.maliki') });
      await school.click();
      await expect(school).toHaveAttribute('aria-pressed', 'true');
      // Only Hanafis pray Asr later.
      for (const [name, madhab] of [
        ['hanafi', 'hanafi'],
        ['maliki', 'shafi'],
      ]) {
        await page.getByRole('button', { name: guide(`choices.school.${name}`) }).click();
        const settings = async () => (await (await page.request.get('/api/settings')).json()).madhab;
        await expect.poll(settings).toBe(madhab);
      }
      await page.reload();
      await expect(page.getByRole('radio', { name: guide('choices.kind.ifrad'), exact: true })).toBeChecked();
      await page.goBack();
      await expect(heading).toContainText(t('place.title'));
      await next.click();
      await next.click();

      await expect(heading).toContainText(t('when.title'));
      await page
        .getByRole('radio', { name: /\d|[۰-۹]/ })
        .first()
        .check();
      await page.getByRole('button', { name: t('finish'), exact: true }).click();
      await expect(page).toHaveURL(/\/(\?.*)?$/);
      const user = await (await page.request.get('/api/auth/user')).json();
      expect(user.hajjDate).toMatch(/^\d{4}-\d\d-\d\d$/);
      await open(page, '/guide', language);
      await expect(page.getByText(guide('choices.school.maliki')).first()).toBeVisible();
    });

    test('can all be skipped', async ({ page, person }) => {
      await open(page, '/welcome', language);
      expect(await problemsOf(page)).toEqual([]);
      const skip = page.getByRole('button', { name: t('skip'), exact: true });
      for (const title of ['place.title', 'rite.title', 'when.title'] as const) {
        await expect(page.getByRole('heading', { level: 1 })).toContainText(t(title));
        await skip.click();
      }
      await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName);
      const user = await (await page.request.get('/api/auth/user')).json();
      expect(user).toMatchObject({ currentLocation: null, hajjDate: null });
    });

    test('are clean for assistive technology, and lead on to groups', async ({ page, person }) => {
      expect(person.firstName).toBe('Amina');
      await open(page, '/welcome?step=2', language);
      expect(await problemsOf(page)).toEqual([]);
      await open(page, '/welcome?step=3', language);
      expect(await problemsOf(page)).toEqual([]);
      await page.getByRole('switch', { name: t('when.group') }).check();
      await page.getByRole('button', { name: t('finish'), exact: true }).click();
      await expect(page).toHaveURL(/\/group-tracker/);
    });
  });
}

test('ask to choose a city that was typed, and take one that was typed in full', async ({ page, person }) => {
  expect(person.firstName).toBe('Amina');
  const t = words('en', 'welcome');
  const places = words('en', 'places');
  await open(page, '/welcome');
  const city = page.getByRole('combobox', { name: places('city') });
  const next = page.getByRole('button', { name: t('next'), exact: true });
  await city.fill('Leic');
  await expect(page.getByRole('option').first()).toBeVisible();
  await city.press('Escape');
  // Without a blur, as on an iPhone, where a tapped button takes no focus.
  await next.evaluate((button) => button instanceof HTMLElement && button.click());
  await expect(page.getByText(places('unchosen'))).toBeVisible();
  await next.click();
  await expect(page.getByText(places('unchosen'))).toBeVisible();
  await expect(city).toHaveValue('Leic');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('place.title'));
  await city.fill('karachi');
  await expect(page.getByRole('option').first()).toBeVisible();
  await city.press('Tab');
  await expect(city).toHaveValue(/^Karachi, /);
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('rite.title'));
});

test('keep the answer when saving fails', async ({ page, person, complaints }) => {
  expect(person.firstName).toBe('Amina');
  const t = words('en', 'welcome');
  await open(page, '/welcome?step=3');
  const notBooked = page.getByRole('radio', { name: t('when.notBooked') });
  await notBooked.check();
  await page.route('**/api/auth/user', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: t('finish'), exact: true }).click();
  await expect(page.getByText(t('failed'), { exact: true }).first()).toBeVisible();
  await expect(notBooked).toBeChecked();
  complaints.length = 0;
  await page.unroute('**/api/auth/user');
  await page.getByRole('button', { name: t('finish'), exact: true }).click();
  await expect(page).toHaveURL(/\/(\?.*)?$/);
});

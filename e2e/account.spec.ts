import { expect, newPerson, open, test } from './support/test.ts';
import { words } from './support/words.ts';

for (const language of ['ar'] as const) {
  const auth = words(language, 'account');
  const navigation = words(language, 'navigation');
  const dashboard = words(language, 'dashboard');
  const errors = words(language, 'errors');

  test.describe(`accounts in ${language}`, () => {
    test('registers, signs out and signs in again', async ({ page }) => {
      const person = newPerson();
      await open(page, '/login?mode=register', language);
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await page.getByLabel(auth('firstName')).fill(person.firstName);
      await page.getByLabel(auth('lastName')).fill(person.lastName);
      await page.getByLabel(auth('email')).fill(person.email);
      await page.getByLabel(auth('password.label'), { exact: true }).fill(person.password);
      await page.getByRole('button', { name: auth('register.submit') }).click();

      await expect(page.getByText(auth('register.toast.title'), { exact: true })).toBeVisible();
      const greeting = page.getByRole('heading', {
        level: 1,
        name: dashboard('hero.greeting', { name: person.firstName }),
      });
      await expect(page).toHaveURL(/\/welcome/);
      await open(page, '/', language);
      await expect(greeting).toBeVisible();

      await page
        .getByRole('link', { name: navigation('logout') })
        .first()
        .click();
      await expect(page.getByRole('link', { name: navigation('login') }).first()).toBeVisible();
      await expect(page).toHaveURL(/\/(\?.*)?$/);

      await open(page, '/login', language);
      await page.getByLabel(auth('email')).fill(person.email);
      await page.getByLabel(auth('password.label'), { exact: true }).fill(person.password);
      await page.getByRole('button', { name: auth('signIn.submit'), exact: true }).click();
      await expect(page.getByText(auth('signIn.toast.title'), { exact: true })).toBeVisible();
      await expect(greeting).toBeVisible();
    });

    test('keeps the form filled in and shows an error when the password is wrong', async ({
      page,
      person,
      complaints,
    }) => {
      await page.context().clearCookies();
      await open(page, '/login', language);
      await page.getByLabel(auth('email')).fill(person.email);
      await page.getByLabel(auth('password.label'), { exact: true }).fill('not the password');
      await page.getByRole('button', { name: auth('signIn.submit'), exact: true }).click();
      await expect(page.getByText(auth('failed'), { exact: true })).toBeVisible();
      await expect(page.getByText(errors('auth.invalidCredentials')).first()).toBeVisible();
      await expect(page.getByLabel(auth('email'))).toHaveValue(person.email);
      await expect(page.getByRole('button', { name: auth('signIn.submit'), exact: true })).toBeEnabled();
      expect(complaints).toEqual([]);
    });

    test('redirects a signed-out visitor from a protected page to sign in, and back afterwards', async ({
      page,
      person,
    }) => {
      await page.context().clearCookies();
      const settings = words(language, 'settings');
      await page.goto(`/settings?lang=${language}`);
      await expect(page).toHaveURL(/\/login\?next=/);
      await page.waitForLoadState('networkidle');
      await page.locator('input[name=email]').fill(person.email);
      await page.locator('input[name=password]').fill(person.password);
      await page.locator('button[type=submit]').click();
      await expect(page).toHaveURL(/\/settings/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await open(page, '/settings', language);
      await expect(page.getByRole('heading', { level: 1, name: settings('title') })).toBeVisible();
    });
  });
}

const auth = words('en', 'account');

test('shows an error at the field for a common password', async ({ page, complaints }) => {
  const person = newPerson();
  await open(page, '/login?mode=register');
  await page.getByLabel(auth('firstName')).fill(person.firstName);
  await page.getByLabel(auth('lastName')).fill(person.lastName);
  await page.getByLabel(auth('email')).fill(person.email);
  const password = page.getByLabel(auth('password.label'), { exact: true });
  await password.fill('password');
  await page.getByRole('button', { name: auth('register.submit') }).click();
  await expect(password).toHaveAccessibleDescription(
    new RegExp(words('en', 'errors')('fields.passwordCommon')),
  );
  await expect(password).toBeFocused();
  await expect(page.getByLabel(auth('email'))).toHaveValue(person.email);
  // Chromium logs every 4xx response to the console.
  complaints.splice(0);
});

test('ends the session of another browser from the settings', async ({ page, person, browser, baseURL }) => {
  const settings = words('en', 'settings');
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const login = await other.request.post('/api/auth/login', {
    data: { email: person.email, password: person.password },
  });
  expect(login.status()).toBe(200);
  await open(page, '/settings');
  await page.getByRole('link', { name: settings('security.sessions.title') }).click();
  await page.getByRole('button', { name: /^Sign out .+, signed in/ }).click();
  await expect.poll(async () => (await other.request.get('/api/auth/user')).status()).toBe(401);
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);
  await other.close();
});

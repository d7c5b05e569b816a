import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

const sections = {
  profile: 'profile.title',
  language: 'language.title',
  'text-size': 'preferences.appearance.textSize',
  theme: 'preferences.appearance.theme',
  place: 'profile.location',
  prayer: 'preferences.prayer.title',
  calendar: 'preferences.calendar.title',
  'hajj-date': 'profile.hajjDate',
  password: 'security.password.title',
  passkeys: 'security.passkeys.title',
  'second-step': 'security.secondStep.title',
  devices: 'security.sessions.title',
  delete: 'security.delete.title',
} as const;

const row = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

for (const language of ['ur'] as const) {
  const t = words(language, 'settings');
  const guide = words(language, 'guide');
  const look = 'preferences.appearance';

  test.describe(`settings in ${language}`, () => {
    test('saves a changed name to the account', async ({ page, person }) => {
      await open(page, '/settings', language);
      await expect(row(page, person.email)).toBeVisible();
      for (const [tab, title] of Object.entries(sections).slice(1)) {
        await row(page, t(title)).click();
        await expect(heading(page, t(title))).toBeFocused();
        await expect(page).toHaveURL(new RegExp(`[?&]tab=${tab}`));
        await expect(page).toHaveTitle(`${t(title)} – ${t('meta.title')}`);
        await row(page, t('title')).click();
        await expect(heading(page, t('title'))).toBeFocused();
      }
    });

    test('an address leads straight to a section, the back button to the list', async ({ page, person }) => {
      for (const [tab, title] of Object.entries(sections)) {
        await open(page, `/settings?tab=${tab}`, language);
        await expect(heading(page, t(title))).toBeVisible();
      }
      await open(page, '/settings', language);
      await row(page, person.email).click();
      await expect(heading(page, t('profile.title'))).toBeVisible();
      await page.goBack();
      await expect(heading(page, t('title'))).toBeVisible();
    });

    test('the addresses of the former tabs lead to their group', async ({ page, person }) => {
      expect(person.firstName).toBe('Amina');
      for (const [tab, group] of [
        ['security', t('groups.security')],
        ['preferences', t('groups.reading')],
      ] as const) {
        await open(page, `/settings?tab=${tab}`, language);
        await expect(page.getByRole('heading', { level: 2, name: group })).toBeInViewport();
      }
    });

    test('keeps a changed name on the account', async ({ page, person }) => {
      await open(page, '/settings?tab=profile', language);
      const name = page.getByLabel(t('profile.firstName'), { exact: true });
      await expect(name).toHaveValue(person.firstName);
      await name.fill('Maryam');
      await page.getByRole('button', { name: t('save') }).click();
      await expect(page.getByText(t('toast.saved.title'), { exact: true })).toBeVisible();
      await open(page, '/settings?tab=profile', language);
      await expect(name).toHaveValue('Maryam');
    });

    test('shows an error at a missing field, and saves nothing', async ({ page, person }) => {
      await open(page, '/settings?tab=profile', language);
      const name = page.getByLabel(t('profile.firstName'), { exact: true });
      await name.fill('');
      await page.getByRole('button', { name: t('save') }).click();
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await expect(name).toBeFocused();
      const reply = await page.request.get('/api/auth/user');
      expect(await reply.json()).toMatchObject({ firstName: person.firstName });
    });

    test('applies theme, contrast and text size at once and after a reload', async ({ page, person }) => {
      const root = page.locator('html');
      const contrast = page.getByRole('switch', { name: t(`${look}.highContrast`) });
      await open(page, '/settings', language);
      await contrast.check();
      await row(page, t(`${look}.theme`)).click();
      await page.getByRole('radio', { name: t(`${look}.themes.dark`) }).check();
      await row(page, t('title')).click();
      await row(page, t(`${look}.textSize`)).click();
      await page.getByRole('radio', { name: '125' }).check();
      await row(page, t('title')).click();
      for (const reload of [false, true]) {
        if (reload) await open(page, '/settings', language);
        await expect(root).toHaveAttribute('data-theme', 'dark');
        await expect(root).toHaveAttribute('data-contrast', 'high');
        await expect(row(page, t(`${look}.theme`))).toContainText(t(`${look}.themes.dark`));
        await expect(row(page, t(`${look}.textSize`))).toContainText('125');
        await expect(contrast).toBeChecked();
      }
      const reply = await page.request.get('/api/auth/user');
      expect(await reply.json()).toMatchObject({ email: person.email });
    });

    test('tells the guide the kind of Hajj and the school', async ({ page, person }) => {
      expect(person.firstName).toBe('Amina');
      const kind = guide('choices.kind.legend');
      await open(page, '/settings', language);
      await expect(row(page, kind)).toContainText(t('notSet'));
      await row(page, kind).click();
      await page.getByRole('radio', { name: guide('choices.kind.qiran'), exact: true }).check();
      await row(page, t('title')).click();
      await expect(row(page, kind)).toContainText(guide('choices.kind.qiran'));
      await open(page, '/settings?tab=school', language);
      await page.getByRole('radio', { name: guide('choices.school.hanafi') }).check();
      await open(page, '/guide', language);
      const you = page.getByRole('region', { name: guide('choices.title') });
      await expect(you).toContainText(guide('choices.kind.qiran'));
      await expect(you).toContainText(guide('choices.school.hanafi'));
    });
  });
}

const t = words('en', 'settings');

test('keeps the date of the Hajj, and takes it away again', async ({ page, person }) => {
  expect(person.firstName).toBe('Amina');
  await open(page, '/settings?tab=hajj-date');
  const date = page.getByRole('textbox', { name: t('profile.hajjDate') });
  const account = async () => (await page.request.get('/api/auth/user')).json();
  for (const day of ['2027-05-14', '']) {
    await date.fill(day);
    const saved = page.waitForResponse('**/api/auth/user');
    await page.getByRole('button', { name: t('save') }).click();
    expect((await saved).status()).toBe(200);
    expect(await account()).toMatchObject({ hajjDate: day || null });
  }
});

test('saves the location as soon as it is chosen, and forgets it when asked to', async ({ page, person }) => {
  expect(person.firstName).toBe('Amina');
  await open(page, '/settings?tab=place');
  await page.getByRole('combobox').fill('Madin');
  await page.getByRole('option').first().click();
  await expect(page.getByText(t('toast.saved.title'), { exact: true })).toBeVisible();
  const account = async () => (await page.request.get('/api/auth/user')).json();
  expect(await account()).toMatchObject({ currentLocation: { timezone: expect.any(String) } });
  await page.getByRole('button', { name: t('profile.forgetLocation') }).click();
  await expect.poll(account).toMatchObject({ currentLocation: null });
});

test('changes the language of the whole page and of the account', async ({ page, person }) => {
  await open(page, '/settings?tab=language', 'en');
  await page.getByRole('radio', { name: 'Français' }).check();
  await expect(heading(page, words('fr', 'settings')('language.title'))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await open(page, '/home', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName);
});

test('signs out', async ({ page, person }) => {
  expect(person.firstName).toBe('Amina');
  await open(page, '/settings');
  await page
    .getByRole('main')
    .getByRole('link', { name: words('en', 'navigation')('logout') })
    .click();
  await expect(page).not.toHaveURL(/settings/);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

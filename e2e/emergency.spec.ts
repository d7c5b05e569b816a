import type { Page } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';
import { problemsOf } from './support/axe.ts';
import { forgetFailed, storedForOffline } from './support/network.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

const path = '/emergency';
const arabic = words('ar', 'lost-card');

function parts(page: Page, language: Language) {
  const t = words(language, 'emergency');
  const card = words(language, 'lost-card');
  return {
    t,
    card,
    embassy: page.getByRole('region', { name: t('embassy.title') }),
    field: (name: string) =>
      page
        .getByRole('region', { name: t('card.title') })
        .getByRole('textbox', { name: card(`fields.${name}`), exact: true }),
    show: page.getByRole('button', { name: t('card.show') }),
    sheet: page.getByRole('dialog', { name: t('card.title') }),
  };
}

/** Opens a folded part of the form. */
const openFold = (page: Page, title: string) => page.locator('summary').filter({ hasText: title }).click();

async function fillCard(page: Page, language: Language): Promise<void> {
  const { card, field } = parts(page, language);
  await field('name').fill('Amina Karim');
  await field('languages').fill('বাংলা, English');
  await field('stay').fill('Camp 42, Mina');
  await field('leader').fill('Omar');
  await field('leaderPhone').fill('+966 50 123 4567');
  await openFold(page, card('medical'));
  await field('allergies').fill('Penicillin');
}

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test('gives everyone the numbers, and saves the chosen embassy', async ({ page }) => {
      await open(page, path, language);
      const { t, embassy } = parts(page, language);
      for (const number of ['911', '997', '1966', '937']) {
        await expect(page.locator(`main a[href="tel:${number}"]`)).toBeVisible();
      }
      const number = embassy.getByRole('textbox', { name: t('embassy.number') });
      await number.fill('call me');
      await page.getByRole('button', { name: t('embassy.save') }).click();
      await expect(number).toHaveAccessibleDescription(t('embassy.numberWrong'));
      await embassy.getByRole('textbox', { name: t('embassy.name') }).fill('Consulate');
      await number.fill('+966 12 571 2900');
      await page.getByRole('button', { name: t('embassy.save') }).click();
      await page.reload();
      await expect(embassy.getByRole('link', { name: 'Consulate' })).toHaveAttribute(
        'href',
        'tel:+966125712900',
      );
      expect(await problemsOf(page)).toEqual([]);
    });

    test('shows the card full screen in Arabic and in the language of the user', async ({ page }) => {
      await open(page, path, language);
      await fillCard(page, language);
      await page.reload();
      const { card, show, sheet } = parts(page, language);
      await show.click();
      for (const said of [card('title'), card('ask'), arabic('title'), arabic('fields.leaderPhone')]) {
        await expect(sheet.getByText(said, { exact: true }).first()).toBeVisible();
      }
      await expect(sheet.locator('[lang=ar]').first()).toHaveAttribute('dir', 'rtl');
      for (const typed of ['Amina Karim', 'বাংলা, English', 'Camp 42, Mina', 'Penicillin']) {
        await expect(sheet.getByText(typed, { exact: true })).toBeVisible();
      }
      await expect(sheet.getByText(card('fields.nationality'), { exact: true })).toHaveCount(0);
      await expect(sheet.getByRole('link')).toHaveAttribute('href', 'tel:+966501234567');
      expect(await problemsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(show).toBeFocused();
    });

    test('prints only the card', async ({ page }) => {
      await open(page, path, language);
      await fillCard(page, language);
      const { t, card } = parts(page, language);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(arabic('title'), { exact: true }).last()).toBeVisible();
      await expect(page.getByText(card('ask'), { exact: true }).last()).toBeVisible();
      await expect(page.getByText('Camp 42, Mina', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: t('heat.title') })).toBeHidden();
      await expect(page.getByRole('heading', { name: t('title'), level: 1 })).toBeHidden();
    });

    test('erases the card on request', async ({ page }) => {
      await open(page, path, language);
      await fillCard(page, language);
      const { t, field } = parts(page, language);
      await page.getByRole('button', { name: t('card.erase') }).click();
      const dialog = page.getByRole('dialog', { name: t('card.eraseTitle') });
      await dialog.getByRole('button', { name: t('card.keep') }).click();
      await expect(field('name')).toHaveValue('Amina Karim');
      await page.getByRole('button', { name: t('card.erase') }).click();
      await dialog.getByRole('button', { name: t('card.erase') }).click();
      await expect(page.getByText(t('card.erased'))).toBeVisible();
      await page.reload();
      await expect(field('name')).toHaveValue('');
    });
  });
}

test('shows first aid on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ['ur', 'de'] as const) {
    await open(page, path, language);
    const { t } = parts(page, language);
    const bar = await page
      .getByRole('navigation', { name: words(language, 'navigation')('bottom') })
      .boundingBox();
    for (const help of [
      page.locator('main a[href="tel:911"]'),
      page.locator('main a[href="tel:997"]'),
      page.getByRole('button', { name: t('first.lost') }),
      page.getByRole('link', { name: words(language, 'sos')('button') }),
    ]) {
      const box = await help.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 1000), language).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  }
});

test('opens the card with one tap, reads its Arabic aloud, and shows a message when there is no voice', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    // A fake voice, because the test machines have none.
    const voice = { lang: 'ar-SA', localService: true } as SpeechSynthesisVoice;
    speechSynthesis.getVoices = () => (location.search.includes('mute') ? [] : [voice]);
    speechSynthesis.speak = ({ text }) => said.push(text);
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { writable: true });
  });
  await open(page, path, 'en');
  const { t, sheet } = parts(page, 'en');
  await page.getByRole('button', { name: t('first.lost') }).click();
  await expect(sheet.getByText(arabic('title'), { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: t('card.say') }).click();
  const said = await page.evaluate(() => String(Reflect.get(globalThis, 'said')));
  expect(said).toContain(arabic('title'));
  expect(said).toContain(arabic('askWithoutNumber'));
  await expect(sheet.getByRole('button', { name: t('card.stop') })).toBeVisible();
  await open(page, `${path}?mute`, 'en');
  await page.getByRole('button', { name: t('first.lost') }).click();
  await expect(sheet.getByText(t('card.noArabic'))).toBeVisible();
});

test('leads from the empty card to its form', async ({ page }) => {
  await open(page, path, 'en');
  const { t, sheet, field } = parts(page, 'en');
  await page.getByRole('button', { name: t('first.lost') }).click();
  await sheet.getByRole('link', { name: t('card.fill') }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t('card.title') })).toBeFocused();
  await expect(page.getByRole('heading', { name: t('card.title') })).toBeInViewport();
  await field('name').fill('Amina Karim');
  await page.getByRole('button', { name: t('first.lost') }).click();
  await expect(sheet.getByRole('link', { name: t('card.fill') })).toHaveCount(0);
});

test('fills the card from the account and a group, and keeps it after signing out', async ({
  page,
  person,
  baseURL,
}) => {
  const group = { name: 'Family Karim', meetingPoint: 'Gate 79', emergencyContact: '+44 20 7946 0000' };
  const headers = { origin: baseURL ?? '' };
  const reply = await page.request.post('/api/hajj-groups', { data: group, headers });
  expect(reply.status()).toBe(201);
  await open(page, '/', 'en');
  await open(page, path, 'en');
  const { t, field } = parts(page, 'en');
  await openFold(page, t('card.groups.more'));
  await field('meetingPoint').fill('Tent 7');
  await page.getByRole('button', { name: t('card.fillIn') }).click();
  await expect(field('name')).toHaveValue(`${person.firstName} ${person.lastName}`);
  await expect(field('group')).toHaveValue(group.name);
  await expect(field('leaderPhone')).toHaveValue(group.emergencyContact);
  await expect(field('meetingPoint')).toHaveValue('Tent 7');
  await page.goto('/api/logout');
  await open(page, path, 'en');
  await expect(field('group')).toHaveValue(group.name);
  await expect(page.getByRole('button', { name: t('card.fillIn') })).toHaveCount(0);
});

test('is dark on white in the dark theme too, because it is read in the sun', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, path, 'en');
  const { t, sheet } = parts(page, 'en');
  await page.getByRole('button', { name: t('first.lost') }).click();
  const face = sheet.locator('.scheme-light').last();
  await expect(face).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(face).toHaveCSS('color', 'rgb(23, 33, 28)');
});

test('warns of a phone number without a country code, and accepts it', async ({ page }) => {
  await open(page, path, 'en');
  const { field, show, sheet, embassy, t } = parts(page, 'en');
  const warning = new RegExp(words('en', 'common')('noCountryCode').replaceAll(/[+.]/g, '\\$&'));
  const phone = field('leaderPhone');
  await phone.fill('050 123 4567');
  await expect(phone).toHaveAccessibleDescription(warning);
  await show.click();
  await expect(sheet.getByRole('link')).toHaveAttribute('href', 'tel:0501234567');
  await page.keyboard.press('Escape');
  await phone.fill('+966 50 123 4567');
  await expect(phone).not.toHaveAccessibleDescription(warning);
  const number = embassy.getByRole('textbox', { name: t('embassy.number') });
  await number.fill('012 571 2900');
  await expect(number).toHaveAccessibleDescription(warning);
  await page.getByRole('button', { name: t('embassy.save') }).click();
  await expect(embassy.locator('a[href="tel:0125712900"]')).toBeVisible();
});

test('is linked from the landing page, the help page and the menu', async ({ page }) => {
  await open(page, '/', 'en');
  await page.getByRole('link', { name: words('en', 'landing')('footer.emergency.page') }).click();
  await expect(page).toHaveURL(/\/emergency/);
  await open(page, '/help', 'en');
  await page.getByRole('link', { name: words('en', 'help')('emergency.button') }).click();
  await expect(page).toHaveURL(/\/emergency/);
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/about', 'en');
  const navigation = words('en', 'navigation');
  await page.getByRole('button', { name: navigation('menu.open') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: navigation('emergency') })
    .click();
  await expect(page).toHaveURL(/\/emergency/);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shows the numbers and the card offline, Arabic included, after one visit to another page', async ({
    page,
    context,
    complaints,
  }) => {
    await open(page, '/worship', 'fr');
    await storedForOffline(page, 'fr');
    await context.setOffline(true);
    await page.goto(path);
    await expect(page.locator('main a[href="tel:997"]')).toBeVisible();
    const { show, sheet } = parts(page, 'fr');
    await show.click();
    await expect(sheet.getByText(arabic('title'), { exact: true }).last()).toBeVisible();
    forgetFailed(complaints);
  });
});

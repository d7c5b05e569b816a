import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { problemsOf } from './support/axe.ts';
import { expect, open, type Person, test } from './support/test.ts';
import { words } from './support/words.ts';

/** The code of an authenticator app, now or `steps` half minutes later. Each code is valid once. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

for (const language of ['ur'] as const) {
  const t = words(language, 'settings');
  const account = words(language, 'account');
  const part = 'security.secondStep';

  const signIn = async (page: Page, { email, password }: Person): Promise<void> => {
    await page.context().clearCookies();
    await open(page, '/login', language);
    await page.getByLabel(account('email')).fill(email);
    await page.getByLabel(account('password.label'), { exact: true }).fill(password);
    await page.getByRole('button', { name: account('signIn.submit'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: account('code.title') })).toBeFocused();
  };
  const sendCode = async (page: Page, code: string): Promise<void> => {
    await page.getByLabel(account('code.label'), { exact: true }).fill(code);
    await page.getByRole('button', { name: account('code.submit') }).click();
  };

  test(`two-step verification can be turned on, used and turned off, in ${language}`, async ({
    page,
    person,
    complaints,
  }) => {
    await open(page, '/settings?tab=second-step', language);
    const card = page.getByRole('region', { name: t(`${part}.title`), exact: true });
    const dialog = page.getByRole('dialog');
    const password = dialog.getByLabel(t('security.confirm.password'), { exact: true });

    await card.getByRole('button', { name: t(`${part}.start`) }).click();
    await password.fill(person.password);
    await dialog.getByRole('button', { name: t(`${part}.continue`) }).click();
    await expect(card.getByRole('img', { name: t(`${part}.qr`) })).toBeVisible();
    const address = await card.getByRole('link', { name: t(`${part}.open`) }).getAttribute('href');
    const secret = new URL(address ?? '').searchParams.get('secret') ?? '';
    expect(await problemsOf(page)).toEqual([]);

    const code = card.getByLabel(t(`${part}.code`), { exact: true });
    await code.fill('000000');
    await card.getByRole('button', { name: t(`${part}.confirm`), exact: true }).click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
    await code.fill(codeOf(secret));
    await card.getByRole('button', { name: t(`${part}.confirm`), exact: true }).click();
    await expect(card.getByRole('heading', { name: t(`${part}.recovery.title`) })).toBeFocused();
    const recoveryCodes = await card.getByRole('listitem').allTextContents();
    expect(recoveryCodes).toHaveLength(10);
    expect(await problemsOf(page, 'main')).toEqual([]);
    await card.getByRole('button', { name: t(`${part}.recovery.done`) }).click();
    await expect(card.getByText(t(`${part}.left`, { count: 10 }))).toBeVisible();

    await signIn(page, person);
    expect(await problemsOf(page)).toEqual([]);
    await sendCode(page, '000000');
    await expect(page.getByLabel(account('code.label'), { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
    await sendCode(page, codeOf(secret, 1));
    await expect(page.getByText(account('signIn.toast.title'), { exact: true })).toBeVisible();

    await signIn(page, person);
    await sendCode(page, recoveryCodes[0] ?? '');
    await expect(page.getByText(account('signIn.toast.title'), { exact: true })).toBeVisible();

    await open(page, '/settings?tab=second-step', language);
    await expect(card.getByText(t(`${part}.left`, { count: 9 }))).toBeVisible();
    await card.getByRole('button', { name: t(`${part}.end`) }).click();
    await password.fill(person.password);
    await dialog.getByLabel(t('security.confirm.code'), { exact: true }).fill(recoveryCodes[1] ?? '');
    await dialog.getByRole('button', { name: t(`${part}.end`) }).click();
    await expect(card.getByText(t(`${part}.off`), { exact: true })).toBeVisible();
  });
}

test('signing in starts again with the password when the time for the code is over', async ({
  page,
  person,
  complaints,
}) => {
  const account = words('en', 'account');
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 401, json: { code: 'auth.secondStepNeeded', message: 'A code is needed too' } }),
  );
  await page.context().clearCookies();
  await open(page, '/login', 'en');
  await page.getByLabel(account('email')).fill(person.email);
  await page.getByLabel(account('password.label'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: account('signIn.submit'), exact: true }).click();
  await page.getByLabel(account('code.label'), { exact: true }).fill('123456');
  await page.getByRole('button', { name: account('code.submit') }).click();
  await expect(
    page.getByText(words('en', 'errors')('auth.secondStepExpired'), { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel(account('email'))).toBeVisible();
  expect(complaints).toEqual([]);
});

import type { Page } from '@playwright/test';
import { problemsOf } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Adds a virtual authenticator whose user verification always succeeds or always fails. */
async function withDevice(page: Page, isUnlocked = true): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: isUnlocked,
      automaticPresenceSimulation: true,
    },
  });
}

for (const language of ['ar'] as const) {
  const t = words(language, 'settings');
  const account = words(language, 'account');
  const part = 'security.passkeys';

  test(`a passkey can be added in the settings and signs in without a password, in ${language}`, async ({
    page,
    person,
    complaints,
  }) => {
    await withDevice(page);
    await open(page, '/settings?tab=passkeys', language);
    const card = page.getByRole('region', { name: t(`${part}.title`), exact: true });
    await card.getByRole('button', { name: t(`${part}.add`) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('security.confirm.password'), { exact: true }).fill('not the password');
    await dialog.getByRole('button', { name: t(`${part}.continue`) }).click();
    await expect(dialog.getByLabel(t('security.confirm.password'), { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    expect(complaints.splice(0)).toEqual([expect.stringContaining('403')]);
    await dialog.getByLabel(t('security.confirm.password'), { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: t(`${part}.continue`) }).click();
    await expect(page.getByText(t(`${part}.addedToast.title`), { exact: true })).toBeVisible();
    await expect(card.getByText(/Chrome/)).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);

    await page.context().clearCookies();
    await open(page, '/login', language);
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: account('passkey.signIn') }).click();
    await expect(page.getByText(account('signIn.toast.title'), { exact: true })).toBeVisible();
    expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({ email: person.email });

    await open(page, '/settings?tab=passkeys', language);
    await card.getByRole('button', { name: /Chrome/ }).click();
    await expect(card.getByText(/Chrome/)).toBeHidden();
  });
}

test('shows an error when the device does not confirm, and keeps the password unchanged', async ({
  page,
}) => {
  const account = words('en', 'account');
  await withDevice(page, false);
  await open(page, '/login', 'en');
  await page.getByLabel(account('email')).fill('amina@example.org');
  await page.getByRole('button', { name: account('passkey.signIn') }).click();
  await expect(page.getByText(account('passkey.dismissed'), { exact: true })).toBeVisible();
  await expect(page.getByLabel(account('email'))).toHaveValue('amina@example.org');
});

import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

// All other tests reduce motion. With motion, what closes stays in the page until its animation ends.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Records the animations of dialogs that take time, on `<html>`. */
const recordAnimations = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    addEventListener('animationend', ({ animationName, elapsedTime, target }) => {
      if (!(target instanceof Element) || !target.matches('[role=dialog]') || elapsedTime < 0.1) return;
      seen.add(animationName);
      document.documentElement.dataset['animated'] = [...seen].join(' ');
    });
  });

/** Opens and closes a dialog by Escape and by its button, and checks where the focus is. */
async function openAndClose(page: Page, button: Locator, dialog: Locator): Promise<void> {
  const close = dialog.getByRole('button', { name: words('en', 'common')('close') });
  for (const end of [() => page.keyboard.press('Escape'), () => close.click()]) {
    await button.click();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await dialog.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await end();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  }
}

test('a dialog that moves takes the focus and gives it back to its button', async ({ page }) => {
  const t = words('en', 'dhikr');
  await recordAnimations(page);
  await open(page, '/worship/dhikr');
  await openAndClose(page, page.getByRole('button', { name: t('choice.add') }), page.getByRole('dialog'));
  await expect(page.locator('html')).toHaveAttribute('data-animated', 'rise-in fade-out');
});

test('a sheet that moves takes the focus and gives it back to its button', async ({ page }) => {
  const name = words('en', 'assistant')('conversations.title');
  await recordAnimations(page);
  await open(page, '/assistant');
  await openAndClose(page, page.getByRole('button', { name }), page.getByRole('dialog', { name }));
  await expect(page.locator('html')).toHaveAttribute('data-animated', 'sheet-in fade-out');
});

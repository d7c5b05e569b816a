import { conversation, field, openChat, sources } from './support/assistant.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words('en', 'assistant');

test('the list of conversations keeps the focus, and renaming can be cancelled', async ({ page }) => {
  await openChat(page);
  for (const question of ['How do I perform Tawaf?', 'What should I pack?']) {
    await field(page).fill(question);
    await page.keyboard.press('Enter');
    await expect(sources(page).getByRole('link').first()).toBeVisible();
    await page.getByRole('button', { name: t('conversations.new') }).click();
  }
  await page.getByRole('button', { name: t('conversations.title') }).click();
  const sheet = page.getByRole('dialog', { name: t('conversations.title') });
  const pencil = sheet.getByRole('button', {
    name: t('conversations.rename', { title: 'What should I pack?' }),
  });
  const name = sheet.getByRole('textbox', { name: t('conversations.name') });

  await pencil.click();
  await expect(name).toBeFocused();
  await name.fill(' ');
  await page.keyboard.press('Enter');
  await expect(sheet.getByText(words('en', 'errors')('fields.required'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(name).toBeHidden();
  await expect(pencil).toBeFocused();
  await pencil.click();
  await sheet.getByRole('button', { name: words('en', 'common')('cancel') }).click();
  await expect(pencil).toBeFocused();
  await pencil.click();
  await name.fill('Packing');
  await page.keyboard.press('Enter');
  await expect(
    sheet.getByRole('button', { name: t('conversations.rename', { title: 'Packing' }) }),
  ).toBeFocused();

  const confirm = page
    .getByRole('dialog', { name: t('conversations.deleteTitle') })
    .getByRole('button', { name: t('conversations.deleteButton') });
  await sheet.getByRole('button', { name: t('conversations.delete', { title: 'Packing' }) }).click();
  await confirm.click();
  await expect(sheet.getByRole('button', { name: /^How do I perform Tawaf/ })).toBeFocused();
  await sheet.getByRole('button', { name: /^Delete “How do I perform Tawaf/ }).click();
  await confirm.click();
  await expect(sheet.getByRole('button', { name: t('conversations.new') })).toBeFocused();
});

test('a reload offers the last conversation, and a next question stops reading aloud', async ({ page }) => {
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(globalThis, { stopped });
    // A fake voice, because the test machines have none.
    const voice = { lang: 'en-GB', localService: true } as SpeechSynthesisVoice;
    speechSynthesis.getVoices = () => [voice];
    speechSynthesis.speak = () => {};
    speechSynthesis.cancel = () => void stopped.push('stopped');
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { writable: true });
  });
  await openChat(page);
  await field(page).fill('my chest hurts');
  await page.keyboard.press('Enter');
  await expect(conversation(page).getByRole('link', { name: /997/ }).first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: t('conversations.continueLast') }).click();
  await expect(conversation(page).getByRole('link', { name: /997/ }).first()).toBeVisible();

  await page.getByRole('button', { name: t('actions.listen') }).click();
  await expect(page.getByRole('button', { name: t('actions.stopListening') })).toBeVisible();
  await field(page).fill('What should I pack?');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'stopped'))).toEqual(['stopped']);
  await expect(page.getByRole('button', { name: t('actions.stopListening') })).toHaveCount(0);
});

for (const language of ['en', 'ur'] as const) {
  test.describe(`in large text in ${language}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });
    test('whom to call is on the screen as soon as the answer comes', async ({ page }) => {
      await openChat(page, language);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await field(page, language).fill(language === 'en' ? 'my chest hurts' : 'سینے میں درد ہے');
      await page.keyboard.press('Enter');
      const alert = conversation(page, language).getByRole('alert');
      await expect(alert).toBeVisible();
      await expect(alert).toBeInViewport({ ratio: 0.2 });
      const top = await alert.evaluate((box) => {
        const { left, top: start, width } = box.getBoundingClientRect();
        // Nothing else lies over the beginning of the alert.
        const seen = document.elementFromPoint(left + width / 2, start + 8);
        return { start, isSeen: seen !== null && box.contains(seen) };
      });
      expect(top.start).toBeLessThan(844 / 2);
      expect(top.isSeen).toBe(true);
    });
  });
}

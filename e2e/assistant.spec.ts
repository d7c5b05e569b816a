import { conversation, field, openChat, sources } from './support/assistant.ts';
import { problemsOf } from './support/axe.ts';
import { forgetFailed } from './support/network.ts';
import { expect, open, pressUntil, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words('en', 'assistant');
const navigation = words('en', 'navigation');

test('answers a question with its sources, and a source opens its passage', async ({ page }) => {
  await openChat(page);
  await field(page).fill('I passed the miqat without Ihram. What should I do?');
  await page.keyboard.press('Enter');
  await expect(sources(page).getByRole('link').first()).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(conversation(page)).toContainText('miqat');
  await sources(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/guide|\/emergency|\/help/);
});

test('Shift and Enter start a new line, and a blank question is not sent', async ({ page }) => {
  await openChat(page);
  await field(page).pressSequentially('  ');
  await page.keyboard.press('Shift+Enter');
  await expect(field(page)).toHaveValue('  \n');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t('field.send') }).click();
  await expect(conversation(page).getByText(t('waiting'))).toHaveCount(0);
  await expect(conversation(page).getByRole('button', { name: t('starts.guide.miqat') })).toBeVisible();
  await expect(field(page)).toHaveValue('  \n');
});

test('a pasted question that is too long stays whole, and is sent only once it is shorter', async ({
  page,
}) => {
  await openChat(page);
  const long = `${'It was very hot on the way. '.repeat(90)}How do I perform Tawaf?`;
  await field(page).fill(long);
  const status = page.getByText(t('field.tooLong', { count: long.length - 2000 }));
  await expect(status).toBeVisible();
  await page.getByRole('button', { name: t('field.send') }).click();
  await expect(field(page)).toHaveValue(long);
  await expect(field(page)).toBeFocused();
  await field(page).fill('How do I perform Tawaf?');
  await expect(status).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(sources(page).getByRole('link').first()).toBeVisible();
});

test('each agent suggests questions, and one tap asks them', async ({ page }) => {
  await openChat(page);
  for (const [agent, first] of [
    ['health', 'heat'],
    ['travel', 'card'],
    ['reminder', 'days'],
  ] as const) {
    await page.getByRole('button', { name: t(`agents.${agent}`) }).click();
    await expect(page.getByRole('button', { name: t(`starts.${agent}.${first}`) })).toBeVisible();
  }
  await page.getByRole('button', { name: t('starts.reminder.days') }).click();
  await expect(page.getByRole('region', { name: /Reminder Bot/ })).toContainText(/\d/);
});

test('an emergency shows whom to call first, as links that dial', async ({ page }) => {
  await openChat(page);
  await field(page).fill('My father has chest pain');
  await page.keyboard.press('Enter');
  const alert = conversation(page).getByRole('alert');
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('link').first()).toHaveAttribute('href', 'tel:997');
  expect(await problemsOf(page)).toEqual([]);
});

test('an answer begins with whom to call if someone may need help', async ({ page }) => {
  await openChat(page);
  await field(page).fill('She has a headache from the sun, can she cover her head?');
  await page.keyboard.press('Enter');
  const answer = conversation(page).getByRole('region');
  const warning = answer.getByText(words('en', 'assistant-replies')('inDanger'), { exact: true });
  await expect(warning).toBeVisible();
  await expect(answer.getByRole('link').first()).toHaveAttribute('href', 'tel:997');
  await expect(conversation(page).getByRole('alert')).toHaveCount(0);
  expect(await problemsOf(page)).toEqual([]);
});

test('shows HTML in a question as text', async ({ page }) => {
  await openChat(page);
  const question = '<img src=x onerror="document.title=1"> <b>Tawaf</b>';
  await field(page).fill(question);
  await page.keyboard.press('Enter');
  await expect(conversation(page).getByText(question)).toBeVisible();
  await expect(conversation(page).locator('img, b')).toHaveCount(0);
  await expect(page).toHaveTitle(t('meta.title'));
});

test('answers offline on the device, says so, and keeps the conversation', async ({
  page,
  context,
  complaints,
}) => {
  await openChat(page);
  await context.setOffline(true);
  await field(page).fill('How do I perform Tawaf?');
  await page.keyboard.press('Enter');
  await expect(sources(page).getByRole('link').first()).toBeVisible({ timeout: 20_000 });
  await expect(conversation(page).getByText(t('onDevice'))).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: t('conversations.title') }).click();
  const sheet = page.getByRole('dialog', { name: t('conversations.title') });
  await sheet.getByRole('button', { name: /^How do I perform Tawaf/ }).click();
  await expect(sheet).toBeHidden();
  await expect(sources(page).getByRole('link').first()).toBeVisible();

  await page.getByRole('button', { name: t('conversations.title') }).click();
  await sheet
    .getByRole('button', { name: t('conversations.rename', { title: 'How do I perform Tawaf?' }) })
    .click();
  await sheet.getByRole('textbox', { name: t('conversations.name') }).fill('Tawaf');
  await page.keyboard.press('Enter');
  await sheet.getByRole('button', { name: t('conversations.delete', { title: 'Tawaf' }) }).click();
  const dialog = page.getByRole('dialog', { name: t('conversations.deleteTitle') });
  await dialog.getByRole('button', { name: t('conversations.deleteButton') }).click();
  await expect(sheet.getByText(t('conversations.none'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('manasik-account-assistant'))).toBeNull();
  forgetFailed(complaints);
});

test('a failure is a toast and can be tried again', async ({ page, context, complaints }) => {
  await page.route('**/assets/words-*/en/intents.js', (route) => route.abort());
  await open(page, '/assistant');
  await context.setOffline(true);
  await field(page).fill('How do I perform Tawaf?');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('failedText')).first()).toBeVisible();
  await expect(page.getByRole('button', { name: words('en', 'common')('retry') })).toBeVisible();
  await page.unroute('**/assets/words-*/en/intents.js');
  await context.setOffline(false);
  await page.getByRole('button', { name: words('en', 'common')('retry') }).click();
  await expect(sources(page).getByRole('link').first()).toBeVisible({ timeout: 20_000 });
  complaints.splice(0);
});

test('the button of the header opens the chat over the page, and Back closes it', async ({ page }) => {
  await open(page, '/worship/times');
  const panel = page.getByRole('dialog', { name: t('title') });
  const button = page.getByRole('navigation', { name: navigation('main') }).getByRole('button', {
    name: navigation('assistant'),
  });
  await pressUntil(button, panel);
  await expect(panel.getByText(t('active'))).toBeVisible();
  await expect(field(page)).toBeFocused();
  await field(page).fill('How many days are left until Hajj?');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('region', { name: t('conversation') })).toContainText(/\d/);
  expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/worship\/times/);
});

test('the window event opens the chat with the agent that it names', async ({ page }) => {
  await open(page, '/about');
  const panel = page.getByRole('dialog', { name: t('title') });
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new CustomEvent('open-ai-chat', { detail: { type: 'health' } })));
    await expect(panel).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(panel.getByRole('button', { name: t('agents.health') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the chat of the guide is closed until it is started, and its history is low', async ({ page }) => {
  await open(page, '/guide');
  const card = page.getByRole('region', { name: t('title'), exact: true });
  await expect(card.getByRole('textbox')).toHaveCount(0);
  await pressUntil(card.getByRole('button', { name: t('card.start') }), card.getByRole('textbox'));
  await expect(card.locator('a[href="tel:997"]')).toBeVisible();
  await card.getByRole('textbox').fill('What do I do on the Day of Arafah?');
  await page.keyboard.press('Enter');
  const history = card.getByRole('region', { name: t('conversation') });
  await expect(history.getByRole('link').first()).toBeAttached({ timeout: 20_000 });
  // 9 rem.
  expect(await history.evaluate((box) => box.clientHeight)).toBeLessThanOrEqual(160);
  expect(await problemsOf(page)).toEqual([]);
  await card.getByRole('button', { name: t('card.collapse') }).click();
  await expect(card.getByRole('textbox')).toHaveCount(0);
});

test('tabs of the dashboard have the chat with their own agent', async ({ page, person }) => {
  expect(person.firstName).toBe('Amina');
  for (const [tab, agent] of [
    ['guide', 'guide'],
    ['worship', 'reminder'],
    ['health', 'health'],
  ] as const) {
    await open(page, `/?tab=${tab}`);
    const card = page.getByRole('region', { name: t('title'), exact: true });
    await pressUntil(card.getByRole('button', { name: t('card.start') }), card.getByRole('textbox'));
    await expect(card.getByRole('button', { name: t(`agents.${agent}`) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
});

test('says that this browser cannot turn speech into text', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'SpeechRecognition');
    Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition');
  });
  await openChat(page);
  await page.getByRole('button', { name: t('voice.start') }).click();
  await expect(page.getByText(t('voice.none'))).toBeVisible();
});

test('answers in the language of the question', async ({ page }) => {
  await openChat(page);
  await field(page).fill('Comment faire le Tawaf ?');
  await page.keyboard.press('Enter');
  await expect(conversation(page).locator('[lang=fr]').first()).toBeVisible({ timeout: 20_000 });
});

test('a signed-in person finds, rates and deletes a conversation of the account', async ({
  page,
  person,
}) => {
  expect(person.firstName).toBe('Amina');
  // A public page knows of a session only after a page for users.
  await open(page, '/');
  await openChat(page);
  await field(page).fill('How do I perform Tawaf?');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t('feedback.unhelpful') }).click();
  await page.getByRole('textbox', { name: t('feedback.reason') }).fill('Too long');
  await page.getByRole('button', { name: t('feedback.send'), exact: true }).click();
  await expect(page.getByText(t('feedback.thanks')).first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('feedback.unhelpful') })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: t('conversations.title') }).click();
  const sheet = page.getByRole('dialog', { name: t('conversations.title') });
  const file = page.waitForEvent('download');
  await sheet.getByRole('button', { name: t('conversations.export') }).click();
  expect((await file).suggestedFilename()).toBe('manasik-conversations.json');
  await sheet.getByRole('button', { name: /^How do I perform Tawaf/ }).click();
  await expect(page.getByRole('button', { name: t('feedback.unhelpful') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: t('conversations.title') }).click();
  await sheet.getByRole('button', { name: /^Delete “How do I perform Tawaf/ }).click();
  await page
    .getByRole('dialog', { name: t('conversations.deleteTitle') })
    .getByRole('button', { name: t('conversations.deleteButton') })
    .click();
  await expect(sheet.getByText(t('conversations.none'))).toBeVisible();
  await expect(conversation(page).getByText('How do I perform Tawaf?', { exact: true })).toHaveCount(0);
});

for (const language of ['ar', 'ur'] as const) {
  test.describe(`on a phone in ${language}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });
    const own = words(language, 'assistant');
    const menu = words(language, 'navigation');

    test('opens from the menu, answers, and reads from right to left', async ({ page }) => {
      await open(page, '/about', language);
      const drawer = page.getByRole('dialog', { name: menu('menu.title') });
      await pressUntil(page.getByRole('button', { name: menu('menu.open') }), drawer);
      await drawer.getByRole('button', { name: menu('assistant') }).click();
      await expect(drawer).toBeHidden();
      const panel = page.getByRole('dialog', { name: own('title') });
      await panel.getByRole('button', { name: own('starts.guide.tawaf') }).click();
      await expect(sources(page, language).getByRole('link').first()).toBeVisible({ timeout: 20_000 });
      await expect(conversation(page, language).locator(`[lang=${language}][dir=rtl]`).first()).toBeVisible();
      const overflow = await panel.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
    });
  });
}

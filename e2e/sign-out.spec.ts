import type { Page } from '@playwright/test';
import { problemsOf } from './support/axe.ts';
import { newGroup } from './support/group.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

const english = words('en', 'sign-out');
const checklist = words('en', 'travel-checklist');

const signOut = (page: Page) =>
  page
    .getByRole('link', { name: words('en', 'navigation')('logout') })
    .first()
    .click();

/** A group with one item in its list, which the page shows. */
async function openList(page: Page, baseURL: string | undefined) {
  const group = await newGroup(page, [], baseURL);
  // A public page asks for the session only on a device on which someone signed in before.
  await open(page, '/group-tracker');
  const isReady = page.waitForResponse((response) => response.url().endsWith('/sign-out.js'));
  await open(page, '/travel?tab=checklist');
  const list = page.getByRole('region', { name: checklist('group.title') });
  await list.getByLabel(checklist('group.item')).fill('Tent');
  await list.getByLabel(checklist('group.item')).press('Enter');
  const tent = list.getByRole('checkbox', { name: 'Tent' });
  await expect(tent).toBeVisible();
  const items = async () =>
    (await (await page.request.get(`/api/hajj-groups/${group.id}/checklist`)).json()).items;
  await expect.poll(items).toMatchObject([{ title: 'Tent', isDone: false }]);
  // The page loads the question before it may go offline.
  await isReady;
  return { group, list, tent, items };
}

test('signing out offline asks about what was not sent; whoever stays keeps it, and it is sent later', async ({
  page,
  person,
  baseURL,
  context,
  complaints,
}) => {
  expect(person.firstName).toBe('Amina');
  const { list, tent, items } = await openList(page, baseURL);
  await context.setOffline(true);
  await tent.check();
  await expect(list.getByText(checklist('group.waiting'))).toBeVisible();

  await signOut(page);
  const question = page.getByRole('dialog', { name: english('title') });
  await expect(question).toContainText(english('only', { count: 1 }));
  await expect(question).toContainText(english('offline'));
  expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
  await question.getByRole('button', { name: english('stay') }).click();
  await expect(question).toBeHidden();
  await expect(tent).toBeChecked();

  await context.setOffline(false);
  await expect.poll(items).toMatchObject([{ title: 'Tent', isDone: true }]);
  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: words('en', 'navigation')('logout') })).toHaveCount(0);
  // The browser itself logs requests that fail offline.
  complaints.splice(0);
});

/** Ticks an item of the group's list while the server takes no change of it. */
async function tickUnsent(page: Page, baseURL: string | undefined) {
  const { group, list, tent } = await openList(page, baseURL);
  await page.route(`**/api/hajj-groups/${group.id}/checklist/**`, (route) => route.abort());
  await tent.check();
  await expect(list.getByText(checklist('group.waiting'))).toBeVisible();
  return { group, tent };
}

test('signing out while the server takes nothing says what is lost, and then erases it', async ({
  page,
  person,
  baseURL,
  complaints,
}) => {
  expect(person.firstName).toBe('Amina');
  const { group, tent } = await tickUnsent(page, baseURL);

  await signOut(page);
  const question = page.getByRole('dialog', { name: english('title') });
  await expect(question).toContainText(english('lost', { count: 1 }));
  expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(tent).toBeChecked();

  await signOut(page);
  await question.getByRole('button', { name: english('leave') }).click();
  await expect(page).toHaveURL('/');
  const stored = () => page.evaluate(() => localStorage.getItem('manasik-account-group-checklist'));
  await expect.poll(stored).toBeNull();
  // The person has given up what was not sent, and is not told again.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await page.request.get(`/api/hajj-groups/${group.id}/checklist`)).status()).toBe(401);
  // The browser logs the requests that were aborted.
  complaints.splice(0);
});

test('a session that another device ends says what was not sent, and that it is erased', async ({
  page,
  person,
  browser,
  baseURL,
  complaints,
}) => {
  await tickUnsent(page, baseURL);
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const headers = { origin: baseURL ?? '' };
  const { email, password } = person;
  await other.request.post('/api/auth/login', { data: { email, password }, headers });
  expect((await other.request.delete('/api/auth/sessions', { headers })).status()).toBe(204);
  await other.close();

  await open(page, '/worship');
  const ended = page.getByRole('dialog', { name: english('ended.title') });
  await expect(ended).toContainText(english('ended.erased', { count: 1 }));
  await expect(ended.getByRole('listitem')).toHaveText([english('ended.kinds.groupList', { count: '1' })]);
  expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('manasik-account-group-checklist'))).toBeNull();
  await ended.getByRole('button', { name: english('ended.understood') }).click();
  await expect(ended).toBeHidden();
  // The browser logs the requests that were aborted.
  complaints.splice(0);
});

test('signing out in another tab asks too, by the middle button and with Ctrl', async ({
  page,
  person,
  baseURL,
  context,
  complaints,
}) => {
  expect(person.firstName).toBe('Amina');
  await tickUnsent(page, baseURL);
  const link = page.getByRole('link', { name: words('en', 'navigation')('logout') }).first();
  const question = page.getByRole('dialog', { name: english('title') });
  for (const press of [
    () => link.click({ button: 'middle' }),
    () => link.click({ modifiers: ['Control'] }),
  ]) {
    await press();
    await expect(question).toContainText(english('lost', { count: 1 }));
    await question.getByRole('button', { name: english('stay') }).click();
    await expect(question).toBeHidden();
  }
  expect(context.pages()).toHaveLength(1);
  // The browser logs the requests that were aborted.
  complaints.splice(0);
});

test('the question follows the network: what is sent in the meantime is no longer lost', async ({
  page,
  person,
  baseURL,
  context,
  complaints,
}) => {
  expect(person.firstName).toBe('Amina');
  const { tent, items } = await openList(page, baseURL);
  await context.setOffline(true);
  await tent.check();
  await signOut(page);
  const question = page.getByRole('dialog', { name: english('title') });
  await expect(question).toContainText(english('offline'));
  const leave = words('en', 'navigation')('logout');

  await context.setOffline(false);
  const sent = page.getByRole('dialog', { name: english('sentTitle') });
  await expect(sent).toContainText(english('sent'));
  await expect(sent).not.toContainText(english('offline'));
  expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
  await expect.poll(items).toMatchObject([{ title: 'Tent', isDone: true }]);
  await sent.getByRole('button', { name: leave }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: leave })).toHaveCount(0);
  // The browser itself logs requests that fail offline.
  complaints.splice(0);
});

test('signing out everywhere is under way while it asks, and can be repeated by whoever stays', async ({
  page,
  person,
  baseURL,
  complaints,
}) => {
  expect(person.firstName).toBe('Amina');
  const { group } = await tickUnsent(page, baseURL);

  const settings = words('en', 'settings');
  await open(page, '/settings?tab=devices');
  await page.getByRole('button', { name: settings('security.sessions.endAll') }).click();
  const warning = page.getByRole('dialog', { name: settings('security.sessions.confirm.title') });
  const confirm = warning.getByRole('button', { name: settings('security.sessions.endAll') });
  const question = page.getByRole('dialog', { name: english('title') });
  const askAndStay = async () => {
    await confirm.click();
    await expect(question).toContainText(english('lost', { count: 1 }));
    // The question hides the page behind it from screen readers.
    const name = settings('security.sessions.ending');
    await expect(page.getByRole('button', { name, includeHidden: true })).toBeVisible();
    await question.getByRole('button', { name: english('stay') }).click();
    await expect(question).toBeHidden();
    await expect(confirm).toBeEnabled();
  };
  await askAndStay();
  await askAndStay();
  expect((await page.request.get(`/api/hajj-groups/${group.id}/checklist`)).status()).toBe(200);
  // The browser logs the requests that were aborted.
  complaints.splice(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('signing out in the menu closes it, so that the question can be answered', async ({
    page,
    person,
    baseURL,
    complaints,
  }) => {
    expect(person.firstName).toBe('Amina');
    const { tent } = await tickUnsent(page, baseURL);

    const navigation = words('en', 'navigation');
    const opener = page.getByRole('button', { name: navigation('menu.open') });
    await opener.click();
    const menu = page.getByRole('dialog', { name: navigation('menu.title') });
    await menu.getByRole('link', { name: navigation('logout') }).click();
    const question = page.getByRole('dialog', { name: english('title') });
    await expect(question).toContainText(english('lost', { count: 1 }));
    await question.getByRole('button', { name: english('stay') }).click();
    await expect(question).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(tent).toBeChecked();
    // The browser logs the requests that were aborted.
    complaints.splice(0);
  });
});

test.describe('on a device that has the pages', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page that was opened offline asks too, and the sign-out does not follow later', async ({
    page,
    person,
    baseURL,
    context,
    complaints,
  }) => {
    expect(person.firstName).toBe('Amina');
    const { tent, items } = await openList(page, baseURL);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('manasik-offline')), { timeout: 80_000 })
      .toBe('en');
    await context.setOffline(true);
    await page.reload();
    await tent.check();
    await open(page, '/worship');
    await signOut(page);
    const question = page.getByRole('dialog', { name: english('title') });
    await expect(question).toContainText(english('offline'));
    await question.getByRole('button', { name: english('stay') }).click();
    await context.setOffline(false);
    await expect.poll(items).toMatchObject([{ title: 'Tent', isDone: true }]);
    await expect(page).toHaveURL(/\/worship/);
    // The browser itself logs requests that fail offline.
    complaints.splice(0);
  });
});

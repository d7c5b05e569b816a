import type { Page } from '@playwright/test';
import { problemsOf } from './support/axe.ts';
import { listOf, openTentList, storedList, tickUnsent } from './support/group-list.ts';
import { forgetFailed, storedForOffline } from './support/network.ts';
import { endSessions } from './support/session.ts';
import { expect, open, test } from './support/test.ts';
import { inDays } from './support/travel.ts';
import { words } from './support/words.ts';

const english = words('en', 'sign-out');
const navigation = words('en', 'navigation');

const signOut = (page: Page) =>
  page
    .getByRole('link', { name: navigation('logout') })
    .first()
    .click();

const questionOf = (page: Page) => page.getByRole('dialog', { name: english('title') });

test('signing out offline asks about what was not sent; whoever stays keeps it, and it is sent later', async ({
  page,
  person,
  baseURL,
  context,
  complaints,
}) => {
  expect(person.firstName).toBe('Amina');
  const { tent, items } = await openTentList(page, baseURL);
  await context.setOffline(true);
  await tent.check();
  await expect(listOf(page).getByText(words('en', 'travel-checklist')('group.waiting'))).toBeVisible();

  await signOut(page);
  const question = questionOf(page);
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
  await expect(page.getByRole('link', { name: navigation('logout') })).toHaveCount(0);
  forgetFailed(complaints);
});

test('signing out while the server takes nothing says what is lost, and then erases it', async ({
  page,
  person,
  baseURL,
  complaints,
}) => {
  expect(person.firstName).toBe('Amina');
  const { group, tent } = await tickUnsent(page, baseURL);

  await signOut(page);
  const question = questionOf(page);
  await expect(question).toContainText(english('lost', { count: 1 }));
  expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(tent).toBeChecked();

  await signOut(page);
  await question.getByRole('button', { name: english('leave') }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => storedList(page)).toBeNull();
  // The person has given up what was not sent, and is not told again.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await page.request.get(`/api/hajj-groups/${group.id}/checklist`)).status()).toBe(401);
  forgetFailed(complaints);
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
  const link = page.getByRole('link', { name: navigation('logout') }).first();
  const question = questionOf(page);
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
  forgetFailed(complaints);
});

test('the question follows the network: what is sent in the meantime is no longer lost', async ({
  page,
  person,
  baseURL,
  context,
  complaints,
}) => {
  expect(person.firstName).toBe('Amina');
  const { tent, items } = await openTentList(page, baseURL);
  await context.setOffline(true);
  await tent.check();
  await signOut(page);
  const question = questionOf(page);
  await expect(question).toContainText(english('offline'));

  await context.setOffline(false);
  const sent = page.getByRole('dialog', { name: english('sentTitle') });
  await expect(sent).toContainText(english('sent'));
  await expect(sent).not.toContainText(english('offline'));
  expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
  await expect.poll(items).toMatchObject([{ title: 'Tent', isDone: true }]);
  await sent.getByRole('button', { name: navigation('logout') }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: navigation('logout') })).toHaveCount(0);
  forgetFailed(complaints);
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
  const question = questionOf(page);
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
  forgetFailed(complaints);
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

    const opener = page.getByRole('button', { name: navigation('menu.open') });
    await opener.click();
    const menu = page.getByRole('dialog', { name: navigation('menu.title') });
    await menu.getByRole('link', { name: navigation('logout') }).click();
    const question = questionOf(page);
    await expect(question).toContainText(english('lost', { count: 1 }));
    await question.getByRole('button', { name: english('stay') }).click();
    await expect(question).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(tent).toBeChecked();
    forgetFailed(complaints);
  });

  test('signing out in another tab from the menu closes it, so that the question can be answered', async ({
    page,
    person,
    baseURL,
    context,
    complaints,
  }) => {
    expect(person.firstName).toBe('Amina');
    await tickUnsent(page, baseURL);

    const opener = page.getByRole('button', { name: navigation('menu.open') });
    const menu = page.getByRole('dialog', { name: navigation('menu.title') });
    const link = menu.getByRole('link', { name: navigation('logout') });
    for (const press of [
      () => link.click({ button: 'middle' }),
      () => link.click({ modifiers: ['Control'] }),
    ]) {
      await opener.click();
      await press();
      const question = questionOf(page);
      await expect(question).toContainText(english('lost', { count: 1 }));
      await question.getByRole('button', { name: english('stay') }).click();
      await expect(question).toBeHidden();
      await expect(menu).toBeHidden();
    }
    expect(context.pages()).toHaveLength(1);
    forgetFailed(complaints);
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
    const { tent, items } = await openTentList(page, baseURL);
    await storedForOffline(page);
    await context.setOffline(true);
    await page.reload();
    await tent.check();
    await open(page, '/worship');
    await signOut(page);
    const question = questionOf(page);
    await expect(question).toContainText(english('offline'));
    await question.getByRole('button', { name: english('stay') }).click();
    await context.setOffline(false);
    await expect.poll(items).toMatchObject([{ title: 'Tent', isDone: true }]);
    await expect(page).toHaveURL(/\/worship/);
    forgetFailed(complaints);
  });
});

for (const way of ['signing out', 'a session that another device ends'] as const) {
  test(`${way} leaves nothing of the account on the device, on any page`, async ({
    page,
    person,
    browser,
    baseURL,
    complaints,
  }) => {
    const plan = {
      startsOn: inDays(0),
      departsOn: inDays(112),
      dailyMetres: 2000,
      restWeekdays: [],
      age: 62,
      concerns: ['diabetes-insulin'],
      clinician: 'to-see',
      done: {},
      changedAt: {},
      missedWeeks: [],
    };
    const item = {
      kind: 'promise',
      title: 'A hotel by the Haram',
      promisedBy: null,
      promisedOn: inDays(-3),
      outcome: 'open',
      note: null,
    };
    const headers = { origin: baseURL ?? '' };
    const put = (path: string, data: object) => page.request.put(path, { data, headers });
    expect((await put('/api/health/plan', { plan, base: null })).status()).toBe(200);
    const itemPath = `/api/travel/items/${crypto.randomUUID()}`;
    expect((await put(itemPath, { item, changedAt: Date.now() })).status()).toBe(200);
    // Unlike a script in the page, this also works while the page is left.
    const stored = async () => JSON.stringify((await page.context().storageState()).origins);
    await open(page, '/health/plan');
    await expect.poll(stored).toContain('diabetes-insulin');
    await open(page, '/travel/promises');
    await expect(page.getByText(item.title)).toBeVisible();

    await open(page, '/home');
    if (way === 'signing out') await signOut(page);
    else {
      await endSessions(browser, baseURL, person);
      await open(page, '/guide');
    }
    await expect.poll(stored).toContain('manasik-signed-out');
    const left = await stored();
    for (const text of ['diabetes-insulin', item.title, String.raw`\"age\":62`])
      expect(left).not.toContain(text);
    forgetFailed(complaints);
  });
}

import { problemsOf } from './support/axe.ts';
import { groupName, newcomer, newGroup } from './support/group.ts';
import { addItem, itemsOf, listOf, openList } from './support/group-list.ts';
import { forgetFailed, storedForOffline } from './support/network.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

for (const language of ['en', 'ar'] as const) {
  const t = words(language, 'travel-checklist');
  const money = words(language, 'travel-money');

  test(`${language}: one member adds to the group's list, another ticks it, and the first sees who did`, async ({
    page,
    person,
    browser,
    baseURL,
  }) => {
    expect(person.firstName).toBe('Amina');
    const { page: yusuf, close } = await newcomer(browser, baseURL, 'Yusuf');
    await newGroup(page, [yusuf], baseURL);
    await openList(page, language);
    await openList(yusuf, language);
    await expect(listOf(page, language).getByText(t('group.empty'))).toBeVisible();

    await listOf(page, language).getByLabel(t('group.item')).fill('First-aid bag');
    await listOf(page, language)
      .getByRole('button', { name: t('group.add') })
      .click();
    await expect(listOf(page, language).getByRole('checkbox', { name: 'First-aid bag' })).toBeVisible();
    // The same item is not added twice.
    await addItem(page, 'first-aid  bag', language);
    const listed = words(language, 'errors')('group.itemListed');
    await expect(listOf(page, language).getByText(listed)).toBeVisible();
    await expect(listOf(page, language).getByRole('checkbox')).toHaveCount(1);
    const theirs = listOf(yusuf, language).getByRole('checkbox', { name: 'First-aid bag' });
    await expect(theirs).toBeVisible();
    // A member who did not add it does not delete it.
    await expect(listOf(yusuf, language).getByRole('button', { name: /First-aid bag/ })).toHaveCount(0);
    await theirs.check();
    await expect(listOf(yusuf, language).getByText(t('group.doneByYou'))).toBeVisible();
    const name = t('group.doneBy', { name: '\u2068Yusuf Karim\u2069' });
    await expect(listOf(page, language).getByText(name)).toBeVisible();
    await expect(listOf(page, language).getByRole('checkbox', { name: 'First-aid bag' })).toBeChecked();
    expect(await problemsOf(page)).toEqual([]);

    await listOf(page, language)
      .getByRole('button', { name: /First-aid bag/ })
      .click();
    const dialog = page.getByRole('dialog', {
      name: money('confirm.title', { title: '\u2068First-aid bag\u2069' }),
    });
    await expect(dialog).toContainText(t('group.deleteText'));
    await dialog.getByRole('button', { name: money('delete') }).click();
    await expect(listOf(page, language)).toBeFocused();
    await expect(listOf(yusuf, language).getByText(t('group.empty'))).toBeVisible();
    await close();
  });
}

const t = words('en', 'travel-checklist');

test('what is added offline reaches the group once, when the connection is back', async ({
  page,
  person,
  browser,
  baseURL,
  context,
  complaints,
}) => {
  expect(person.firstName).toBe('Amina');
  const { page: yusuf, close } = await newcomer(browser, baseURL, 'Yusuf');
  const group = await newGroup(page, [yusuf], baseURL);
  const puts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/checklist/')) puts.push(request.url());
  });
  await openList(page);
  const list = listOf(page);
  await expect(list.getByText(t('group.empty'))).toBeVisible();

  await context.setOffline(true);
  await addItem(page, 'Wheelchair');
  await expect(list.getByRole('checkbox', { name: 'Wheelchair' })).toBeVisible();
  await expect(list.getByText(t('group.waiting'))).toBeVisible();
  expect(puts).toEqual([]);
  await context.setOffline(false);
  await expect(list.getByText(t('group.waiting'))).toHaveCount(0);

  await openList(yusuf);
  await expect(yusuf.getByRole('checkbox', { name: 'Wheelchair' })).toBeVisible();
  expect(puts).toHaveLength(1);
  expect(await itemsOf(page, group)).toHaveLength(1);
  forgetFailed(complaints);
  await close();
});

test('an item that two members add offline is on the list once, and the second learns why', async ({
  page,
  person,
  browser,
  baseURL,
  context,
  complaints,
}) => {
  expect(person.firstName).toBe('Amina');
  const { page: yusuf, close } = await newcomer(browser, baseURL, 'Yusuf');
  await newGroup(page, [yusuf], baseURL);
  await openList(page);
  await openList(yusuf);
  await context.setOffline(true);
  for (const one of [page, yusuf]) {
    await addItem(one, 'Wheelchair');
    await expect(listOf(one).getByRole('checkbox', { name: 'Wheelchair' })).toBeVisible();
    await expect(listOf(one).getByText(t('group.waiting'))).toHaveCount(one === page ? 1 : 0);
  }
  await context.setOffline(false);
  await expect(listOf(page).getByText(words('en', 'errors')('group.itemListed'))).toBeVisible();
  await expect(listOf(yusuf).getByRole('checkbox', { name: 'Wheelchair' })).toHaveCount(1);
  // The browser logs the stream that lost its network, and the refusal.
  complaints.splice(0);
  await close();
});

test('what was added offline is also sent from another page', async ({
  page,
  person,
  baseURL,
  complaints,
}) => {
  expect(person.firstName).toBe('Amina');
  const group = await newGroup(page, [], baseURL);
  await openList(page);
  const list = listOf(page);
  const changes = `**/api/hajj-groups/${group.id}/checklist/**`;
  await page.route(changes, (route) => route.abort());
  await addItem(page, 'Wheelchair');
  await expect(list.getByText(t('group.waiting'))).toBeVisible();
  await open(page, '/settings');
  await page.unroute(changes);
  await expect.poll(() => itemsOf(page, group)).toMatchObject([{ title: 'Wheelchair' }]);
  forgetFailed(complaints);
});

test.describe('on a device that has the pages', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the last list is there without a network, and so is what is added to it', async ({
    page,
    person,
    baseURL,
    context,
    complaints,
  }) => {
    expect(person.firstName).toBe('Amina');
    const group = await newGroup(page, [], baseURL);
    await openList(page);
    const list = listOf(page);
    const add = async (title: string) => {
      await addItem(page, title);
      await expect(list.getByRole('checkbox', { name: title })).toBeVisible();
    };
    await add('Wheelchair');
    await storedForOffline(page);
    await context.setOffline(true);
    await page.reload();
    await expect(list.getByRole('checkbox', { name: 'Wheelchair' })).toBeVisible();
    await add('Tent');
    await page.reload();
    await list.getByRole('checkbox', { name: 'Tent' }).check();
    await expect(list.getByText(t('group.waiting'))).toBeVisible();
    await context.setOffline(false);
    await expect(list.getByText(t('group.waiting'))).toHaveCount(0);
    expect(await itemsOf(page, group)).toMatchObject([
      { title: 'Wheelchair', isDone: false },
      { title: 'Tent', isDone: true },
    ]);
    forgetFailed(complaints);
  });
});

test('an own item goes to the list of the chosen group, and a group that was left loses its list', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  expect(person.firstName).toBe('Amina');
  const { page: yusuf, close } = await newcomer(browser, baseURL, 'Yusuf');
  const first = await newGroup(page, [], baseURL, { name: 'Neighbours' });
  const second = await newGroup(yusuf, [page], baseURL);
  await openList(page);
  const list = listOf(page);
  await list.getByRole('combobox', { name: t('group.choose') }).selectOption(second.id);
  await page.getByLabel(t('own.text'), { exact: true }).fill('Tea flask');
  await page.getByRole('button', { name: t('own.add'), exact: true }).click();
  const shared = { group: `\u2068${groupName}\u2069`, title: '\u2068Tea flask\u2069' };
  const share = page.getByRole('button', { name: t('group.share', shared) });
  // The choice outlasts the page.
  await page.reload();
  await page.locator('summary', { hasText: t('categories.documents') }).click();
  await share.click();
  await expect(
    page.getByText(t('group.shared', { group: shared.group }), { exact: true }).first(),
  ).toBeVisible();
  await expect(share).toHaveCount(0);
  await expect(list.getByRole('checkbox', { name: 'Tea flask' })).toBeVisible();
  await openList(yusuf);
  await expect(yusuf.getByRole('checkbox', { name: 'Tea flask' })).toBeVisible();

  const headers = { origin: baseURL ?? '' };
  expect((await page.request.post(`/api/hajj-groups/${second.id}/leave`, { headers })).status()).toBe(204);
  await page.reload();
  await expect(list.getByText(t('group.empty'))).toBeVisible();
  await expect(list.getByRole('combobox', { name: t('group.choose') })).toHaveCount(0);
  expect((await page.request.delete(`/api/hajj-groups/${first.id}`, { headers })).status()).toBe(204);
  await page.reload();
  await expect(page.getByRole('heading', { name: t('title') })).toBeVisible();
  await expect(list).toHaveCount(0);
  await close();
});

test('a group that is deleted meanwhile takes its list away, and the page names what was not sent', async ({
  page,
  person,
  browser,
  baseURL,
  context,
  complaints,
}) => {
  expect(person.firstName).toBe('Amina');
  const { page: yusuf, close } = await newcomer(browser, baseURL, 'Yusuf');
  const group = await newGroup(yusuf, [page], baseURL);
  await openList(page);
  const list = listOf(page);
  await expect(list.getByText(t('group.empty'))).toBeVisible();
  await context.setOffline(true);
  await addItem(page, 'Wheelchair');
  await expect(list.getByText(t('group.waiting'))).toBeVisible();
  const headers = { origin: baseURL ?? '' };
  expect((await yusuf.request.delete(`/api/hajj-groups/${group.id}`, { headers })).status()).toBe(204);
  await context.setOffline(false);
  await expect(page.getByText(words('en', 'errors')('group.notFound')).first()).toBeVisible();
  await expect(
    page.getByText(t('group.notSent', { titles: '\u2068Wheelchair\u2069' })).first(),
  ).toBeVisible();
  await expect(list).toHaveCount(0);
  // The refused requests, and the stream that lost its network.
  complaints.splice(0);
  await close();
});

test('without an account there is no list of a group', async ({ page }) => {
  await open(page, '/travel?tab=checklist');
  await expect(page.getByRole('heading', { name: t('title') })).toBeVisible();
  await expect(listOf(page)).toHaveCount(0);
});

import { problemsOf } from './support/axe.ts';
import { addItem, listOf, storedList, tickUnsent } from './support/group-list.ts';
import { forgetFailed } from './support/network.ts';
import { arriveSignedIn, endSessions } from './support/session.ts';
import { expect, newPerson, open, test } from './support/test.ts';
import { words } from './support/words.ts';

const english = words('en', 'sign-out');

test('a session that another device ends says what was not sent, and that it is erased', async ({
  page,
  person,
  browser,
  baseURL,
  complaints,
}) => {
  await tickUnsent(page, baseURL);
  await endSessions(browser, baseURL, person);

  await open(page, '/worship');
  const ended = page.getByRole('dialog', { name: english('ended.title') });
  await expect(ended).toContainText(english('ended.erased', { count: 1 }));
  const kind = english('kinds.groupList', { count: '1' });
  await expect(ended.getByRole('listitem')).toHaveText([`${kind}Tent`, 'Tent']);
  expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
  expect(await storedList(page)).toBeNull();
  await ended.getByRole('button', { name: english('ended.understood') }).click();
  await expect(ended).toBeHidden();
  forgetFailed(complaints);
});

test('changes that would be lost are named, the first five of a kind and the number of others', async ({
  page,
  person,
  browser,
  baseURL,
  complaints,
}) => {
  await tickUnsent(page, baseURL);
  const others = ['Tea flask', 'Wheelchair', 'Umbrella', 'Mat', 'Torch', 'Rope'];
  for (const title of others) {
    await addItem(page, title);
    await expect(listOf(page).getByRole('checkbox', { name: title })).toBeVisible();
  }
  const names = ['Tent', ...others.slice(0, 4), english('more', { count: 2 })];
  await page
    .getByRole('link', { name: words('en', 'navigation')('logout') })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: english('title') });
  await expect(question).toContainText(english('kinds.groupList', { count: '7' }));
  await expect(question.getByRole('list').last().getByRole('listitem')).toHaveText(names);
  await question.getByRole('button', { name: english('stay') }).click();

  await endSessions(browser, baseURL, person);
  await open(page, '/worship');
  const ended = page.getByRole('dialog', { name: english('ended.title') });
  await expect(ended).toContainText(english('kinds.groupList', { count: '7' }));
  await expect(ended.getByRole('list').last().getByRole('listitem')).toHaveText(names);
  expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
  forgetFailed(complaints);
});

test('whoever signs in in another tab removes the notice of what the previous person has lost', async ({
  page,
  person,
  browser,
  baseURL,
  context,
  complaints,
}) => {
  await tickUnsent(page, baseURL);
  await endSessions(browser, baseURL, person);
  await open(page, '/worship');
  const ended = page.getByRole('dialog', { name: english('ended.title') });
  await expect(ended).toBeVisible();

  const headers = { origin: baseURL ?? '' };
  const registered = await page.request.post('/api/auth/register', { data: newPerson('Bilal'), headers });
  expect(registered.status()).toBe(201);
  await arriveSignedIn(await context.newPage());
  await expect(ended).toBeHidden();
  forgetFailed(complaints);
});

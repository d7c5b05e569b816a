import { problemsOf } from './support/axe.ts';
import { storedList, tickUnsent } from './support/group-list.ts';
import { forgetFailed } from './support/network.ts';
import { endSessions } from './support/session.ts';
import { expect, open, test } from './support/test.ts';
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
  await expect(ended.getByRole('listitem')).toHaveText([english('ended.kinds.groupList', { count: '1' })]);
  expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
  expect(await storedList(page)).toBeNull();
  await ended.getByRole('button', { name: english('ended.understood') }).click();
  await expect(ended).toBeHidden();
  forgetFailed(complaints);
});

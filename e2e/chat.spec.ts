import type { Page } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';
import { problemsOf } from './support/axe.ts';
import { newcomer, newGroup, openGroup } from './support/group.ts';
import { forgetFailed } from './support/network.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Locators of the chat, by its words in one language. */
function chatOf(page: Page, language: Language = 'en') {
  const t = words(language, 'chat');
  const list = page.getByRole('region', { name: t('list') });
  return {
    t,
    list,
    said: (text: string) => list.getByRole('listitem').filter({ hasText: text }),
    field: page.getByRole('textbox', { name: t('composer.label') }),
    send: page.getByRole('button', { name: t('composer.send'), exact: true }),
    phrase: (name: string) => page.getByRole('button', { name: t(`phrases.${name}`), exact: true }),
    heard: page.getByRole('log', { name: t('title') }),
  };
}

for (const language of ['ar'] as const) {
  test(`${language}: a message reaches the other member, and each reads a quick phrase in their own language`, async ({
    page,
    person,
    browser,
    baseURL,
  }) => {
    expect(person.firstName).toBe('Amina');
    const otherLanguage = 'en';
    const { page: other, close } = await newcomer(browser, baseURL, 'Yusuf');
    const group = await newGroup(page, [other], baseURL);
    await openGroup(page, group, 'chat', language);
    await openGroup(other, group, 'chat', otherLanguage);
    const mine = chatOf(page, language);
    const theirs = chatOf(other, otherLanguage);
    await expect(page.getByText(mine.t('empty.title'))).toBeVisible();
    await expect(other.getByText(theirs.t('empty.title'))).toBeVisible();

    await mine.field.fill('   ');
    await mine.field.press('Enter');
    await expect(page.getByText(mine.t('empty.title'))).toBeVisible();
    await mine.field.fill('Gate 79,');
    await mine.field.press('Shift+Enter');
    await mine.field.pressSequentially('باب الملك فهد <b>');
    await mine.field.press('Enter');
    await expect(mine.field).toHaveValue('');
    await expect(mine.said('Gate 79,\nباب الملك فهد <b>')).toBeVisible();
    await expect(theirs.said('Gate 79,\nباب الملك فهد <b>')).toBeVisible();
    await expect(theirs.heard).toContainText('باب الملك فهد');
    await expect(mine.list).toContainText(mine.t('state.readByAll'));

    await theirs.phrase('atMeetingPoint').click();
    await expect(theirs.said(theirs.t('phrases.atMeetingPoint'))).toBeVisible();
    await expect(mine.said(mine.t('phrases.atMeetingPoint'))).toContainText('Yusuf Karim');
    expect(await problemsOf(page)).toEqual([]);
    await close();
  });
}

test('messages written offline survive a reload and are sent once, in order', async ({
  page,
  person,
  browser,
  baseURL,
  complaints,
}) => {
  expect(person.firstName).toBe('Amina');
  const { page: other, close } = await newcomer(browser, baseURL, 'Yusuf');
  const group = await newGroup(page, [other], baseURL);
  await openGroup(page, group, 'chat');
  const { t, list, field, said } = chatOf(page);
  await field.fill('Salam');
  await field.press('Enter');
  await expect(list).toContainText(t('state.sent'));

  // The server receives the first message, but its reply is lost.
  const sentTwice: string[] = [];
  await page.route('**/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sentTwice.push(route.request().postData() ?? '');
    if (sentTwice.length > 1) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await field.fill('First');
  await field.press('Enter');
  await expect(said('First').filter({ hasText: t('state.waiting') })).toBeVisible();
  await page.context().setOffline(true);
  await field.fill('Second');
  await field.press('Enter');
  await expect(said('Second')).toContainText(t('state.waiting'));
  await expect(page.getByText(t('offline.from', { date: '' }).slice(0, 20))).toBeVisible();

  await page.context().setOffline(false);
  await expect(said('Second')).toContainText(t('state.sent'));
  await expect(said('First')).toHaveCount(1);
  await page.reload();
  await expect(said('First')).toHaveCount(1);
  await openGroup(other, group, 'chat');
  const theirs = chatOf(other);
  await expect(theirs.list.getByRole('listitem')).toHaveText([/Salam/, /First/, /Second/]);
  expect(new Set(sentTwice.map((body): string => JSON.parse(body).key)).size).toBe(2);
  expect(sentTwice).toHaveLength(3);
  await close();
  forgetFailed(complaints);
});

test('a message written offline is sent from whichever page is opened next', async ({
  page,
  person,
  browser,
  baseURL,
  complaints,
}) => {
  expect(person.firstName).toBe('Amina');
  const { page: other, close } = await newcomer(browser, baseURL, 'Yusuf');
  const group = await newGroup(page, [other], baseURL);
  await openGroup(page, group, 'chat');
  const { t, field, said } = chatOf(page);
  await page.context().setOffline(true);
  await field.fill('I am at the gate');
  await field.press('Enter');
  await expect(said('I am at the gate')).toContainText(t('state.waiting'));
  await page.close();

  await page.context().setOffline(false);
  const next = await page.context().newPage();
  await open(next, '/help');
  await openGroup(other, group, 'chat');
  await expect(chatOf(other).said('I am at the gate')).toHaveCount(1);
  await close();
  forgetFailed(complaints);
});

test('the writer can remove a message and a leader can remove any, for everyone', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  expect(person.firstName).toBe('Amina');
  const { page: other, close } = await newcomer(browser, baseURL, 'Yusuf');
  const group = await newGroup(page, [other], baseURL);
  await openGroup(page, group, 'chat');
  await openGroup(other, group, 'chat');
  const leader = chatOf(page);
  const member = chatOf(other);
  await leader.field.fill('By the leader');
  await leader.send.click();
  await expect(member.said('By the leader')).toBeVisible();
  await expect(member.said('By the leader').getByRole('button')).toHaveCount(0);
  await member.field.fill('By the member');
  await member.send.click();
  await expect(leader.said('By the member')).toBeVisible();

  const remove = leader.said('By the member').getByRole('button', { name: leader.t('remove.label') });
  await remove.press('Enter');
  const dialog = page.getByRole('dialog', { name: leader.t('remove.title') });
  await expect(dialog).toContainText(leader.t('remove.other', { name: 'Yusuf Karim' }));
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await dialog.getByRole('button', { name: leader.t('remove.confirm') }).press('Enter');
  await expect(leader.said('By the member')).toHaveCount(0);
  await expect(member.said('By the member')).toHaveCount(0);
  await expect(member.said(member.t('message.removed'))).toBeVisible();
  await close();
});

test('the badge counts unread messages, and drops when they are read', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  expect(person.firstName).toBe('Amina');
  const { page: other, close } = await newcomer(browser, baseURL, 'Yusuf');
  const group = await newGroup(page, [other], baseURL);
  const headers = { origin: baseURL ?? '' };
  for (const text of ['One', 'Two']) {
    const data = { key: crypto.randomUUID(), text };
    const sent = await other.request.post(`/api/hajj-groups/${group.id}/messages`, { data, headers });
    expect(sent.status()).toBe(201);
  }
  await openGroup(page, group, 'members');
  const t = words('en', 'groups');
  const tab = page.getByRole('tab', { name: t('detail.tabs.chat') });
  await expect(tab).toHaveAccessibleName(new RegExp(t('detail.tabs.unread', { count: 2 })));
  await tab.click();
  await expect(chatOf(page).said('Two')).toBeVisible();
  const unread = async (): Promise<number> => {
    const reply = await page.request.get(`/api/hajj-groups/${group.id}`);
    return ((await reply.json()) satisfies { unreadCount: number }).unreadCount;
  };
  await expect.poll(unread).toBe(0);
  await page.getByRole('tab').first().click();
  await expect(tab).toHaveAccessibleName(t('detail.tabs.chat'));
  await close();
});

test('new messages do not scroll away from older ones, and buttons load the newest and the earlier messages', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  expect(person.firstName).toBe('Amina');
  const { page: other, close } = await newcomer(browser, baseURL, 'Yusuf');
  const group = await newGroup(page, [other], baseURL);
  const headers = { origin: baseURL ?? '' };
  const say = async (text: string) => {
    const data = { key: crypto.randomUUID(), text };
    const sent = await other.request.post(`/api/hajj-groups/${group.id}/messages`, { data, headers });
    expect(sent.status()).toBe(201);
  };
  for (let n = 1; n <= 55; n += 1) await say(`Message ${n}.`);
  await openGroup(page, group, 'chat');
  const { t, list, said } = chatOf(page);
  await expect(said('Message 55.')).toBeInViewport();
  await expect(said('Message 5.')).toHaveCount(0);
  await list.focus();
  await page.keyboard.press('Home');
  await expect(said('Message 1.')).toBeAttached();
  await expect(page.getByText(t('earlier.none'))).toBeAttached();
  const top = await list.evaluate((box) => box.scrollTop);
  await say('The newest.');
  const fresh = page.getByRole('button', { name: t('fresh', { count: 1 }) });
  await expect(fresh).toBeVisible();
  expect(Math.abs((await list.evaluate((box) => box.scrollTop)) - top)).toBeLessThan(200);
  await fresh.press('Enter');
  await expect(said('The newest.')).toBeInViewport();
  await expect(list).toBeFocused();
  await expect(fresh).toBeHidden();
  await close();
});

import { problemsOf } from './support/axe.ts';
import { newcomer, newGroup, openGroup } from './support/group.ts';
import { forgetOffline } from './support/network.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

for (const language of ['ar'] as const) {
  const t = words(language, 'roll-call');
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  const count = (here: number) => t('count', { here: number(here), total: number(4) });

  test(`${language}: a leader starts a roll call, a member answers, others are ticked, and the missing stay listed`, async ({
    page,
    person,
    browser,
    baseURL,
  }) => {
    expect(person.firstName).toBe('Amina');
    const { page: yusuf, close: closeYusuf } = await newcomer(browser, baseURL, 'Yusuf');
    const { page: maryam, close: closeMaryam } = await newcomer(browser, baseURL, 'Maryam');
    const group = await newGroup(page, [yusuf, maryam], baseURL);
    const added = await page.request.post(`/api/hajj-groups/${group.id}/people`, {
      data: { name: 'Grandmother' },
      headers: { origin: baseURL ?? '' },
    });
    expect(added.status()).toBe(201);
    await openGroup(page, group, 'members', language);
    await openGroup(yusuf, group, 'members', language);
    const card = page.getByRole('region', { name: t('title'), exact: true });

    await card.getByRole('button', { name: t('start') }).press('Enter');
    await expect(card.getByText(count(1))).toBeVisible();
    const alerts = words(language, 'alerts');
    const banner = yusuf.getByRole('region', { name: alerts('label') });
    await expect(banner).toContainText('Amina Karim');
    await banner.getByRole('button', { name: alerts('rollCall.answer') }).press('Enter');
    await expect(banner).toContainText(alerts('rollCall.answered'));
    await expect(card.getByText(count(2))).toBeVisible();
    const tick = (name: string) => card.getByRole('checkbox', { name: t('tick.label', { name }) });
    await expect(tick('Yusuf Karim')).toBeChecked();

    await tick('Grandmother').press('Space');
    await expect(card.getByText(count(3))).toBeVisible();
    await expect(tick('Grandmother')).toBeChecked();
    await expect(tick('Grandmother')).toBeFocused();
    await expect(tick('Maryam Karim')).not.toBeChecked();
    expect(await problemsOf(page)).toEqual([]);

    await card.getByRole('button', { name: t('end.label') }).click();
    const dialog = page.getByRole('dialog', { name: t('end.title') });
    await expect(dialog).toContainText(t('end.someMissing', { count: 1 }));
    await dialog.getByRole('button', { name: t('end.label') }).click();
    await expect(card.getByRole('button', { name: t('startAgain') })).toBeFocused();
    await expect(card.getByRole('button', { name: t('startAgain') })).toBeVisible();
    await page.reload();
    const missing = card.getByRole('list', { name: t('missing.ended', { count: number(1) }) });
    await expect(missing.getByRole('listitem')).toHaveText([/Maryam Karim/]);
    await openGroup(maryam, group, 'chat', language);
    await expect(maryam.getByRole('region', { name: alerts('label') })).toHaveCount(0);
    await Promise.all([closeYusuf(), closeMaryam()]);
  });
}

const t = words('en', 'roll-call');

test('an answer given offline is sent once the connection is back', async ({
  page,
  person,
  browser,
  baseURL,
  complaints,
}) => {
  expect(person.firstName).toBe('Amina');
  const { page: leader, close } = await newcomer(browser, baseURL, 'Yusuf');
  const group = await newGroup(leader, [page], baseURL);
  const begun = await leader.request.post(`/api/hajj-groups/${group.id}/roll-call`, {
    headers: { origin: baseURL ?? '' },
  });
  expect(begun.status()).toBe(201);
  await openGroup(page, group, 'members');
  const alerts = words('en', 'alerts');
  const banner = page.getByRole('region', { name: alerts('label') });
  await banner.getByRole('button', { name: alerts('rollCall.close') }).click();
  const prompt = page.getByRole('region', { name: t('prompt.title') });
  await page.context().setOffline(true);
  await prompt.getByRole('button', { name: t('prompt.answer') }).click();
  await expect(prompt.getByText(t('prompt.waiting'))).toBeVisible();
  await page.context().setOffline(false);
  await expect(prompt).toBeHidden();
  await expect(page.getByText(t('answered'))).toBeVisible();
  await close();
  forgetOffline(complaints);
});

import { problemsOf } from './support/axe.ts';
import { groupName, languages, newGroup, parts, path } from './support/group.ts';
import { endSessions } from './support/session.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

for (const language of languages) {
  test.describe(language, () => {
    test('creates a group, and keeps the form filled in when the server refuses it', async ({
      page,
      person,
    }) => {
      expect(person.firstName).toBe('Amina');
      await open(page, path, language);
      const { t, button, create, told, panel, groupLink } = parts(page, language);
      await expect(page.getByText(t('empty.title'))).toBeVisible();
      await expect(page.getByText(t('empty.text'))).toBeVisible();
      await button(t('create.open')).click();
      const name = create.getByLabel(t('fields.name'));
      const contact = create.getByLabel(t('fields.emergencyContact'));
      await contact.fill('call me');
      await create.getByRole('button', { name: t('create.submit') }).click();
      await expect(name).toBeFocused();
      await expect(name).toHaveAccessibleDescription(t('fields.nameRequired'));
      await expect(contact).toHaveAccessibleDescription(t('fields.emergencyContactWrong'));
      expect(await problemsOf(page)).toEqual([]);
      await name.fill(groupName);
      await contact.fill('+966 50 123 4567');
      await create.getByLabel(t('fields.meetingPoint')).fill('Grand Mosque entrance');
      await page.keyboard.press('Enter');
      await expect(told(t('create.done'))).toBeVisible();
      await expect(create).toHaveCount(0);
      await expect(button(t('create.open'))).toBeFocused();
      const row = groupLink(groupName);
      await expect(row).toContainText('Grand Mosque entrance');
      expect(await problemsOf(page)).toEqual([]);
      await row.click();
      await expect(panel).toContainText('Grand Mosque entrance');
      await expect(panel.locator('a[href="tel:+966501234567"]')).toBeVisible();
      expect(await problemsOf(page)).toEqual([]);
    });

    test('opens a group, and the Back button of the browser returns to the list', async ({
      page,
      person,
      baseURL,
    }) => {
      expect(person.firstName).toBe('Amina');
      await newGroup(page, [], baseURL);
      await open(page, path, language);
      const { t, panel, groupLink } = parts(page, language);
      const details = groupLink(groupName);
      await details.focus();
      await page.keyboard.press('Enter');
      await expect(panel).toBeFocused();
      await expect(panel).toContainText('Amina Karim');
      // Long addresses would bury the names.
      await expect(panel).not.toContainText(person.email);
      const members = page.getByRole('tab').first();
      await expect(members).toHaveAttribute('aria-selected', 'true');
      await members.focus();
      // The arrow key that moves forward in the reading direction.
      await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      await expect(page.getByRole('tab', { name: t('detail.tabs.locations') })).toBeFocused();
      await page.getByRole('tab', { name: t('detail.tabs.chat') }).click();
      await expect(page).toHaveURL(/tab=chat/);
      await page.reload();
      await expect(page.getByRole('tab', { name: t('detail.tabs.chat') })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await page.goBack();
      await expect(details).toBeVisible();
    });

    test('shows the code and its QR code, and creates a new one', async ({ page, person, baseURL }) => {
      expect(person.firstName).toBe('Amina');
      const { id, groupCode } = await newGroup(page, [], baseURL);
      await open(page, `${path}?group=${id}`, language);
      const { t, button, dialog } = parts(page, language);
      await button(t('share.open')).click();
      const share = dialog(t('share.title', { name: groupName }));
      await expect(share).toContainText(groupCode);
      await expect(share.getByRole('img', { name: t('share.qr') })).toBeVisible();
      expect(await problemsOf(page)).toEqual([]);
      await button(t('share.renew')).click();
      await button(t('share.renewConfirm')).click();
      await expect(share).not.toContainText(groupCode);
      await expect(button(t('share.renew'))).toBeFocused();
      const old = await page.request.post('/api/hajj-groups/join', {
        data: { groupCode },
        headers: { origin: baseURL ?? '' },
      });
      expect(old.status()).toBe(404);
    });

    test('names the invitation on a phone, also for a group with a long name', async ({
      page,
      person,
      baseURL,
    }) => {
      expect(person.firstName).toBe('Amina');
      await page.setViewportSize({ width: 390, height: 844 });
      const { t, button } = parts(page, language);
      for (const name of [groupName, 'Travellers of the Leicester Central Mosque 1448']) {
        const { id } = await newGroup(page, [], baseURL, { name });
        for (const tab of ['members', 'locations', 'chat']) {
          await page.goto(`${path}?group=${id}&tab=${tab}&lang=${language}`);
          const invitation = button(t('share.open'));
          await expect(invitation).toBeInViewport({ ratio: 1 });
          // The width of an icon alone is 24 px.
          expect((await invitation.boundingBox())?.width, tab).toBeGreaterThan(90);
          const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
          expect(overflow, tab).toBeLessThanOrEqual(0);
        }
      }
    });

    test('shows the last known groups offline, until the person signs out', async ({
      page,
      context,
      person,
      baseURL,
      complaints,
    }) => {
      expect(person.firstName).toBe('Amina');
      const { id } = await newGroup(page, [], baseURL, { meetingPoint: 'Gate 79' });
      await open(page, `${path}?group=${id}`, language);
      const { t, panel, groupLink } = parts(page, language);
      await expect(page.getByRole('list', { name: t('members.list') })).toContainText(person.firstName);
      await open(page, '/worship', language);
      await context.route('**/api/hajj-groups**', (route) => route.abort());
      await open(page, path, language);
      const [since = ''] = t('keptFrom', { date: '|' }).split('|');
      await expect(page.getByText(since)).toBeVisible();
      await groupLink(groupName).click();
      await expect(panel).toContainText('Gate 79');
      await expect(panel).toContainText(person.firstName);
      await context.unroute('**/api/hajj-groups**');
      await page.goto('/api/logout');
      await open(page, '/worship', language);
      const kept = await page.evaluate(() => localStorage.getItem('manasik-account-groups'));
      expect(kept).toBeNull();
      complaints.length = 0;
    });

    test('links to the groups from the overview and from the bottom bar of a phone', async ({
      page,
      person,
      baseURL,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await newGroup(page, [], baseURL);
      await open(page, '/', language);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName);
      const dashboard = words(language, 'dashboard');
      const card = page.getByRole('region', { name: dashboard('groups.title') });
      await card.getByRole('link', { name: groupName }).click();
      const { t, panel } = parts(page, language);
      await expect(panel).toBeVisible();
      await page.goBack();
      await expect(card.getByRole('link', { name: groupName })).toBeVisible();
      await page
        .getByRole('navigation', { name: words(language, 'navigation')('bottom') })
        .getByRole('link', { name: words(language, 'navigation')('groups') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
    });
  });
}

test('hides the group once the session was ended on another device', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const group = await newGroup(page, [], baseURL);
  await page.goto(`${path}?group=${group.id}&lang=en`);
  await expect(parts(page, 'en').panel).toBeVisible();
  await endSessions(browser, baseURL, person);
  await expect(page).toHaveURL(/\/login/, { timeout: 30_000 });
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((name) => name.startsWith('manasik-account-')),
  );
  expect(kept).toEqual([]);
});

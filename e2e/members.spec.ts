import { apart } from './support/alerts.ts';
import { problemsOf } from './support/axe.ts';
import { groupName, languages, newcomer, newGroup, parts, path } from './support/group.ts';
import { expect, newPerson, open, test } from './support/test.ts';
import { words } from './support/words.ts';

for (const language of languages) {
  test.describe(language, () => {
    test('a person joins by the code, and each sees the other', async ({
      page,
      browser,
      person,
      baseURL,
    }) => {
      const { groupCode } = await newGroup(page, [], baseURL);
      const other = await newcomer(browser, baseURL, 'Bilal');
      await open(other.page, path, language);
      const { t, button, join, told, groupLink } = parts(other.page, language);
      await button(t('join.open')).click();
      const code = join.getByLabel(t('join.code'));
      await expect(code).toBeFocused();
      await code.fill('abc');
      await join.getByRole('button', { name: t('join.submit') }).click();
      await expect(code).toHaveAccessibleDescription(t('join.tooShort'));
      await code.fill('zzzzzz');
      await join.getByRole('button', { name: t('join.submit') }).click();
      await expect(code).toHaveAccessibleDescription(words(language, 'errors')('group.codeUnknown'));
      await expect(code).toHaveValue('zzzzzz');
      // The code as someone types it after hearing it read aloud.
      await code.fill(`${groupCode.slice(0, 3).toLowerCase()} ${groupCode.slice(3)}`);
      await join.getByRole('button', { name: t('join.submit') }).click();
      await expect(told(t('join.done'))).toBeVisible();
      await groupLink(groupName).click();
      const list = other.page.getByRole('list', { name: t('members.list') });
      await expect(list).toContainText(person.firstName);
      await expect(list).toContainText(other.person.firstName);
      // A member sees the leader's name but not their address.
      await expect(list).not.toContainText(person.email);
      await expect(button(t('members.manageNamed', { name: 'Amina Karim' }))).toHaveCount(0);
      await other.close();
    });

    test('joining asks a leader where the group requires it, and the request can be withdrawn', async ({
      page,
      browser,
      person,
      baseURL,
    }) => {
      expect(person.firstName).toBe('Amina');
      const { id, groupCode } = await newGroup(page, [], baseURL, { approvalRequired: true });
      const other = await newcomer(browser, baseURL, 'Bilal');
      const asks = parts(other.page, language);
      const { t } = asks;
      // The link in the QR code.
      await open(other.page, `${path}?join=${groupCode}`, language);
      await expect(asks.join.getByLabel(t('join.code'))).toHaveValue(groupCode);
      await asks.join.getByRole('button', { name: t('join.submit') }).click();
      await expect(asks.told(t('join.waiting'))).toBeVisible();
      const own = other.page.getByRole('region', { name: t('ownRequests.title') });
      await own.getByRole('button', { name: t('ownRequests.withdrawNamed', { groupCode }) }).click();
      await expect(own).toHaveCount(0);
      await asks.button(t('join.open')).click();
      await asks.join.getByLabel(t('join.code')).fill(groupCode);
      await asks.join.getByRole('button', { name: t('join.submit') }).click();
      await expect(own).toContainText(groupCode);
      await expect(other.page.getByText(groupName)).toHaveCount(0);

      await open(page, `${path}?group=${id}`, language);
      const leads = parts(page, language);
      expect(await problemsOf(page)).toEqual([]);
      await leads.button(t('requests.approveNamed', { name: 'Bilal Karim' })).click();
      await leads.button(t('members.manageNamed', { name: 'Bilal Karim' })).click();
      // Only a leader sees an address, where they manage a member.
      await expect(leads.dialog(t('members.manageNamed', { name: 'Bilal Karim' }))).toContainText(
        other.person.email,
      );
      await other.page.reload();
      await expect(asks.groupLink(groupName)).toBeVisible();
      await expect(own).toHaveCount(0);
      await other.close();
    });

    test('transfers the lead, leaves a group, and removes members after a confirmation', async ({
      page,
      browser,
      person,
      complaints,
      baseURL,
    }) => {
      expect(person.firstName).toBe('Amina');
      const people = await Promise.all(['Bilal', 'Noor'].map((name) => newcomer(browser, baseURL, name)));
      const pages = people.map((each) => each.page);
      const { id } = await newGroup(page, pages, baseURL);
      await open(page, `${path}?group=${id}`, language);
      const { t, button, dialog, told } = parts(page, language);
      await button(t('leave.open')).click();
      const leaving = dialog(t('leave.title', { name: groupName }));
      await leaving.getByRole('button', { name: t('leave.confirm') }).click();
      await expect(leaving.getByRole('alert')).toContainText(t('leave.needsLeader'));
      // The browser logs the refusal.
      complaints.length = 0;
      await page.keyboard.press('Escape');
      await expect(button(t('leave.open'))).toBeFocused();

      const list = page.getByRole('list', { name: t('members.list') });
      await button(t('members.manageNamed', { name: 'Noor Karim' })).click();
      await button(t('members.remove')).click();
      await button(t('members.removeConfirm')).click();
      await expect(told(t('members.removed', { name: 'Noor Karim' }))).toBeVisible();
      await expect(list).not.toContainText('Noor');
      await expect(list).toBeFocused();

      await button(t('members.manageNamed', { name: 'Bilal Karim' })).click();
      await button(t('members.makeLeader')).click();
      await expect(told(t('members.nowLeader', { name: 'Bilal Karim' }))).toBeVisible();
      await expect(list.getByText(t('members.leader'), { exact: true })).toHaveCount(2);
      await button(t('leave.open')).click();
      await leaving.getByRole('button', { name: t('leave.confirm') }).click();
      await expect(page.getByText(t('empty.title'))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      complaints.length = 0;
      for (const { close } of people) await close();
    });

    test('changes a group, adds people without a phone, and deletes it', async ({
      page,
      person,
      complaints,
      baseURL,
    }) => {
      expect(person.firstName).toBe('Amina');
      const { id } = await newGroup(page, [], baseURL);
      await open(page, `${path}?group=${id}`, language);
      const { t, button, dialog, told } = parts(page, language);
      await button(t('edit.open')).click();
      const edit = dialog(t('edit.title'));
      const most = edit.getByLabel(t('fields.maxMembers'));
      await expect(most).toHaveValue('50');
      await most.fill('101');
      await edit.getByRole('button', { name: t('edit.submit') }).click();
      await expect(most).toHaveAccessibleDescription(new RegExp(t('fields.maxMembersWrong')));
      await most.fill(language === 'ar' ? '٣' : '3');
      await edit.getByLabel(t('fields.description')).fill('Bus 12');
      await edit.getByRole('switch').check();
      await edit.getByRole('button', { name: t('edit.submit') }).click();
      await expect(told(t('edit.done'))).toBeVisible();
      const panel = page.getByRole('region', { name: t('detail.title', { name: groupName }) });
      await expect(panel).toContainText('Bus 12');

      const names = page.getByRole('region', { name: t('people.title') });
      const name = names.getByLabel(t('people.name'));
      await name.fill('Yusuf');
      await page.keyboard.press('Enter');
      await expect(names.getByRole('listitem')).toContainText('Yusuf');
      await expect(name).toBeFocused();
      await expect(name).toHaveValue('');
      await button(t('people.removeNamed', { name: 'Yusuf' })).click();
      await dialog(t('people.removeTitle', { name: 'Yusuf' }))
        .getByRole('button', { name: t('people.remove'), exact: true })
        .click();
      await expect(names).toContainText(t('people.empty'));
      expect(await problemsOf(page)).toEqual([]);

      await button(t('delete.open')).click();
      await button(t('delete.confirm')).click();
      await expect(page.getByText(t('empty.title'))).toBeVisible();
      // Requests for the group that were still running.
      complaints.length = 0;
    });

    test('keeps the code of a link while a visitor signs in', async ({ page, browser, person, baseURL }) => {
      expect(person.firstName).toBe('Amina');
      const { groupCode } = await newGroup(page, [], baseURL);
      const other = await newcomer(browser, baseURL, 'Bilal');
      await other.page.context().clearCookies();
      await other.page
        .context()
        .addCookies([{ name: 'manasik-language', value: language, url: baseURL ?? '' }]);
      await other.page.goto(`${path}?join=${groupCode}`);
      await expect(other.page).toHaveURL(/\/login\?/);
      const auth = words(language, 'account');
      await other.page.getByLabel(auth('email')).fill(other.person.email);
      await other.page.getByLabel(auth('password.label'), { exact: true }).fill(other.person.password);
      await other.page.getByRole('button', { name: auth('signIn.submit'), exact: true }).click();
      const { t, join, told } = parts(other.page, language);
      await expect(join.getByLabel(t('join.code'))).toHaveValue(groupCode);
      await join.getByRole('button', { name: t('join.submit') }).click();
      await expect(told(t('join.done'))).toBeVisible();
      await expect(other.page).toHaveURL(new RegExp(`${path}$`));
      await other.close();
    });

    test('a visitor sees who invites, signs up, and joins', async ({ page, browser, person, baseURL }) => {
      const { id, groupCode } = await newGroup(page, [], baseURL);
      const leads = parts(page, language);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, `${path}?group=${id}`, language);
      await leads.button(leads.t('share.open')).click();
      await leads.button(leads.t('share.copyLink')).click();
      await expect(leads.told(leads.t('share.copied'))).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const context = await browser.newContext({ serviceWorkers: 'block', locale: language });
      const visitor = await context.newPage();
      await visitor.goto(`${link}&lang=${language}`);
      const names = { name: apart(person.firstName), group: apart(groupName) };
      const invited = words(language, 'common')('invited', names);
      const account = words(language, 'account');
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(invited);
      expect(await problemsOf(visitor)).toEqual([]);
      const bilal = newPerson('Bilal');
      await visitor.getByLabel(account('firstName')).fill(bilal.firstName);
      await visitor.getByLabel(account('lastName')).fill(bilal.lastName);
      await visitor.getByLabel(account('email')).fill(bilal.email);
      await visitor.getByLabel(account('password.label'), { exact: true }).fill(bilal.password);
      await visitor.getByRole('button', { name: account('register.submit'), exact: true }).click();
      const { t, join, told } = parts(visitor, language);
      await expect(join).toHaveAccessibleDescription(invited);
      await expect(join.getByLabel(t('join.code'))).toHaveValue(groupCode);
      await join.getByRole('button', { name: t('join.submit') }).click();
      await expect(told(t('join.done'))).toBeVisible();
      expect(await (await page.request.get(`/api/hajj-groups/${id}`)).json()).toMatchObject({
        memberCount: 2,
      });
      await context.close();
    });

    test('hides a group from people who are not in it', async ({ page, browser, person, baseURL }) => {
      const { id } = await newGroup(page, [], baseURL, { meetingPoint: 'Gate 79' });
      const other = await newcomer(browser, baseURL, 'Bilal');
      await open(other.page, `${path}?group=${id}`, language);
      const { t } = parts(other.page, language);
      await expect(other.page.getByText(t('detail.gone'))).toBeVisible();
      for (const secret of [groupName, 'Gate 79', person.email]) {
        await expect(other.page.getByText(secret)).toHaveCount(0);
      }
      await other.close();
    });
  });
}

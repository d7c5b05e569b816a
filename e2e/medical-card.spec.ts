import type { Page } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';
import { problemsOf } from './support/axe.ts';
import { clock } from './support/clock-text.ts';
import { groupName, newcomer, newGroup, openGroup } from './support/group.ts';
import { homeCity } from './support/home-city.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

const path = '/health/card';
const arabic = words('ar', 'medical-card');

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function fillCard(page: Page, language: Language): Promise<void> {
  const t = words(language, 'medical-card');
  const number = new Intl.NumberFormat(language).format(1);
  await field(page, t('fields.otherAllergies')).fill('Penicillin');
  await page.getByRole('button', { name: t('known.conditions.diabetes') }).click();
  await page.getByRole('combobox', { name: t('fields.bloodGroup') }).selectOption('O-');
  await page.getByRole('button', { name: t('medicine.add') }).click();
  await field(page, t('medicine.name')).fill('Metformin');
  await page.getByLabel(t('medicine.time', { number }), { exact: true }).fill('20:00');
  await field(page, t('fields.contactPhone')).fill('+44 20 7946 0000');
}

for (const language of ['ar'] as const) {
  const t = words(language, 'medical-card');

  test(`${language}: the card is shown with Arabic labels, kept on the device and erased`, async ({
    page,
  }) => {
    await open(page, path, language);
    await fillCard(page, language);
    await page.reload();
    await expect(field(page, t('fields.otherAllergies'))).toHaveValue('Penicillin');
    expect(await problemsOf(page)).toEqual([]);

    await page.getByRole('button', { name: t('show') }).click();
    const sheet = page.getByRole('dialog', { name: t('title') });
    for (const name of ['allergies', 'bloodGroup', 'medicines', 'contactPhone']) {
      await expect(sheet.getByText(arabic(`fields.${name}`), { exact: true })).toBeVisible();
    }
    await expect(sheet.getByText('Metformin')).toBeVisible();
    await expect(sheet.getByText(arabic('known.conditions.diabetes'))).toBeVisible();
    await expect(sheet.getByText('20:00')).toBeVisible();
    await expect(sheet.getByRole('link')).toHaveAttribute('href', 'tel:+442079460000');
    expect(await problemsOf(page)).toEqual([]);
    await sheet.getByRole('button', { name: t('close') }).click();

    await page.getByRole('button', { name: t('erase.button') }).click();
    const dialog = page.getByRole('dialog', { name: t('erase.title') });
    await dialog.getByRole('button', { name: t('erase.button') }).click();
    await expect(page.getByText(t('erase.done'))).toBeVisible();
    await expect(field(page, t('fields.otherAllergies'))).toHaveValue('');
  });

  test(`${language}: leaders see a shared card until it is withdrawn`, async ({
    page,
    person,
    browser,
    baseURL,
  }) => {
    const { page: leader, close } = await newcomer(browser, baseURL, 'Yusuf');
    const group = await newGroup(leader, [page], baseURL);
    // A page for users tells the device that there is a session.
    await open(page, '/home', language);
    await open(page, path, language);
    const fullName = `${person.firstName} ${person.lastName}`;
    await expect(field(page, t('fields.name'))).toHaveValue(fullName);
    await fillCard(page, language);
    const share = page.getByRole('region', { name: t('share.title') });
    await expect(share.getByText(groupName)).toBeVisible();
    await expect(share.getByText(t('share.own.title'))).toHaveCount(0);
    await share.getByRole('button', { name: t('share.send') }).click();
    const agree = share.getByRole('checkbox', { name: t('share.agree') });
    await expect(agree).toHaveAccessibleDescription(t('share.agreeFirst'));
    await agree.check();
    await share.getByRole('button', { name: t('share.send') }).click();
    await expect(share.getByRole('button', { name: t('share.withdraw') })).toBeVisible();
    await expect(share.getByRole('button', { name: t('share.update') })).toHaveCount(0);
    expect(await problemsOf(page)).toEqual([]);

    await openGroup(leader, group, 'members', language);
    const cards = leader.getByRole('region', { name: t('leaders.title') });
    await cards.getByRole('button', { name: `${t('show')}: ${fullName}` }).click();
    const sheet = leader.getByRole('dialog', { name: t('title') });
    await expect(sheet.getByText('Penicillin')).toBeVisible();
    await sheet.getByRole('button', { name: t('close') }).click();
    expect(await problemsOf(leader)).toEqual([]);

    await field(page, t('fields.otherAllergies')).fill('Nuts');
    await share.getByRole('button', { name: t('share.update') }).click();
    await expect(share.getByRole('button', { name: t('share.update') })).toHaveCount(0);
    await share.getByRole('button', { name: t('share.withdraw') }).click();
    const dialog = page.getByRole('dialog', { name: t('share.withdrawTitle') });
    await dialog.getByRole('button', { name: t('share.withdraw') }).click();
    await expect(share.getByRole('button', { name: t('share.send') })).toBeVisible();
    await leader.reload();
    await expect(cards.getByText(t('leaders.empty'))).toBeVisible();

    await agree.check();
    await share.getByRole('button', { name: t('share.send') }).click();
    await expect(share.getByRole('button', { name: t('share.withdraw') })).toBeVisible();
    // Withdrawn on another device, while this page still offers to update it.
    const headers = { origin: baseURL ?? '' };
    expect((await page.request.delete('/api/medical-card/share', { headers })).status()).toBe(204);
    await field(page, t('fields.otherAllergies')).fill('Eggs');
    await share.getByRole('button', { name: t('share.update') }).click();
    await expect(share.getByRole('button', { name: t('share.send') })).toBeVisible();
    await leader.reload();
    await expect(cards.getByText(t('leaders.empty'))).toBeVisible();
    await close();
  });

  test(`${language}: medicine times, food and vaccinations are explained and accessible`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem(
        'manasik-medicine-home',
        JSON.stringify({
          name: 'Ahmedabad',
          country: 'IN',
          latitude: 23.03,
          longitude: 72.59,
          timezone: 'Asia/Kolkata',
        }),
      );
      localStorage.setItem(
        'manasik-medical-card',
        JSON.stringify({
          bloodGroup: null,
          conditions: '',
          allergies: '',
          medicines: [{ id: 'a', name: 'Metformin', dose: '', times: [{ id: 'b', time: '08:00' }] }],
          contactName: '',
          contactPhone: '',
          note: '',
        }),
      );
    });
    const medicines = words(language, 'medicines');
    await open(page, '/health/medicines', language);
    const table = page.getByRole('table', { name: medicines('table.keep') });
    await expect(table.getByRole('row', { name: /Metformin/ })).toContainText(clock(language, '05:30'));
    await page.getByRole('tab', { name: medicines('ways.step') }).click();
    const days = page.getByRole('table', { name: medicines('table.step') });
    await expect(days.getByRole('row')).toHaveCount(5);
    await expect(days.getByRole('columnheader', { name: /Metformin/ })).toContainText(
      clock(language, '08:00'),
    );
    expect(await problemsOf(page)).toEqual([]);

    const food = words(language, 'food');
    await open(page, '/health/food', language);
    await page.getByRole('button', { name: food('names.kidney') }).click();
    await expect(page.getByText(food('needs.kidney.avoid.substitute'))).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);

    const vaccines = words(language, 'vaccines');
    await open(page, '/health/vaccines', language);
    const country = page.getByRole('combobox', { name: vaccines('country') });
    await country.selectOption('NP');
    await expect(page.getByText(vaccines('noRules'))).toBeVisible();
    await country.selectOption('NG');
    await expect(page.getByText(vaccines('noRules'))).toHaveCount(0);
    const polio = page.getByRole('region', { name: vaccines('names.polio') });
    await expect(polio.getByText(vaccines('required'))).toBeVisible();
    const meningitis = page.getByRole('region', { name: vaccines('names.meningitis') });
    await meningitis.getByRole('checkbox', { name: vaccines('had.label') }).check();
    await meningitis.getByLabel(vaccines('had.date')).fill('2010-01-01');
    await expect(meningitis.getByRole('status')).not.toBeEmpty();
    expect(await problemsOf(page)).toEqual([]);
  });
}

const storedCard = {
  bloodGroup: null,
  conditions: 'Asthma',
  allergies: '',
  medicines: [{ id: 'a', name: 'Metformin', dose: '500 mg, one tablet', times: [] }],
  contactName: '',
  contactPhone: '',
  note: '',
};

for (const language of ['en', 'ur'] as const) {
  test(`${language}: a Latin medicine stands before its dose on the card`, async ({ page }) => {
    await page.addInitScript(
      (card) => localStorage.setItem('manasik-medical-card', JSON.stringify(card)),
      storedCard,
    );
    await open(page, path, language);
    const t = words(language, 'medical-card');
    await page.getByRole('button', { name: t('show') }).click();
    const sheet = page.getByRole('dialog', { name: t('title') });
    const name = sheet.getByText('Metformin');
    await expect(name).toContainText('500 mg, one tablet');
    const [start, dose] = await Promise.all([
      name.evaluate((element) => {
        const range = document.createRange();
        range.setStart(element.firstChild ?? element, 0);
        range.setEnd(element.firstChild ?? element, 9);
        return range.getBoundingClientRect().left;
      }),
      sheet
        .getByText('500 mg', { exact: false })
        .last()
        .evaluate((element) => element.getBoundingClientRect().left),
    ]);
    expect(start).toBeLessThan(dose);
  });
}

test('the card of another account is shown only on request, and is kept for its owner', async ({
  page,
  person,
}) => {
  const t = words('en', 'medical-card');
  const owner = { ...storedCard, owner: 'someone-else', name: 'Maryam' };
  await open(page, '/home', 'en');
  await page.evaluate((card) => localStorage.setItem('manasik-medical-card', JSON.stringify(card)), owner);
  await open(page, path, 'en');
  const question = page.getByRole('region', { name: t('other.title') });
  await expect(question).toBeVisible();
  await expect(page.getByText('Asthma')).toHaveCount(0);
  await expect(page.getByText('Maryam')).toHaveCount(0);
  expect(await problemsOf(page)).toEqual([]);
  await question.getByRole('button', { name: t('other.own') }).click();
  await expect(field(page, t('fields.name'))).toHaveValue(`${person.firstName} ${person.lastName}`);
  await expect(field(page, t('fields.otherConditions'))).toHaveValue('');
  const aside = await page.evaluate(() => localStorage.getItem('manasik-medical-cards'));
  expect(JSON.parse(aside ?? '')).toEqual({ 'someone-else': owner });
});

for (const language of ['en', 'ar'] as const) {
  test(`${language}: the card names the clock of its times, the insulin and a number without its country`, async ({
    page,
  }) => {
    const t = words(language, 'medical-card');
    const card = {
      ...storedCard,
      ticked: { conditions: ['insulin'], needs: ['wheelchair'] },
      medicines: [{ id: 'a', name: 'Lantus', dose: '', times: [{ id: 'b', time: '22:00' }] }],
      contactPhone: '0300 1234567',
    };
    await page.addInitScript(
      ([stored, home]) => {
        localStorage.setItem('manasik-medical-card', stored ?? '');
        localStorage.setItem('manasik-medicine-home', home ?? '');
      },
      [JSON.stringify(card), JSON.stringify(homeCity)],
    );
    await open(page, path, language);
    const phone = field(page, t('fields.contactPhone'));
    await expect(phone).toHaveValue('0300 1234567');
    const warning = words(language, 'common')('noCountryCode');
    await expect(phone).toHaveAccessibleDescription(`${t('hints.contactPhone')} ${warning}`);
    await expect(page.getByRole('combobox', { name: t('medicine.city') })).toHaveValue(/Lahore/);
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: t('show') }).click();
    const sheet = page.getByRole('dialog', { name: t('title') });
    const pakistan = new Intl.DisplayNames('ar', { type: 'region' }).of('PK') ?? '';
    await expect(sheet.getByText(pakistan)).toContainText('Lahore');
    for (const text of ['known.needs.wheelchair', 'face.insulin', 'face.noCountryCode'] as const) {
      await expect(sheet.getByText(arabic(text), { exact: true })).toBeVisible();
    }
    expect(await problemsOf(page)).toEqual([]);
  });
}

test('says so when the device has no room for the card', async ({ page }) => {
  const t = words('en', 'medical-card');
  await open(page, path, 'en');
  await field(page, t('fields.otherAllergies')).fill('Nuts');
  await expect(page.getByText(t('saved'))).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await field(page, t('fields.otherAllergies')).fill('Nuts, eggs');
  await expect(page.getByText(t('notSaved'))).toBeVisible();
  await expect(page.getByText(t('saved'))).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';
import { problemsOf } from './support/axe.ts';
import { groupName, newcomer, newGroup, openGroup } from './support/group.ts';
import { expect, open, test } from './support/test.ts';
import { enterTrip } from './support/travel.ts';
import { words } from './support/words.ts';

const path = '/health/card';
const arabic = words('ar', 'medical-card');

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function fillCard(page: Page, language: Language): Promise<void> {
  const t = words(language, 'medical-card');
  const number = new Intl.NumberFormat(language).format(1);
  await field(page, t('other.allergies')).fill('Penicillin');
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
    await expect(field(page, t('other.allergies'))).toHaveValue('Penicillin');
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
    await expect(field(page, t('other.allergies'))).toHaveValue('');
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

    await field(page, t('other.allergies')).fill('Nuts');
    await share.getByRole('button', { name: t('share.update') }).click();
    await expect(share.getByRole('button', { name: t('share.update') })).toHaveCount(0);
    await share.getByRole('button', { name: t('share.withdraw') }).click();
    const dialog = page.getByRole('dialog', { name: t('share.withdrawTitle') });
    await dialog.getByRole('button', { name: t('share.withdraw') }).click();
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
  await expect(field(page, t('other.conditions'))).toHaveValue('');
  const aside = await page.evaluate(() => localStorage.getItem('manasik-medical-cards'));
  expect(JSON.parse(aside ?? '')).toEqual({ 'someone-else': owner });
});

test('says so when the device has no room for the card', async ({ page }) => {
  const t = words('en', 'medical-card');
  await open(page, path, 'en');
  await field(page, t('other.allergies')).fill('Nuts');
  await expect(page.getByText(t('saved'))).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await field(page, t('other.allergies')).fill('Nuts, eggs');
  await expect(page.getByText(t('notSaved'))).toBeVisible();
  await expect(page.getByText(t('saved'))).toHaveCount(0);
});

/** A time as the page writes it: the browser of the tests has no region of its own. */
const clock = (language: Language, time: string): RegExp => {
  const [hour, minute] = time.split(':').map((part) => new Intl.NumberFormat(language).format(Number(part)));
  return new RegExp(`${hour}:${minute}`);
};

test('the medicine times start from the place and the departure of the trip', async ({ page }) => {
  const departure = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const back = new Date(Date.now() + 70 * 86_400_000).toISOString().slice(0, 10);
  await page.addInitScript(() => {
    const place = {
      name: 'Lahore',
      country: 'PK',
      latitude: 31.558,
      longitude: 74.35071,
      timezone: 'Asia/Karachi',
    };
    localStorage.setItem('manasik-place', JSON.stringify({ place, owner: 'device', hasExactZone: true }));
  });
  await open(page, '/travel');
  await enterTrip(page, 'en', departure, back);
  await open(page, '/health/medicines');
  const t = words('en', 'medicines');
  await expect(page.getByRole('combobox', { name: t('home.city') })).toHaveValue(/Lahore/);
  await expect(page.getByLabel(t('home.date'))).toHaveValue(departure);
  await expect(page.getByText(t('home.choose'))).toHaveCount(0);
});

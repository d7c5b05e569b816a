import { readFileSync } from 'node:fs';
import { formatHijri, formatHijriMonth } from '@manasik/core/calendar/hijri';
import type { Language } from '@manasik/core/text/languages';
import type { Page } from '@playwright/test';
import { problemsOf } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

const path = '/worship/calendar';
const fullDate = (language: Language, date: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date));

/** Opens the calendar and goes to Dhu al-Hijjah 1447, which begins on 18 May 2026. */
async function openHajjMonth(page: Page, language: Language) {
  const calendar = words(language, 'calendar');
  await open(page, path, language);
  const jump = page.getByRole('group', { name: calendar('month.goTo') });
  await jump.getByLabel(calendar('month.month')).selectOption('12');
  await jump.getByLabel(calendar('month.year')).selectOption('1447');
  const month = formatHijriMonth(1447, 12, language);
  return page.getByRole('table', { name: calendar('month.table', { month }) });
}

for (const language of ['ar'] as const) {
  test.describe(`in ${language}`, () => {
    const calendar = words(language, 'calendar');

    test('shows a month with both dates, its special days and links to the neighbouring months', async ({
      page,
    }) => {
      const table = await openHajjMonth(page, language);
      const day = (date: string) =>
        table.getByRole('cell', {
          name: calendar('month.day', {
            hijri: formatHijri(date, language),
            civil: fullDate(language, date),
          }),
        });
      await expect(day('2026-05-18')).toBeVisible();
      await expect(day('2026-05-26')).toContainText(calendar('days.arafah.name'));
      await expect(day('2026-06-15')).toBeVisible();
      await expect(page.getByText(calendar('days.arafah.text'))).toBeVisible();
      await expect(page.getByText(calendar('month.expected')).first()).toBeVisible();

      await page.getByRole('button', { name: calendar('month.next') }).click();
      await expect(
        page.getByRole('heading', { name: formatHijriMonth(1448, 1, language), exact: true }),
      ).toBeVisible();
      await page.getByRole('button', { name: calendar('month.toToday'), exact: true }).click();
      await expect(page.locator('td[aria-current="date"]')).toContainText(calendar('month.isToday'));
    });

    test('has no axe violations', async ({ page }) => {
      await openHajjMonth(page, language);
      expect(await problemsOf(page)).toEqual([]);
    });
  });
}

test.describe('the calendar', () => {
  const calendar = words('en', 'calendar');
  const worship = words('en', 'worship');
  const oneBehind = worship('hijriAdjustment.choices.behind1');

  test('applies the adjustment of the device, except to the days of the Hajj', async ({ page }) => {
    await openHajjMonth(page, 'en');
    const choice = page.getByRole('combobox', { name: worship('hijriAdjustment.label') });
    await choice.selectOption({ label: oneBehind });
    const cell = (name: string) => page.getByRole('cell', { name });
    await expect(cell(`${formatHijri('2026-05-18', 'en')}, ${fullDate('en', '2026-05-19')}`)).toBeVisible();
    await expect(cell(fullDate('en', '2026-05-26'))).toContainText(calendar('days.arafah.name'));
    await expect(cell(fullDate('en', '2026-05-28'))).toContainText(calendar('days.eidAdha.name'));
    await expect(page.getByText(calendar('month.makkah'))).toBeVisible();
    await page.reload();
    await expect(choice).toHaveValue('-1');
  });

  test('saves the adjustment to the account, and the settings show it', async ({ page, person }) => {
    expect(person.firstName).toBe('Amina');
    // A public page loads the session only where a page for users has been open before.
    await open(page, '/');
    await open(page, path);
    const choice = page.getByRole('combobox', { name: worship('hijriAdjustment.label') });
    await Promise.all([
      page.waitForResponse(
        (reply) => reply.url().endsWith('/api/settings') && reply.request().method() === 'PUT',
      ),
      choice.selectOption({ label: oneBehind }),
    ]);
    await open(page, '/settings?tab=calendar');
    await expect(choice).toHaveValue('-1');
    await choice.selectOption({ label: worship('hijriAdjustment.choices.same') });
    await expect(page.getByText(words('en', 'settings')('toast.saved.text')).first()).toBeVisible();
    const reply = await page.request.get('/api/settings');
    expect(await reply.json()).toMatchObject({ hijriAdjustmentDays: 0 });
  });

  const announced = worship('announced.label', { year: '1448' });

  test('follows the announced beginning of Dhu al-Hijjah, in the guide too', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-05-16T10:00:00Z'));
    await open(page, '/worship/calendar');
    const arafah = (key: string, date: string) =>
      page.getByText(worship(`announced.${key}`, { date: fullDate('en', date) }));
    await expect(arafah('arafahExpected', '2027-05-15')).toBeVisible();
    await page.getByRole('combobox', { name: announced }).selectOption('2027-05-08');
    await expect(arafah('arafah', '2027-05-16')).toBeVisible();

    // Afternoon in Makkah on the announced Day of Arafah. The calendar alone has the 10th, the day of stoning.
    const guide = words('en', 'guide');
    await open(page, '/guide');
    const now = page.getByRole('region', { name: guide('sequence.now') });
    await expect(now.getByRole('link', { name: guide('rites.arafat.name') }).first()).toBeVisible();
    await expect(now.getByText(guide('sequence.announced'))).toBeVisible();
  });

  test('saves the announced date to the account, and the settings show it', async ({ page, person }) => {
    expect(person.firstName).toBe('Amina');
    // A public page loads the session only where a page for users has been open before.
    await open(page, '/');
    await open(page, '/worship/calendar');
    const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok());
    await page.getByRole('combobox', { name: announced }).selectOption('2027-05-06');
    await saved;
    await open(page, '/settings?tab=calendar');
    await expect(page.getByRole('combobox', { name: announced })).toHaveValue('2027-05-06');
  });

  test('converts dates both ways, in any digits, and shows an error for a wrong date', async ({ page }) => {
    await open(page, path);
    const toCivil = page.getByRole('form', { name: calendar('convert.toCivil') });
    const convert = { name: calendar('convert.submit') };
    await toCivil.getByLabel(calendar('convert.day')).fill('30');
    await toCivil.getByLabel(calendar('convert.month')).selectOption('12');
    await toCivil.getByLabel(calendar('convert.year')).fill('١٤٤٧');
    await toCivil.getByRole('button', convert).click();
    const month = formatHijriMonth(1447, 12, 'en');
    await expect(toCivil.getByText(calendar('convert.errors.day', { month, days: 29 }))).toBeVisible();
    await expect(toCivil.getByLabel(calendar('convert.day'))).toBeFocused();
    await toCivil.getByLabel(calendar('convert.day')).fill('৯');
    await toCivil.getByRole('button', convert).click();
    const values = { hijri: formatHijri('2026-05-26', 'en'), civil: fullDate('en', '2026-05-26') };
    await expect(toCivil.getByText(calendar('convert.civilResult', values))).toBeVisible();

    const toHijri = page.getByRole('form', { name: calendar('convert.toHijri') });
    await toHijri.getByLabel(calendar('convert.day')).fill('26');
    await toHijri.getByLabel(calendar('convert.month')).selectOption('5');
    await toHijri.getByLabel(calendar('convert.year')).fill('2026');
    await toHijri.getByRole('button', convert).click();
    await expect(toHijri.getByText(calendar('convert.hijriResult', values))).toBeVisible();
  });

  test('exports the days of the Hajj as a file for other calendars', async ({ page }) => {
    await open(page, path);
    await page.getByLabel(calendar('export.which')).selectOption({ label: calendar('export.hajj') });
    const card = page.getByRole('region', { name: calendar('export.title') });
    const year = await card.getByLabel(calendar('export.year')).inputValue();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: calendar('export.submit') }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`manasik-hajj-${year}.ics`);
    await expect(card.getByText(calendar('export.done', { name: file.suggestedFilename() }))).toBeVisible();
    const text = readFileSync(await file.path(), 'utf8').replaceAll(/\r\n[ \t]/g, '');
    expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(4);
    expect(text).toMatch(/^DTSTART;VALUE=DATE:\d{8}\r$/m);
    expect(text).toContain(`SUMMARY:${calendar('days.arafah.name')}`);
    expect(text).toContain(`UID:${year}-12-arafah@hijri.manasik`);
  });
});

test.describe('at twice the text size on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing is wider than the screen', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('manasik-appearance', JSON.stringify({ textScale: 200 }));
    });
    await openHajjMonth(page, 'en');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';
import { problemsOf } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ timezoneId: 'Asia/Riyadh' });

const makkah = {
  name: 'Makkah',
  country: 'SA',
  latitude: 21.4225,
  longitude: 39.8262,
  timezone: 'Asia/Riyadh',
};
const minuteMs = 60_000;

const spoken = {
  en: { weekly: 'every Friday after Asr call my mother', what: 'call my mother' },
  ar: { weekly: 'ذكرني كل جمعة بعد العصر أن أتصل بأمي', what: 'أتصل بأمي' },
  ur: { weekly: 'مجھے ہر جمعہ عصر کے بعد امی کو فون کرنا یاد دلائیں', what: 'امی کو فون کرنا' },
} as const;

function parts(page: Page, language: Language = 'en') {
  const t = words(language, 'reminders');
  const common = words(language, 'common');
  return {
    t,
    field: page.getByRole('textbox', { name: t('words.label') }),
    read: page.getByRole('button', { name: t('words.submit') }),
    understood: page.getByRole('region', { name: t('understood.title') }),
    save: page.getByRole('button', { name: common('save'), exact: true }),
    list: page.getByRole('region', { name: t('list.title') }),
    banner: page.getByRole('region', { name: t('banner.label') }),
  };
}

async function add(page: Page, text: string): Promise<void> {
  const { field, read, understood, save } = parts(page);
  await field.fill(text);
  await read.click();
  await expect(understood).toBeVisible();
  await save.click();
  await expect(understood).toHaveCount(0);
}

const moveClock = (page: Page, minutes: number): Promise<void> =>
  page.clock.setFixedTime(new Date(Date.now() + minutes * minuteMs));

test.beforeEach(async ({ page, person: _person }) => {
  const reply = await page.request.patch('/api/auth/user', { data: { currentLocation: makkah } });
  expect(reply.status()).toBe(200);
});

for (const language of ['en', 'ur'] as const) {
  test(`${language}: a reminder in words is shown for confirmation, stored and listed`, async ({ page }) => {
    await open(page, '/reminders', language);
    const { t, field, read, understood, save, list } = parts(page, language);
    await expect(list).toContainText(t('list.empty.title'));
    await read.click();
    await expect(field).toBeFocused();
    await expect(page.getByText(t('words.empty'))).toBeVisible();
    await field.fill(spoken[language].weekly);
    await read.click();
    await expect(understood).toContainText(spoken[language].what);
    const prayer = words(language, 'prayers')('names.asr');
    await expect(understood).toContainText(t('rule.after', { minutes: 15, prayer }));
    expect(await problemsOf(page)).toEqual([]);
    await expect(list).toContainText(t('list.empty.title'));
    await save.click();
    await expect(list.getByRole('listitem')).toContainText(spoken[language].what);
    await expect(field).toBeFocused();
    expect(await problemsOf(page)).toEqual([]);
    await open(page, '/reminders', language);
    await expect(list.getByRole('listitem')).toContainText(t('rule.after', { minutes: 15, prayer }));
  });
}

test('a reminder is due on every page, can be snoozed, and is over once it is done', async ({ page }) => {
  await open(page, '/reminders');
  const { t, banner, list } = parts(page);
  await add(page, 'in two hours drink water');
  await open(page, '/help');
  await expect(banner).toHaveCount(0);
  await moveClock(page, 122);
  await open(page, '/help');
  await expect(banner).toContainText(t('banner.title', { text: '\u2068drink water\u2069' }));
  expect(await problemsOf(page)).toEqual([]);
  const snooze = t('actions.snoozeNamed', { text: '\u2068drink water\u2069', when: t('actions.tenMinutes') });
  await banner.getByRole('button', { name: snooze }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await moveClock(page, 134);
  await open(page, '/guide');
  await expect(banner).toBeVisible();
  await banner.getByRole('link').click();
  const done = list.getByRole('button', {
    name: t('actions.doneNamed', { text: '\u2068drink water\u2069' }),
  });
  await done.click();
  await expect(list).toContainText(t('over'));
  await open(page, '/help');
  await expect(banner).toHaveCount(0);
});

test('reminders are due and listed without the server', async ({ page, complaints }) => {
  await open(page, '/reminders');
  const { t, banner, list } = parts(page);
  await add(page, 'in one hour drink water');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.route('**/api/reminders', (route) => route.abort());
  await moveClock(page, 62);
  await open(page, '/help');
  await expect(banner).toContainText('drink water');
  await banner.getByRole('button', { name: t('banner.close') }).click();
  await expect(banner).toHaveCount(0);
  await open(page, '/reminders');
  await expect(list.getByRole('listitem')).toContainText('drink water');
  complaints.length = 0;
});

test('a reminder that counts from a flight asks for its date', async ({ page }) => {
  await open(page, '/reminders');
  const { t, field, read, save, list } = parts(page);
  await field.fill('the day before my flight at 8 am pack the bags');
  await read.click();
  await expect(page.getByText(t('missing.flightDate'))).toBeVisible();
  await save.click();
  const date = page.getByLabel(t('form.flightDate'));
  await expect(date).toBeFocused();
  await date.fill('2030-05-10');
  await save.click();
  await expect(list.getByRole('listitem')).toContainText(/9 May 2030|May 9, 2030/);
  await expect(list.getByRole('listitem')).toContainText('pack the bags');
});

test('a reminder can be changed, and a deleted one can be restored', async ({ page }) => {
  await open(page, '/reminders');
  const { t, list, save } = parts(page);
  await add(page, 'every day at 7 pm take my tablet');
  const row = list.getByRole('listitem');
  await row.getByRole('button', { name: t('changeNamed', { text: '\u2068take my tablet\u2069' }) }).click();
  const dialog = page.getByRole('dialog', { name: t('form.edit') });
  await dialog.getByLabel(t('form.repeat')).selectOption('weekly');
  await dialog.getByRole('button', { name: 'Monday' }).click();
  await dialog.getByLabel(t('form.timeKind')).selectOption('before');
  await dialog.getByLabel(t('form.prayer')).selectOption('fajr');
  await dialog.getByLabel(t('form.minutes')).fill('0');
  await save.click();
  await expect(dialog.getByLabel(t('form.minutes'))).toBeFocused();
  await dialog.getByLabel(t('form.minutes')).fill('20');
  expect(await problemsOf(page)).toEqual([]);
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Every Monday, 20 minutes before Fajr');
  await row
    .getByRole('button', { name: t('list.deleteNamed', { text: '\u2068take my tablet\u2069' }) })
    .click();
  await expect(row).toHaveCount(0);
  await expect(list).toBeFocused();
  await list.getByRole('button', { name: t('list.undo') }).click();
  await expect(row).toContainText('Every Monday, 20 minutes before Fajr');
});

test('the calendar file has every reminder with an alarm', async ({ page }) => {
  await open(page, '/reminders');
  const { t } = parts(page);
  await add(page, 'every Friday at 9 am read Surah al-Kahf');
  await add(page, 'every day 20 minutes before Fajr wake up');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('file.submit') }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('manasik-reminders.ics');
  const text = await readFile(await saved.path(), 'utf8');
  const weekly = text.split('BEGIN:VEVENT').find((event) => event.includes('Surah al-Kahf')) ?? '';
  expect(weekly).toContain('RRULE:FREQ=WEEKLY\r\n');
  const [, year, month, day] = /DTSTART:(\d{4})(\d\d)(\d\d)T\d{6}Z/.exec(weekly) ?? [];
  expect(new Date(`${year}-${month}-${day}`).getUTCDay()).toBe(5);
  expect(text.match(/SUMMARY:wake up/g)).toHaveLength(60);
  expect(text.match(/BEGIN:VALARM/g)).toHaveLength(61);
});

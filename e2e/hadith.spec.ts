import type { Page } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

const path = '/worship/hadith';
const daily = '**/api/hadith/daily?*';

/** The texts that the fake speech engine of a test was given, and how to finish one. */
interface Spoken {
  spoken: { text: string; lang: string; end: () => void }[];
}

/** The browser's own log message for a request that the test aborted. */
const cutOff = /net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/;

/** The server's answer for today, by the clock of the device, in a language. */
async function hadithOf(page: Page, language: Language, query = '') {
  const today = await page.evaluate(() => new Intl.DateTimeFormat('sv-SE').format(new Date()));
  const reply = await page.request.get(`/api/hadith/daily?language=${language}&date=${today}${query}`);
  expect(reply.status()).toBe(200);
  return reply.json();
}

for (const language of ['ar'] as const) {
  const t = words(language, 'hadith');

  test.describe(`the daily hadith in ${language}`, () => {
    test('shows the Arabic, the meaning, the source and the grade', async ({ page }) => {
      await open(page, path, language);
      const hadith = await hadithOf(page, language);
      const arabic = page.getByText(hadith.arabic, { exact: true });
      await expect(arabic).toBeVisible();
      await expect(arabic).toHaveAttribute('lang', 'ar');
      await expect(arabic).toHaveAttribute('dir', 'rtl');
      await expect(page.getByText(hadith.text, { exact: true })).toBeVisible();
      await expect(page.getByText(hadith.source, { exact: true })).toBeVisible();
      await expect(page.getByText(t('grade'), { exact: true })).toBeVisible();
    });

    test('shows another hadith for a subject or for the day before, and returns to today', async ({
      page,
    }) => {
      await open(page, path, language);
      const chip = page.getByRole('button', { name: new RegExp(`^${t('categories.patience')}`) });
      await chip.click();
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      const ofPatience = await hadithOf(page, language, '&category=patience');
      await expect(page.getByText(ofPatience.arabic, { exact: true })).toBeVisible();

      await page.getByRole('button', { name: t('day.previous') }).click();
      await expect(page.getByText(ofPatience.arabic, { exact: true })).toBeHidden();
      await page.getByRole('button', { name: t('day.backToToday') }).click();
      await expect(page.getByText(ofPatience.arabic, { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: t('day.next') })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });

    test('shows an error when loading fails, and loads on Retry', async ({ page, complaints }) => {
      await page.route(daily, (route) => route.abort());
      await open(page, path, language);
      await expect(page.getByRole('alert')).toContainText(t('failed'));
      await page.unroute(daily);
      await page.getByRole('button', { name: t('retry') }).click();
      const hadith = await hadithOf(page, language);
      await expect(page.getByText(hadith.arabic, { exact: true })).toBeVisible();
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !cutOff.test(text)));
    });
  });
}

const t = words('en', 'hadith');

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the Arabic, the meaning and the source where there is no share sheet', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await open(page, path);
    const { arabic, text, source } = await hadithOf(page, 'en');
    for (const name of [t('copy'), t('share')]) {
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByText(t('copied')).first()).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.replaceAll('\r\n', '\n')).toBe(`${arabic}\n\n${text}\n\n${source}`);
    }
  });
});

test('shows an error when it can neither share nor copy', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await open(page, path);
  await page.getByRole('button', { name: t('share'), exact: true }).click();
  await expect(page.getByText(t('shareFailed')).first()).toBeVisible();
  await expect(page.getByText(t('shareFailedText')).first()).toBeVisible();
});

test('shows a message when the device has no Arabic voice', async ({ page }) => {
  await page.addInitScript(() => {
    speechSynthesis.getVoices = () => [];
  });
  await open(page, path);
  await expect(page.getByText(t('listen.noArabic'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('listen.arabic') })).toBeHidden();
});

test('reads the Arabic aloud in an Arabic voice, piece by piece, until it is stopped or ends', async ({
  page,
}) => {
  // Browsers under test have no voices. These fake ones record the text and make no sound.
  await page.addInitScript(() => {
    const spoken: Spoken['spoken'] = [];
    class Utterance extends EventTarget {
      voice = null;
      lang = '';
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance, spoken });
    const voice = { lang: 'ar-SA', name: 'Arabic', localService: true, default: false, voiceURI: 'ar' };
    speechSynthesis.getVoices = () => [voice];
    speechSynthesis.cancel = () => spoken.splice(0);
    speechSynthesis.speak = (piece) =>
      spoken.push({ text: piece.text, lang: piece.lang, end: () => piece.dispatchEvent(new Event('end')) });
  });
  const spoken = () =>
    page.evaluate(() =>
      // Defined by the script above.
      (globalThis as unknown as { spoken: { text: string; lang: string }[] }).spoken.map(
        ({ text, lang }) => ({
          text,
          lang,
        }),
      ),
    );
  await open(page, path);
  const { arabic } = await hadithOf(page, 'en');
  const read = page.getByRole('button', { name: t('listen.arabic') });
  const stop = page.getByRole('button', { name: t('listen.stop') });
  await expect(page.getByText(t('listen.noMeaning'))).toBeVisible();

  await read.click();
  await expect(stop).toBeFocused();
  const pieces = await spoken();
  expect(pieces.map(({ text }) => text).join(' ')).toBe(arabic);
  expect(new Set(pieces.map(({ lang }) => lang))).toEqual(new Set(['ar-SA']));
  await stop.click();
  expect(await spoken()).toEqual([]);

  await read.click();
  await page.evaluate(() => {
    // Defined by the script above.
    (globalThis as unknown as Spoken).spoken.at(-1)?.end();
  });
  await expect(read).toBeVisible();

  await read.click();
  await page.getByRole('button', { name: t('day.previous') }).click();
  await expect(stop).toBeHidden();
  expect(await spoken()).toEqual([]);
});

test('shows the saved hadith offline', async ({ page, context, complaints }) => {
  await open(page, path);
  const { arabic } = await hadithOf(page, 'en');
  await expect(page.getByText(arabic, { exact: true })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('manasik-hadith') ?? '{}').days?.length))
    .toBe(8);
  // The page itself is not saved for offline use here, so leave it and come back within the app.
  const worship = words('en', 'worship');
  const main = page.getByRole('main');
  await main
    .getByRole('navigation', { name: worship('tabs.label') })
    .getByRole('link')
    .click();
  // The address changes before the page has rendered. Wait, because its files cannot be fetched offline.
  await expect(page.getByRole('heading', { level: 1, name: worship('tabs.label') })).toBeVisible();
  await context.setOffline(true);
  await main.getByRole('link', { name: worship('tabs.hadith') }).click();
  await expect(page.getByText(arabic, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('day.previous') }).click();
  await expect(page.getByText(t('offline.missing'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t('offline.missing'))).toBeHidden();
  await expect(page.getByRole('button', { name: t('copy'), exact: true })).toBeVisible();
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !cutOff.test(text)));
});

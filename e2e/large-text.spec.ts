import type { Locator, Page } from '@playwright/test';
import { languageCodes } from '@manasik/core/text/languages';
import { field } from './support/assistant.ts';
import { brokenWords } from './support/broken-words.ts';
import { groupName, newGroup, parts } from './support/group.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Enlarges the text of the open page. A sheet of its own, because the page applies the settings of the account late. */
const setTextScale = (page: Page, percent: number) =>
  page.evaluate((scale) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { --text-scale: ${scale}% !important }`);
    document.adoptedStyleSheets = [sheet];
  }, percent);

test('the labels of the bottom bar grow with the text and stay whole in every language', async ({
  page,
  person,
  baseURL,
}) => {
  expect(person.firstName).toBe('Amina');
  await newGroup(page, [], baseURL);
  for (const language of languageCodes) {
    await open(page, '/', language);
    const bar = page.getByRole('navigation', { name: words(language, 'navigation')('bottom') });
    const sos = bar.getByRole('button', { name: /SOS/ });
    await expect(sos).toBeVisible();
    const sizeOfLabels = () =>
      bar
        .getByRole('link')
        .first()
        .evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize));
    const usual = await sizeOfLabels();
    for (const percent of [125, 150, 200]) {
      const place = `${language} at ${percent} %`;
      await setTextScale(page, percent);
      await expect
        .poll(async () => (await sizeOfLabels()) / usual, { message: place })
        .toBeGreaterThanOrEqual(Math.min(percent / 100, 1.5) - 0.01);
      expect(await brokenWords(bar), place).toEqual([]);
      const cut = await bar.evaluate((nav) => {
        const { top, bottom, left, right } = nav.getBoundingClientRect();
        return [...nav.querySelectorAll('a, button, span')]
          .filter((part) => {
            const box = part.getBoundingClientRect();
            const isInside =
              box.top >= top - 1 && box.bottom <= bottom + 1 && box.left >= left && box.right <= right;
            return !isInside && getComputedStyle(part).clipPath === 'none';
          })
          .map((part) => part.textContent);
      });
      // The SOS button too: raised above the bar, it would cover the page.
      expect(cut, place).toEqual([]);
    }
  }
});

test('the tabs of a page keep their words whole at twice the text size in every language', async ({
  page,
}) => {
  for (const language of languageCodes) {
    for (const path of ['/travel', '/guide/duas', '/health/plan']) {
      await open(page, path, language);
      await setTextScale(page, 200);
      const tabs = page.getByRole('main').getByRole('navigation').first();
      expect(await brokenWords(tabs), `${path} in ${language}`).toEqual([]);
      const overflow = await tabs.evaluate((nav) => nav.scrollWidth - nav.clientWidth);
      expect(overflow, `${path} in ${language}`).toBeLessThanOrEqual(0);
    }
  }
});

test('the QR code of a group stays square in a low window and with large text, and the dialog scrolls', async ({
  page,
  person,
  baseURL,
}) => {
  expect(person.firstName).toBe('Amina');
  const { id } = await newGroup(page, [], baseURL);
  await open(page, `/group-tracker?group=${id}`);
  await page.setViewportSize({ width: 390, height: 640 });
  const { t, button, dialog } = parts(page, 'en');
  await button(t('share.open')).click();
  const share = dialog(t('share.title', { name: groupName }));
  const code = share.getByRole('img', { name: t('share.qr') });
  for (const percent of [100, 130]) {
    const place = `at ${percent} %`;
    await setTextScale(page, percent);
    await code.scrollIntoViewIfNeeded();
    const box = await code.boundingBox();
    expect(box?.width, place).toBeGreaterThanOrEqual(240);
    expect(box?.height, place).toBeCloseTo(box?.width ?? 0, 0);
    await expect(code, place).toBeInViewport({ ratio: 1 });
    const renew = button(t('share.renew'));
    await renew.scrollIntoViewIfNeeded();
    await expect(renew, place).toBeInViewport({ ratio: 1 });
  }
});

/** How many pixels of room the bar, with all that stands out of it, leaves below the last part of the page. */
const roomAtEnd = (bar: Locator): Promise<number> =>
  bar.evaluate((nav) => {
    scrollTo(0, document.documentElement.scrollHeight);
    const boxes = [...document.querySelectorAll('main :not(:has(*))'), nav, ...nav.querySelectorAll('*')]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ isOfBar: nav.contains(part), box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0);
    const tops = boxes.filter(({ isOfBar }) => isOfBar).map(({ box }) => box.top);
    const ends = boxes.filter(({ isOfBar }) => !isOfBar).map(({ box }) => box.bottom);
    return Math.min(...tops) - Math.max(...ends);
  });

const pages = [
  '/',
  '/travel',
  '/travel?tab=checklist',
  '/health',
  '/health/plan',
  '/health/heat',
  '/guide',
  '/group-tracker',
  '/worship/times',
];
for (const language of ['ur', 'de'] as const) {
  test(`the end of every page is above the bottom bar at any text size in ${language}`, async ({
    page,
    person,
    baseURL,
  }) => {
    expect(person.firstName).toBe('Amina');
    await newGroup(page, [], baseURL);
    const bar = page.getByRole('navigation', { name: words(language, 'navigation')('bottom') });
    for (const path of pages) {
      await open(page, path, language);
      await expect(bar.getByRole('button', { name: /SOS/ })).toBeVisible();
      for (const percent of [100, 125, 200]) {
        await setTextScale(page, percent);
        await expect
          .poll(() => roomAtEnd(bar), { message: `${path} at ${percent} %` })
          .toBeGreaterThanOrEqual(0);
      }
    }
  });
}

test('the field for a question is on the first screen at any text size', async ({ page }) => {
  for (const language of ['en', 'de', 'ur'] as const) {
    await open(page, '/assistant', language);
    for (const percent of [100, 130, 200]) {
      await setTextScale(page, percent);
      await expect(field(page, language), `${language} at ${percent} %`).toBeInViewport({ ratio: 1 });
    }
  }
});

/** The times of day and the emergency numbers in what is visible that are on two lines or wider than the page. */
const brokenFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const figures =
      /\d{1,2}[:.]\d{2}(?:\s?[AP]M)?|[\u0660-\u0669\u06F0-\u06F9]{1,2}:[\u0660-\u0669\u06F0-\u06F9]{2}|\b(?:911|997|937|1966)\b/g;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: figure, index } of (node.nodeValue ?? '').matchAll(figures)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + figure.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
        const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom)));
        // A table scrolls by itself.
        const isInTable = node.parentElement.closest('table') !== null;
        const isOutside = !isInTable && boxes.some(({ left, right }) => left < 0 || right > innerWidth + 1);
        if (lines.size > 1 || isOutside) found.push(figure);
      }
    }
    return found;
  });

for (const language of ['en', 'de', 'ur'] as const) {
  test(`${language}: times and emergency numbers stay on one line at the largest text in a large browser font`, async ({
    page,
    person,
    baseURL,
  }) => {
    expect(person.firstName).toBe('Amina');
    const currentLocation = {
      name: 'London',
      country: 'GB',
      latitude: 51.5,
      longitude: -0.12,
      timezone: 'Europe/London',
    };
    const saved = await page.request.patch('/api/auth/user', {
      data: { currentLocation },
      headers: { origin: baseURL ?? '' },
    });
    expect(saved.status()).toBe(200);
    for (const path of ['/home', '/worship/times', '/emergency', '/assistant']) {
      await open(page, path, language);
      // 200 % of the app, on a root font of 130 %.
      await setTextScale(page, 260);
      const figures = path === '/home' || path === '/worship/times' ? /\d:\d\d/ : /911/;
      await expect(page.getByRole('main').getByText(figures).first()).toBeVisible();
      await expect.poll(() => brokenFigures(page), { message: path }).toEqual([]);
    }
  });
}

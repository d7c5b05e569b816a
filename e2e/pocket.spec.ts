import { readFile } from 'node:fs/promises';
import type { Language } from '@manasik/core/text/languages';
import type { Page } from '@playwright/test';
import * as mupdf from 'mupdf';
import { expect, open, pressUntil, test } from './support/test.ts';
import { words } from './support/words.ts';

async function savedPdf(page: Page, name: string): Promise<mupdf.Document> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return mupdf.Document.openDocument(await readFile(await download.path()), 'application/pdf');
}

const pagesOf = (pdf: mupdf.Document): string[] =>
  Array.from({ length: pdf.countPages() }, (_, index) => pdf.loadPage(index).toStructuredText('').asText());

const chooseWhole = (page: Page, language: Language) =>
  page.getByRole('radio', { name: words(language, 'guide')('pocket.whole') }).check();

/**
 * Letters and digits alone: spaces and line breaks depend on the width of the page, and the font draws some marks between
 * digits or capitals in forms that cannot be read back.
 */
const compact = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
/** Without the number at the end of each page. */
const textOf = (pages: readonly string[]): string =>
  pages.map((text) => compact(text.trimEnd().replace(/\S+$/u, ''))).join('');

for (const language of ['en', 'de', 'ru'] as const) {
  test(`saves every line that is printed as a PDF, in ${language}`, async ({ page }) => {
    await open(page, '/guide/pocket', language);
    await chooseWhole(page, language);
    const pages = pagesOf(await savedPdf(page, words(language, 'guide')('pocket.savePdf')));
    const text = textOf(pages);
    await page.emulateMedia({ media: 'print' });
    const paper = page.getByRole('region', { name: words(language, 'guide')('pocket.title') });
    const headings = new Set((await paper.getByRole('heading').allInnerTexts()).map(compact));
    // The last line of a page is its number.
    const lastLines = pages.map((each) => compact(each.trim().split('\n').at(-2) ?? ''));
    expect(lastLines.filter((line) => headings.has(line))).toEqual([]);
    const printed = await paper.evaluate((region) =>
      region instanceof HTMLElement ? region.innerText.split('\n') : [],
    );
    // The engine returns Arabic in the order of its shapes, so it is compared by eye.
    const lines = printed.map(compact).filter((line) => line !== '' && !/\p{Script=Arabic}/u.test(line));
    expect(lines.length).toBeGreaterThan(500);
    expect(lines.filter((line) => !text.includes(line))).toEqual([]);
  });
}

const scripts = { ar: 'Arabic', ur: 'Arabic', gu: 'Gujarati', bn: 'Bengali' } as const;

for (const language of ['ar', 'ur', 'gu', 'bn'] as const) {
  test(`saves at least 70 % of the letters as text of the PDF, in ${language}`, async ({ page }) => {
    const letter = new RegExp(`\\p{Script=${scripts[language]}}`, 'gu');
    await open(page, '/guide/pocket', language);
    await chooseWhole(page, language);
    const pages = pagesOf(await savedPdf(page, words(language, 'guide')('pocket.savePdf')));
    await page.emulateMedia({ media: 'print' });
    const printed = await page
      .getByRole('region', { name: words(language, 'guide')('pocket.title') })
      .innerText();
    const saved = pages.join('').match(letter)?.length ?? 0;
    // Of a ligature, not every letter is read back.
    const share = saved / (printed.match(letter)?.length ?? 0);
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(1.1);
  });
}

test('prints the whole guide unless the short one is chosen', async ({ page }) => {
  const t = words('en', 'guide');
  await open(page, '/guide/pocket');
  await expect(page.getByRole('radio', { name: t('pocket.whole') })).toBeChecked();
  const paper = page.getByRole('region', { name: t('pocket.title') });
  const advice = paper.getByText(words('en', 'practical')('nusuk-card.photo'));
  await expect(advice).toBeVisible();
  await expect(paper.getByText(/Rule for Hajj 1446. Checked on/).first()).toBeVisible();
  await page.getByRole('radio', { name: t('pocket.short') }).check();
  await expect(advice).toHaveCount(0);
  await expect(
    paper.getByText(words('en', 'rites/arafat')('ranks.until-sunset.clauses.night')),
  ).toBeVisible();
  // Steps refer to them by their titles.
  await expect(
    paper.getByText(words('en', 'what-if')('missed-stoning.title'), { exact: true }),
  ).toBeVisible();
});

test('saves only the chosen parts', async ({ page }) => {
  const t = words('en', 'guide');
  await open(page, '/guide/pocket');
  const choice = page.locator('summary').filter({ hasText: t('pocket.include') });
  await pressUntil(choice, page.getByRole('checkbox', { name: t('pocket.ranks') }));
  for (const name of [t('pocket.ranks'), t('pocket.notes'), t('parts.mistakes'), t('parts.whatIf')])
    await page.getByRole('checkbox', { name }).uncheck();
  const text = textOf(pagesOf(await savedPdf(page, t('pocket.savePdf'))));
  await expect(page.getByRole('status').filter({ hasText: t('pocket.pdfSaved') })).toBeVisible();
  expect(text).not.toContain(compact(t('parts.mistakes')));
  expect(text).toContain(compact(words('en', 'rites/arafat')('steps.boundary.title')));
});

test('offers printing when the PDF cannot be made', async ({ page, complaints }) => {
  const t = words('en', 'guide');
  await page.context().route(/\.wasm$/, (route) => route.abort());
  await open(page, '/guide/pocket');
  await page.getByRole('button', { name: t('pocket.savePdf'), exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: t('pocket.pdfFailed') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('pocket.print'), exact: true })).toBeEnabled();
  // The browser logs the failed request, and the page the error.
  const unexpected = complaints.filter(
    (text) => !/ERR_FAILED|wasm|Aborted|ArrayBuffer instantiation/.test(text),
  );
  complaints.splice(0, complaints.length, ...unexpected);
});

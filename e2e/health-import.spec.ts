import { BlobWriter, configure, TextReader, ZipWriter } from '@zip.js/zip.js';
import type { Page } from '@playwright/test';
import { problemsOf } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

configure({ useWebWorkers: false });

const t = words('en', 'health-import');
const cancel = words('en', 'common')('cancel');
const path = '/health/import';

const head = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 14 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation)*)>
]>
<HealthData locale="en_SA">
`;

const steps = (date: string, clock: string, value: number, source = 'iPhone'): string =>
  ` <Record type="HKQuantityTypeIdentifierStepCount" sourceName="${source}" unit="count" startDate="${date} ${clock} +0300" endDate="${date} ${clock} +0300" value="${value}"/>\n`;

const dateOf = (index: number): string => new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);

const exportOf = (records: string): string => `${head}${records}</HealthData>\n`;

const days = (count: number): string =>
  Array.from({ length: count }, (_, index) => steps(dateOf(index), '08:00:00', 1000 + index)).join('');

async function zip(xml: string): Promise<Buffer> {
  const writer = new ZipWriter(new BlobWriter('application/zip'));
  await writer.add('apple_health_export/export_cda.xml', new TextReader('<ClinicalDocument/>'));
  await writer.add('apple_health_export/export.xml', new TextReader(xml));
  return Buffer.from(await (await writer.close()).arrayBuffer());
}

const choose = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/zip', buffer });

async function storedDays(
  page: Page,
): Promise<{ date: string; source: string; values: { steps?: number } }[]> {
  const reply = await page.request.get('/api/health/metrics?limit=2000');
  expect(reply.status()).toBe(200);
  return (await reply.json()).metrics;
}

test.beforeEach(async ({ page, person: _person }) => {
  await open(page, path);
});

test('reads an export, shows what it has, and saves it; the same file twice counts nothing twice', async ({
  page,
}) => {
  expect(await problemsOf(page)).toEqual([]);
  const records =
    days(500) +
    // The watch counted the same hour, and a value cannot be true.
    steps('2024-01-01', '08:10:00', 400, 'Watch') +
    steps('2024-01-02', '09:00:00', 900_000);
  const file = await zip(exportOf(records));
  for (const attempt of ['first', 'second']) {
    await choose(page, 'export.zip', file);
    const preview = page.getByRole('region', { name: t('preview.title', { count: 500 }) });
    await expect(preview).toBeFocused();
    await expect(preview).toContainText(t('preview.skipped', { count: 1 }));
    await expect(page.getByRole('list', { name: t('preview.totals') })).toContainText(t('metrics.steps'));
    if (attempt === 'first') expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: t('preview.save', { count: 500 }) }).click();
    await expect(page.getByRole('region', { name: t('saved.title', { count: 500 }) })).toBeFocused();
    const stored = await storedDays(page);
    expect(stored).toHaveLength(500);
    expect(stored.at(-1)).toMatchObject({ date: '2024-01-01', source: 'apple', values: { steps: 1000 } });
    await page.getByRole('button', { name: t('preview.other') }).click();
  }
});

test('says what was saved when the saving stops, and saves the rest', async ({ page, complaints }) => {
  let requests = 0;
  await page.route('**/api/health/metrics', (route) => {
    requests += 1;
    if (requests !== 2) return route.fallback();
    return route.fulfill({ status: 409, json: { code: 'health.tooMany', message: 'full' } });
  });
  await choose(page, 'export.zip', await zip(exportOf(days(500))));
  await page.getByRole('button', { name: t('preview.save', { count: 500 }) }).click();
  const stopped = page.getByRole('region', { name: t('stopped.title') });
  await expect(stopped).toContainText(t('progress.days', { saved: '400', count: 500 }));
  await expect(stopped.getByRole('alert')).not.toBeEmpty();
  complaints.length = 0;
  await stopped.getByRole('button', { name: t('stopped.rest') }).click();
  await expect(page.getByRole('region', { name: t('saved.title', { count: 500 }) })).toBeVisible();
  expect(await storedDays(page)).toHaveLength(500);
});

test('adds up the day at the border of two files, and keeps it when one of them is imported again', async ({
  page,
}) => {
  const files = ['05/30/24 08:00:00', '05/30/24 16:00:00'].map((dateTime, index) => ({
    name: `steps-2024-05-${29 + index}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify([{ dateTime, value: '4000' }])),
  }));
  for (const chosen of [files, files.slice(1)]) {
    await page.locator('input[type="file"]').setInputFiles(chosen);
    const preview = page.getByRole('region', { name: t('preview.title', { count: 1 }) });
    await expect(preview).toContainText(t('preview.edges.google'));
    await page.getByRole('button', { name: t('preview.save', { count: 1 }) }).click();
    await page.getByRole('button', { name: t('preview.other') }).click();
    expect(await storedDays(page)).toMatchObject([{ date: '2024-05-30', values: { steps: 8000 } }]);
  }
});

test('stops reading when the user cancels, and reads the next file', async ({ page }) => {
  const { promise: cancelled, resolve: release } = Promise.withResolvers<void>();
  // The reading takes as long as the test needs.
  await page.route('**/import-worker-*.js', async (route) => {
    await cancelled;
    await route.fallback().catch(() => undefined);
  });
  await choose(page, 'export.xml', Buffer.from(exportOf(days(30))));
  await expect(page.getByRole('progressbar', { name: t('reading') })).toBeVisible();
  await page.getByRole('button', { name: cancel }).click();
  const card = page.getByRole('region', { name: t('choose.title') });
  await expect(card).toBeFocused();
  await expect(card.getByRole('button', { name: t('choose.submit') })).toBeVisible();
  release();
  await choose(page, 'export.xml', Buffer.from(exportOf(days(20))));
  await expect(page.getByRole('region', { name: t('preview.title', { count: 20 }) })).toBeVisible();
  expect(await storedDays(page)).toEqual([]);
});

test('gives the whole days of a file that ended early, and explains a file that is none', async ({
  page,
}) => {
  const xml = exportOf(days(40));
  await choose(page, 'export.xml', Buffer.from(xml.slice(0, xml.indexOf('2024-01-31 '))));
  // The day of the last whole record may lack some.
  const preview = page.getByRole('region', { name: t('preview.title', { count: 29 }) });
  await expect(preview).toContainText(t('preview.cut', { count: 29, date: 'January 29, 2024' }));
  await page.getByRole('button', { name: t('preview.other') }).click();
  await choose(page, 'photo.png', Buffer.from('\u0089PNG'));
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t('failures.notExport.title'));
  expect(await problemsOf(page)).toEqual([]);
});

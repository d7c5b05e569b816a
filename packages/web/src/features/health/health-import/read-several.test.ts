import { BlobWriter, configure, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { expect, it } from 'vitest';
import { appleXml, record } from './fixtures.ts';
import type { Day } from './day-totals.ts';
import { readExport } from './read-export.ts';

configure({ useWebWorkers: false });

type Parts = Readonly<Record<string, string>>;

const loose = (parts: Parts): File[] => Object.entries(parts).map(([name, text]) => new File([text], name));

async function archive(parts: Parts, name = 'takeout.zip'): Promise<File> {
  const writer = new ZipWriter(new BlobWriter('application/zip'));
  for (const [path, text] of Object.entries(parts)) await writer.add(path, new TextReader(text));
  return new File([await writer.close()], name);
}

async function daysOf(files: readonly File[]): Promise<readonly Day[]> {
  const request = { files, today: '2024-12-31', zone: 'America/New_York' };
  return (await readExport(request, () => undefined)).days;
}

const fitbit = (...minutes: readonly (readonly [at: string, steps: number])[]): string =>
  JSON.stringify(minutes.map(([at, steps]) => ({ dateTime: at, value: String(steps) })));

/** The little end of each unit first. */
const utf16 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    Array.from(`\ufeff${text}`, (each) => each.charCodeAt(0)).flatMap((unit) => [unit & 255, unit >> 8]),
  );

// Both have a part of 30 May in New York, four hours behind UTC.
const may = fitbit(['05/30/24 12:00:00', 8000]);
const june = fitbit(['05/31/24 01:00:00', 1600], ['05/31/24 12:00:00', 500]);
const both = [
  { date: '2024-05-30', values: { steps: 9600 } },
  { date: '2024-05-31', values: { steps: 500 } },
];

it('adds up the day at the border of two files that are chosen together', async () => {
  expect(await daysOf(loose({ 'steps-2024-05-01.json': may, 'steps-2024-05-31.json': june }))).toEqual(both);
});

it('adds up the day at the border of two archives that are chosen together', async () => {
  const folder = 'Takeout/Fitbit/Global Export Data';
  const first = await archive({ [`${folder}/steps-2024-05-01.json`]: may }, 'takeout-001.zip');
  const second = await archive({ [`${folder}/steps-2024-05-31.json`]: june }, 'takeout-002.zip');
  expect(await daysOf([first, second])).toEqual(both);
  // The first one was downloaded twice.
  expect(await daysOf([first, second, first])).toEqual(both);
});

it('counts a file once that was downloaded twice', async () => {
  const files = loose({
    'steps-2024-05-01.json': may,
    'steps-2024-05-01 (1).json': may,
    'steps-2024-05-31.json': june,
  });
  expect(await daysOf(files)).toEqual(both);
});

it.each(['steps-2024-05-01-2.json', 'steps-2024-05-01 copy.json', 'steps-2024-05-01 - Copy.JSON'])(
  'counts a file once whose copy has the name %s',
  async (name) => {
    const parts = { 'steps-2024-05-01.json': may, [name]: may, 'steps-2024-05-31.json': june };
    expect(await daysOf(loose(parts))).toEqual(both);
    expect(await daysOf([await archive(parts)])).toEqual(both);
  },
);

it('adds up two files of a day that measure something else, although their texts are equal', async () => {
  const minutes = JSON.stringify([{ dateTime: '05/01/24 00:00:00', value: '20' }]);
  const files = loose({
    'very_active_minutes-2024-05-01.json': minutes,
    'moderately_active_minutes-2024-05-01.json': minutes,
  });
  expect(await daysOf(files)).toEqual([{ date: '2024-05-01', values: { activeMinutes: 40 } }]);
});

it('refuses an export of Apple Health among other files, because it would leave out the rest', async () => {
  const xml = appleXml(record('StepCount', '2024-05-01 08:00:00 +0300', 700));
  const apple = await archive({ 'apple_health_export/export.xml': xml }, 'export.zip');
  await expect(daysOf([...loose({ 'steps-2024-05-01.json': may }), apple])).rejects.toThrow('several');
  const google = { 'steps-2024-05-01.json': may };
  await expect(daysOf(loose({ ...google, 'export.xml': appleXml('') }))).rejects.toThrow('several');
  await expect(daysOf(loose({ ...google, 'export (1)': xml }))).rejects.toThrow('several');
  const encoded = new File([utf16(xml)], 'export.xml');
  await expect(daysOf([...loose(google), encoded])).rejects.toThrow('several');
  await expect(daysOf(loose({ 'a.txt': 'a', 'b.txt': 'b' }))).rejects.toThrow('notExport');
});

const fit = (...days: readonly (readonly [date: string, steps: number])[]): string =>
  `Date,Step count\n${days.map((day) => day.join(',')).join('\n')}\n`;
const once = [{ date: '2024-05-01', values: { steps: 5000 } }];

it('reads a file of Google Fit beside others that was renamed, or that a program saved in UTF-16', async () => {
  const csv = fit(['2024-05-01', 5000]);
  const days = [...once, ...both];
  const other = { 'steps-2024-05-01.json': may, 'steps-2024-05-31.json': june };
  expect(await daysOf(loose({ ...other, 'fit.csv': csv }))).toEqual(days);
  for (const name of ['fit.csv', 'Daily activity metrics.csv']) {
    expect(await daysOf([...loose(other), new File([utf16(csv)], name)])).toEqual(days);
  }
});

it('counts a day of Google Fit once that is listed twice', async () => {
  const csv = fit(['2024-05-01', 5000], ['2024-05-01', 5000]);
  expect(await daysOf(loose({ 'Daily activity metrics.csv': csv }))).toEqual(once);
});

it('counts the days of Google Fit once if its file is twice in an archive', async () => {
  const folder = 'Takeout/Fit/Daily activity metrics';
  const file = await archive({
    [`${folder}/Daily activity metrics.csv`]: fit(['2024-05-01', 5000]),
    [`${folder}/Daily activity metrics (1).csv`]: fit(['2024-05-01', 5000]),
    [`${folder}/Daily summaries.csv`]: fit(['2024-05-01', 4000]),
  });
  expect(await daysOf([file])).toEqual(once);
});

it('reads an export of Apple Health with a comment before its first element', async () => {
  const records = record('StepCount', '2024-05-01 08:00:00 +0300', 5000);
  const xml = `<!-- c --><HealthData>${records}</HealthData>`;
  expect(await daysOf(loose({ 'export.xml': xml }))).toEqual(once);
  await expect(daysOf(loose({ 'page.html': '<!-- c --><html></html>' }))).rejects.toThrow('notExport');
});

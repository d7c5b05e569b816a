import { BlobWriter, configure, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { expect, it } from 'vitest';
import { appleXml, record } from './fixtures.ts';
import type { Reading } from './protocol.ts';
import { readExport } from './read-export.ts';

configure({ useWebWorkers: false });

type Parts = Readonly<Record<string, string>>;

async function zip(files: Parts, options: object = {}): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter('application/zip'), options);
  for (const [name, text] of Object.entries(files)) await writer.add(name, new TextReader(text));
  return writer.close();
}

const read = (content: Blob | string, name = 'export.zip'): Promise<Reading> =>
  readAll([new File([content], name)]);

const readAll = (files: readonly File[], zone = 'Asia/Riyadh'): Promise<Reading> =>
  readExport({ files, today: '2024-12-31', zone }, () => undefined);

/** Steps on the first `days` days of May 2024, `perHour` in each hour, and then weights. */
function manyDays(days: number): string {
  const all: string[] = [];
  for (let day = 1; day <= days; day += 1) {
    for (let minute = 0; minute < 1440; minute += 10) {
      const clock = `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}:00`;
      all.push(record('StepCount', `2024-05-${pad(day)} ${clock} +0300`, 10));
    }
  }
  return appleXml(all.join('') + record('BodyMass', '2024-05-01 08:00:00 +0300', 80, { unit: 'kg' }));
}
const pad = (value: number): string => String(value).padStart(2, '0');

const takeout = {
  'Takeout/archive_browser.html': '<html></html>',
  'Takeout/Fit/Daily activity metrics/Daily activity metrics.csv':
    'Date,Move Minutes count,Calories (kcal),Distance (m),Heart Points,Step count,Average weight (kg)\r\n' +
    '2024-05-01,42,2145.5,3251.4,10,4871,80.4\r\n2024-05-02,0,0,0,0,0,\r\n2024-05-03,,1980,,,1200,\r\n',
  'Takeout/Fitbit/Global Export Data/steps-2024-05-01.json': JSON.stringify([
    { dateTime: '05/01/24 05:00:00', value: '5000' },
    // 00:30 on 4 May in Riyadh.
    { dateTime: '05/03/24 21:30:00', value: '15' },
  ]),
  'Takeout/Fitbit/Global Export Data/distance-2024-05-01.json': JSON.stringify([
    { dateTime: '05/01/24 05:00:00', value: '230000' },
  ]),
  'Takeout/Fitbit/Global Export Data/very_active_minutes-2024-05-01.json': JSON.stringify([
    { dateTime: '05/01/24 00:00:00', value: '30' },
  ]),
  'Takeout/Fitbit/Global Export Data/moderately_active_minutes-2024-05-01.json': JSON.stringify([
    { dateTime: '05/01/24 00:00:00', value: '20' },
  ]),
  'Takeout/Fitbit/Global Export Data/resting_heart_rate-2024-05-01.json': JSON.stringify([
    { dateTime: '05/01/24 00:00:00', value: { date: '05/01/24', value: 57.6, error: 6.2 } },
    { dateTime: '05/02/24 00:00:00', value: { date: null, value: 0, error: 0 } },
  ]),
  'Takeout/Fitbit/Global Export Data/sleep-2024-05-01.json': JSON.stringify([
    { logId: 1, dateOfSleep: '2024-05-03', minutesAsleep: 420, mainSleep: true },
    { logId: 2, dateOfSleep: '2024-05-03', minutesAsleep: 30, mainSleep: false },
  ]),
  // The next file repeats a night of the one before.
  'Takeout/Fitbit/Global Export Data/sleep-2024-05-31.json': JSON.stringify([
    { logId: 1, dateOfSleep: '2024-05-03', minutesAsleep: 420, mainSleep: true },
  ]),
  'Takeout/Fitbit/Global Export Data/weight-2024-05-01.json': JSON.stringify([
    { logId: 1, weight: 176.4, date: '05/01/24', time: '07:00:00' },
  ]),
  'Takeout/Fitbit/Global Export Data/heart_rate-2024-05-01.json': '[{"broken',
};

it('reads the archive of an iPhone, whatever the language of its names', async () => {
  const xml = appleXml(record('StepCount', '2024-05-01 08:00:00 +0300', 700));
  const blob = await zip({
    'apple_health_export/export_cda.xml': '<?xml version="1.0"?><ClinicalDocument/>',
    'apple_health_export/workout-routes/route_2024-05-01.gpx': '<gpx/>',
    'apple_health_export/导出.xml': xml,
  });
  const reading: Reading = {
    source: 'apple',
    days: [{ date: '2024-05-01', values: { steps: 700 } }],
    skipped: 0,
    isCut: false,
  };
  expect(await read(blob)).toEqual(reading);
  expect(await read(blob)).toEqual(reading);
  expect(await read(xml, 'export.xml')).toEqual(reading);
});

it('reads Google Fit and Fitbit, and takes the greatest of both', async () => {
  expect(await read(await zip(takeout))).toEqual({
    source: 'google',
    days: [
      {
        date: '2024-05-01',
        values: {
          steps: 5000,
          distanceMetres: 3251,
          activeMinutes: 50,
          weightGrams: 80_400,
          restingPulse: 58,
        },
      },
      { date: '2024-05-03', values: { steps: 1200, sleepMinutes: 450 } },
      { date: '2024-05-04', values: { steps: 15 } },
    ],
    skipped: 0,
    isCut: false,
  });
});

it('reads the newer files of Google Health, and does not add up its sources', async () => {
  const folder = 'Takeout/Google Health';
  const blob = await zip({
    [`${folder}/Physical Activity_GoogleData/Steps/steps_2024-05-01.csv`]:
      'timestamp,steps,data source\n2024-05-01T05:00:00Z,3000,MobileTrack\n2024-05-01T05:00:00Z,2800,Fit Health Connect\n',
    [`${folder}/Physical Activity_GoogleData/Live Pace/live_pace_2024-05-01.csv`]:
      'timestamp,steps,data source\n2024-05-01T05:00:00Z,99999,MobileTrack\n',
    [`${folder}/Physical Activity_GoogleData/Distance/distance_2024-05-01.csv`]:
      'timestamp,distance,data source\n2024-05-01T05:00:00.000Z,800.5,MobileTrack\n',
    [`${folder}/Physical Activity_GoogleData/Active Minutes/active_minutes_2024-05-01.csv`]:
      'timestamp,light,moderate,very,data source\n2024-05-01T05:00:00Z,1,1,0,App\n2024-05-01T05:01:00Z,0,0,1,App\n',
    [`${folder}/Physical Activity_GoogleData/Weight/weight.csv`]:
      'timestamp,weight grams,data source\n2024-05-01T03:00:00.000000Z,70500,App\n',
    [`${folder}/Physical Activity_GoogleData/Daily Resting Heart Rate/daily_resting_heart_rate.csv`]:
      'timestamp,beats per minute,data source\n2024-05-01T00:00:00Z,61.2,App\n',
    [`${folder}/Health Fitness Data_GoogleData/UserSleeps_2024-05-01.csv`]:
      'sleep_id,minutes_asleep,start_utc_offset,sleep_start,end_utc_offset,sleep_end\n7,410,+03:00,2024-04-30T19:00:00Z,+03:00,2024-05-01T02:00:00Z\n',
  });
  expect((await read(blob)).days).toEqual([
    {
      date: '2024-05-01',
      values: {
        steps: 3000,
        distanceMetres: 801,
        activeMinutes: 2,
        sleepMinutes: 410,
        weightGrams: 70_500,
        restingPulse: 61,
      },
    },
  ]);
});

it('reads a single file of Google', async () => {
  const csv = takeout['Takeout/Fit/Daily activity metrics/Daily activity metrics.csv'];
  expect((await read(csv, 'metrics (1).csv')).days).toHaveLength(2);
  const steps = takeout['Takeout/Fitbit/Global Export Data/steps-2024-05-01.json'];
  expect((await read(steps, 'steps-2024-05-01.json')).days).toHaveLength(2);
});

it.each([
  ['UTF-16, little end first', 0xfeff, true],
  ['UTF-16, big end first', 0xfeff, false],
])('reads a file in %s', async (_name, mark, isLittle) => {
  const encoded = (text: string): Blob => {
    const units = [mark, ...Array.from(text, (each) => each.charCodeAt(0))];
    const view = new DataView(new ArrayBuffer(2 * units.length));
    for (const [at, unit] of units.entries()) view.setUint16(2 * at, unit, isLittle);
    return new Blob([view]);
  };
  const xml = appleXml(record('StepCount', '2024-05-01 08:00:00 +0300', 1000));
  expect((await read(encoded(xml), 'export.xml')).days).toEqual([
    { date: '2024-05-01', values: { steps: 1000 } },
  ]);
  const csv = takeout['Takeout/Fit/Daily activity metrics/Daily activity metrics.csv'];
  const { days } = await read(encoded(csv), 'Daily activity metrics.csv');
  expect(days[0]).toMatchObject({ date: '2024-05-01', values: { steps: 4871 } });
});

it('gives the whole days of a single file that ends early', async () => {
  const csv = takeout['Takeout/Fit/Daily activity metrics/Daily activity metrics.csv'];
  const half = await read(csv.slice(0, -8), 'Daily activity metrics.csv');
  expect(half).toMatchObject({ isCut: true, days: [{ date: '2024-05-01' }] });
  const steps = JSON.stringify(
    ['01', '02', '03', '04'].map((day) => ({ dateTime: `05/${day}/24 05:00:00`, value: '10' })),
  );
  const cut = await read(steps.slice(0, -5), 'steps-2024-05-01.json');
  expect(cut).toMatchObject({ isCut: true, days: [{ date: '2024-05-02' }] });
});

const stepsOn = (day: string): string =>
  JSON.stringify(['05', '06'].map((hour) => ({ dateTime: `05/${day}/24 ${hour}:00:00`, value: '75' })));
const datesOf = ({ days }: Reading): string[] => days.map(({ date }) => date);

it('takes no day from a file of an archive that ends early, because it would replace a whole day', async () => {
  const folder = 'Takeout/Fitbit/Global Export Data';
  const filesWith = (first: string): Parts => ({
    [`${folder}/steps-2024-05-01.json`]: first,
    [`${folder}/steps-2024-05-02.json`]: stepsOn('02'),
  });
  const whole = await read(await zip(filesWith(stepsOn('01'))));
  expect([whole.isCut, datesOf(whole)]).toEqual([false, ['2024-05-01', '2024-05-02']]);
  const cut = await read(await zip(filesWith(stepsOn('01').slice(0, -20))));
  expect([cut.isCut, datesOf(cut)]).toEqual([true, ['2024-05-02']]);
});

it.each([
  ['with the size before the data', { dataDescriptor: false }],
  ['with the size after the data', { dataDescriptor: true }],
])('gives the whole days of an archive that ends early, %s', async (_, options) => {
  const blob = await zip({ 'apple_health_export/export.xml': manyDays(20) }, options);
  const { days, isCut } = await read(blob.slice(0, Math.round(blob.size / 2)));
  expect(isCut).toBe(true);
  expect(days.length).toBeGreaterThan(5);
  expect(days.length).toBeLessThan(15);
  for (const { values } of days) expect(values).toEqual({ steps: 1440 });
});

it('reads an archive whose list at the end is missing', async () => {
  const blob = await zip({ 'apple_health_export/export.xml': manyDays(3) }, { dataDescriptor: false });
  const { days, isCut } = await read(blob.slice(0, blob.size - 30));
  expect(days).toHaveLength(3);
  expect(isCut).toBe(false);
});

it('refuses an archive that expands without end', async () => {
  const records = record('StepCount', '2024-05-01 08:00:00 +0300', 1);
  const blob = await zip({ 'export.xml': appleXml(`${records}${' '.repeat(40_000_000)}`) });
  await expect(read(blob)).rejects.toThrow('bomb');
});

it('says what is wrong with a file that is no export', async () => {
  await expect(read('just text', 'notes.txt')).rejects.toThrow('notExport');
  await expect(read('', 'export.xml')).rejects.toThrow('notExport');
  await expect(read('\u0089PNG\r\n', 'photo.png')).rejects.toThrow('notExport');
  await expect(read('<?xml version="1.0"?><gpx/>', 'route.gpx')).rejects.toThrow('notExport');
  await expect(read(await zip({ 'a.txt': 'a', 'b.xml': '<b/>' }))).rejects.toThrow('notExport');
  await expect(read(appleXml(''), 'export.xml')).rejects.toThrow('nothing');
  await expect(read('PK\u0003\u0004 broken', 'export.zip')).rejects.toThrow('notExport');
});

it('refuses an archive with a password', async () => {
  const files = { 'apple_health_export/export.xml': manyDays(1) };
  await expect(read(await zip(files, { password: 'secret', zipCrypto: true }))).rejects.toThrow('encrypted');
});

it('reports the bytes that are read', async () => {
  const progress: [number, number][] = [];
  const file = new File([manyDays(20)], 'export.xml');
  await readExport({ files: [file], today: '2024-12-31', zone: 'Asia/Riyadh' }, (done, total) => {
    progress.push([done, total]);
  });
  expect(progress.length).toBeGreaterThan(1);
  expect(progress.at(-1)).toEqual([file.size, file.size]);
});

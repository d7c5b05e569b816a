import { expect, it } from 'vitest';
import { createAppleExport } from './apple-export.ts';
import { createDayTotals, type Settled } from './day-totals.ts';
import { appleXml, record, sleepRecord } from './fixtures.ts';

/** Reads it in pieces of 37 characters, so that every tag is cut. */
function read(xml: string, today = '2024-12-31'): Settled & { isCut: boolean } {
  const totals = createDayTotals();
  const { write, end } = createAppleExport(totals);
  for (let at = 0; at < xml.length; at += 37) if (!write(xml.slice(at, at + 37))) break;
  const cuts = end();
  return { ...totals.settle(today, cuts ?? []), isCut: cuts !== null };
}

const valuesOf = (xml: string) =>
  Object.fromEntries(read(appleXml(xml)).days.map(({ date, values }) => [date, values]));

it('sums up steps by the date of the place of the record', () => {
  const xml =
    record('StepCount', '2024-05-01 23:30:00 +0300', 100) +
    record('StepCount', '2024-05-02 00:10:00 +0300', 20);
  expect(valuesOf(xml)).toEqual({ '2024-05-01': { steps: 100 }, '2024-05-02': { steps: 20 } });
});

it('splits a record over midnight between both days', () => {
  const xml = record('StepCount', '2024-05-01 23:50:00 +0300', 100, { end: '2024-05-02 00:10:00 +0300' });
  expect(valuesOf(xml)).toEqual({ '2024-05-01': { steps: 50 }, '2024-05-02': { steps: 50 } });
});

it('counts the greatest source of each hour, not the sum of phone and watch', () => {
  const xml = [
    record('StepCount', '2024-05-01 08:00:00 +0300', 1000, { source: 'iPhone' }),
    record('StepCount', '2024-05-01 08:05:00 +0300', 400, { source: 'Watch' }),
    record('StepCount', '2024-05-01 08:30:00 +0300', 700, { source: 'Watch' }),
    record('StepCount', '2024-05-01 09:00:00 +0300', 300, { source: 'iPhone' }),
  ].join('');
  expect(valuesOf(xml)).toEqual({ '2024-05-01': { steps: 1400 } });
});

it('counts a record once that the export lists twice', () => {
  const walk = record('StepCount', '2024-05-01 08:00:00 +0300', 1000, { end: '2024-05-01 08:10:00 +0300' });
  const other = record('StepCount', '2024-05-01 08:00:00 +0300', 300, { source: 'Watch' });
  expect(valuesOf(walk + other + walk)).toEqual({ '2024-05-01': { steps: 1000 } });
  const later = record('StepCount', '2024-05-01 08:20:00 +0300', 1000);
  expect(valuesOf(walk + later)).toEqual({ '2024-05-01': { steps: 2000 } });
});

it.each([
  ['mL', 4],
  ['L', 4000],
  ['fl_oz_us', 118],
  ['fl_oz_imp', 114],
  ['cup_us', 946],
  ['cup_imp', 1137],
  ['pt_us', 1893],
  ['pt_imp', 2273],
])('converts 4 %s of water', (unit, waterMillilitres) => {
  const xml = record('DietaryWater', '2024-05-01 08:00:00 +0300', 4, { unit });
  expect(read(appleXml(xml))).toMatchObject({
    days: [{ date: '2024-05-01', values: { waterMillilitres } }],
    skipped: 0,
  });
});

it('converts units', () => {
  const xml = [
    record('DistanceWalkingRunning', '2024-05-01 08:00:00 +0300', 1.5, { unit: 'km' }),
    record('DistanceWalkingRunning', '2024-05-02 08:00:00 +0300', 1, { unit: 'mi' }),
    record('DistanceWalkingRunning', '2024-05-03 08:00:00 +0300', 250, { unit: 'm' }),
    record('DietaryWater', '2024-05-01 08:00:00 +0300', 500, { unit: 'mL' }),
    record('DietaryWater', '2024-05-02 08:00:00 +0300', 1.2, { unit: 'L' }),
    record('DietaryWater', '2024-05-03 08:00:00 +0300', 16, { unit: 'fl_oz_us' }),
    record('BodyMass', '2024-05-01 08:00:00 +0300', 80.5, { unit: 'kg' }),
    record('BodyMass', '2024-05-02 08:00:00 +0300', 180, { unit: 'lb' }),
    record('AppleExerciseTime', '2024-05-01 08:00:00 +0300', 12, { unit: 'min' }),
    record('RestingHeartRate', '2024-05-01 08:00:00 +0300', 58, { unit: 'count/min' }),
  ].join('');
  expect(valuesOf(xml)).toEqual({
    '2024-05-01': {
      distanceMetres: 1500,
      waterMillilitres: 500,
      weightGrams: 80_500,
      activeMinutes: 12,
      restingPulse: 58,
    },
    '2024-05-02': { distanceMetres: 1609, waterMillilitres: 1200, weightGrams: 81_647 },
    '2024-05-03': { distanceMetres: 250, waterMillilitres: 473 },
  });
});

it('takes the last weight of a day', () => {
  const xml =
    record('BodyMass', '2024-05-01 20:00:00 +0300', 81, { unit: 'kg' }) +
    record('BodyMass', '2024-05-01 07:00:00 +0300', 80, { unit: 'kg' });
  expect(valuesOf(xml)).toEqual({ '2024-05-01': { weightGrams: 81_000 } });
});

it('merges stretches of sleep, and gives the night to the day on which it ends', () => {
  const xml = [
    sleepRecord('InBed', '2024-04-30 22:00:00 +0300', '2024-05-01 07:00:00 +0300'),
    sleepRecord('AsleepCore', '2024-04-30 22:30:00 +0300', '2024-05-01 02:00:00 +0300'),
    sleepRecord('AsleepDeep', '2024-05-01 02:00:00 +0300', '2024-05-01 04:00:00 +0300'),
    sleepRecord('Awake', '2024-05-01 04:00:00 +0300', '2024-05-01 04:30:00 +0300'),
    // The phone reports the same night.
    sleepRecord('AsleepUnspecified', '2024-04-30 23:00:00 +0300', '2024-05-01 03:00:00 +0300', 'iPhone'),
    sleepRecord('Asleep', '2024-05-01 13:00:00 +0300', '2024-05-01 13:20:00 +0300'),
  ].join('');
  expect(valuesOf(xml)).toEqual({ '2024-05-01': { sleepMinutes: 5.5 * 60 + 20 } });
});

it('counts a night by its true length when the clocks change', () => {
  // In London the clocks went from 01:00 to 02:00 on 31 March 2024, and back from 02:00 to 01:00 on 27 October.
  const xml =
    sleepRecord('AsleepCore', '2024-03-30 23:00:00 +0000', '2024-03-31 07:00:00 +0100') +
    sleepRecord('AsleepCore', '2024-10-26 23:00:00 +0100', '2024-10-27 07:00:00 +0000');
  expect(valuesOf(xml)).toEqual({
    '2024-03-31': { sleepMinutes: 7 * 60 },
    '2024-10-27': { sleepMinutes: 9 * 60 },
  });
});

it('keeps both hours of the night in which the clocks go back', () => {
  const xml =
    record('StepCount', '2024-10-27 01:10:00 +0100', 10) +
    record('StepCount', '2024-10-27 01:10:00 +0000', 20);
  expect(valuesOf(xml)).toEqual({ '2024-10-27': { steps: 30 } });
});

it('counts two glasses entered for the same minute, and each of them once', () => {
  const at = '2024-05-01 08:00:00 +0300';
  const glass = (created: string) =>
    record('DietaryWater', at, 250, { unit: 'mL', source: 'Health', created });
  const xml =
    glass('2024-05-01 08:00:10 +0300') +
    glass('2024-05-01 08:03:00 +0300') +
    glass('2024-05-01 08:00:10 +0300');
  expect(valuesOf(xml)).toEqual({ '2024-05-01': { waterMillilitres: 500 } });
});

const walk = (created: string) =>
  record('StepCount', '2024-05-01 08:00:00 +0300', 700, { end: '2024-05-01 08:10:00 +0300', created });

it('counts the same steps of the same span once, also if an app has written them again', () => {
  const xml = walk('2024-05-01 08:10:00 +0300') + walk('2024-06-20 12:00:00 +0300');
  expect(valuesOf(xml)).toEqual({ '2024-05-01': { steps: 700 } });
});

it('does not count the records within a correlation, which the export repeats', () => {
  const water = record('DietaryWater', '2024-05-01 08:00:00 +0300', 250, { unit: 'mL' });
  const xml = `<Correlation type="HKCorrelationTypeIdentifierFood" sourceName="App" startDate="2024-05-01 08:00:00 +0300" endDate="2024-05-01 08:00:00 +0300">${water}</Correlation>${water}`;
  expect(valuesOf(xml)).toEqual({ '2024-05-01': { waterMillilitres: 250 } });
});

it('leaves out and counts values that cannot be true, and dates in the future', () => {
  const { days, skipped } = read(
    appleXml(
      [
        record('StepCount', '2024-05-01 08:00:00 +0300', 900_000),
        record('StepCount', '2024-05-01 09:00:00 +0300', -5),
        record('StepCount', '2024-05-01 10:00:00 +0300', 700),
        record('StepCount', '2031-05-01 08:00:00 +0300', 700),
        record('StepCount', '2024-02-30 08:00:00 +0300', 700),
        record('BodyMass', '2024-05-01 08:00:00 +0300', 3, { unit: 'kg' }),
        record('BodyMass', '2024-05-01 09:00:00 +0300', 80, { unit: 'stone' }),
        record('DietaryWater', '1970-01-01 08:00:00 +0300', 250, { unit: 'mL' }),
        record('StepCount', '1800-05-01 08:00:00 +0300', 700),
        record('BodyMass', '1800-05-01 08:00:00 +0300', 80, { unit: 'kg' }),
      ].join(''),
    ),
  );
  expect(days).toEqual([{ date: '2024-05-01', values: { steps: 700 } }]);
  expect(skipped).toBe(9);
});

it('gives the same result for the same file twice', () => {
  const xml = appleXml(record('StepCount', '2024-05-01 08:00:00 +0300', 700));
  expect(read(xml)).toEqual(read(xml));
});

it('gives the whole types and days of a file that ends early', () => {
  const xml = appleXml(
    [
      record('StepCount', '2024-05-01 08:00:00 +0300', 100),
      record('StepCount', '2024-05-02 08:00:00 +0300', 200),
      record('DistanceWalkingRunning', '2024-05-01 08:00:00 +0300', 1, { unit: 'km' }),
      record('DistanceWalkingRunning', '2024-05-02 08:00:00 +0300', 2, { unit: 'km' }),
      record('DistanceWalkingRunning', '2024-05-02 09:00:00 +0300', 3, { unit: 'km' }),
    ].join(''),
  );
  const { days, isCut } = read(xml.slice(0, xml.lastIndexOf('09:00:00')));
  expect(isCut).toBe(true);
  expect(days).toEqual([
    { date: '2024-05-01', values: { steps: 100, distanceMetres: 1000 } },
    { date: '2024-05-02', values: { steps: 200 } },
  ]);
});

it('leaves out a type that was not in the order of time when the file ended', () => {
  const xml = appleXml(
    record('StepCount', '2024-05-02 08:00:00 +0300', 200) +
      record('StepCount', '2024-05-01 08:00:00 +0300', 100),
  );
  expect(read(xml.replace('</HealthData>', '')).days).toEqual([]);
});

it('gives what came before damage, as of a file that ends early', () => {
  const good = record('StepCount', '2024-05-01 08:00:00 +0300', 100);
  const later = record('StepCount', '2024-05-02 08:00:00 +0300', 100);
  const { days, isCut } = read(appleXml(`${good}${later}<<< &&& ${later}`));
  expect(isCut).toBe(true);
  expect(days).toEqual([{ date: '2024-05-01', values: { steps: 100 } }]);
});

it('refuses a document type with entities', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE HealthData [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><HealthData>&b;</HealthData>`;
  expect(() => read(bomb)).toThrow('entities');
});

it('refuses another XML file, and text that only starts like one', () => {
  expect(() => read('<?xml version="1.0"?><gpx><trk/></gpx>')).toThrow('notExport');
  expect(() => read('<?xml version="1.0"?>no xml at all')).toThrow('notExport');
});

it('stops at an element without end', () => {
  const totals = createDayTotals();
  const { write } = createAppleExport(totals);
  write('<HealthData><Record type="');
  expect(() => {
    for (let megabytes = 0; megabytes < 100; megabytes += 1) write('x'.repeat(1024 * 1024));
  }).toThrow('bomb');
});

it('reads a record whose source has a control character in its name', () => {
  const xml = record('StepCount', '2024-05-01 08:00:00 +0300', 100, { source: 'My\u000Bphone' });
  expect(valuesOf(xml)).toEqual({ '2024-05-01': { steps: 100 } });
});

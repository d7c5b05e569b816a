import Papa from 'papaparse';
import type { DayTotals, SummedMetric } from './day-totals.ts';
import { dayOfDate, dayOfWall, hourSeconds, utcSeconds } from './stamp.ts';
import type { GoogleFile, ReadGoogle } from './google-file.ts';

type Row = Readonly<Record<string, string | undefined>>;

/** Calls `each` for every row. False if a needed column is missing, or the last row is incomplete. */
function eachRow(text: string, columns: readonly string[], each: (row: Row) => void): boolean {
  let isComplete = true;
  let hasColumns = false;
  Papa.parse<Row>(text, {
    header: true,
    skipEmptyLines: true,
    step: ({ data, errors, meta }, parser) => {
      hasColumns = columns.every((column) => meta.fields?.includes(column));
      if (!hasColumns) return parser.abort();
      // Only a file that ends early has a row with fewer values than columns. One that ends within its last number looks
      // whole, because the last line of a whole file may lack a line end too. Its last number is too low then, so the sum
      // is too low, and never lowers a saved one.
      if (errors.some(({ code }) => code === 'TooFewFields' || code === 'MissingQuotes')) isComplete = false;
      else each(data);
    },
  });
  return hasColumns && isComplete;
}

/** An empty cell says that nothing was measured. */
function numberIn(totals: DayTotals, cell: string | undefined): number {
  if (!cell) return 0;
  const value = Number(cell);
  if (Number.isFinite(value)) return value;
  totals.skip();
  return 0;
}

/** Google Fit: one row a day, by the calendar of the place. */
export const fitDays: ReadGoogle = ({ text, totals }) =>
  eachRow(text, ['Date'], (row) => {
    const day = dayOfDate(row['Date']);
    if (day === null) return totals.skip();
    totals.raiseDay('steps', 'fit', day, Math.round(numberIn(totals, row['Step count'])));
    totals.raiseDay('distanceMetres', 'fit', day, numberIn(totals, row['Distance (m)']));
    totals.raiseDay('activeMinutes', 'fit', day, numberIn(totals, row['Move Minutes count']));
    const kilograms = numberIn(totals, row['Average weight (kg)']);
    totals.setLast('weightGrams', day * 24 * hourSeconds, kilograms * 1000);
  });

/** Google Health: a row for each minute and source, in UTC. The values of `columns` are added up. */
export const googleMinutes =
  (metric: SummedMetric, columns: readonly string[]): ReadGoogle =>
  (file) =>
    eachMoment(file, columns, (row, wall) => {
      const value = columns.reduce((sum, column) => sum + numberIn(file.totals, row[column]), 0);
      file.totals.addSpan(metric, `${file.folder}:${row['data source']}`, wall, wall, value);
    });

export const googleWeights: ReadGoogle = (file) =>
  eachMoment(file, ['weight grams'], (row, wall) => {
    file.totals.setLast('weightGrams', wall, numberIn(file.totals, row['weight grams']));
  });

/** One row a day; the time is midnight, in UTC, of the local date. */
export const googlePulse: ReadGoogle = ({ text, totals }) =>
  eachRow(text, ['timestamp', 'beats per minute'], (row) => {
    const utc = utcSeconds(row['timestamp']);
    if (utc === null) return totals.skip();
    totals.setLast('restingPulse', utc, numberIn(totals, row['beats per minute']));
  });

const offset = /^([+-])(\d\d):(\d\d)$/;

/** One row for each sleep, with the offset of the place from UTC. It belongs to the day on which it ends. */
export const googleSleeps: ReadGoogle = ({ text, folder, totals, wallOf, isNew }) =>
  eachRow(text, ['minutes_asleep', 'sleep_end'], (row) => {
    const utc = utcSeconds(row['sleep_end']);
    if (utc === null) return totals.skip();
    const id = row['sleep_id'];
    if (id && !isNew(`${folder}:${id}`)) return undefined;
    const [, sign, hours, minutes] = offset.exec(row['end_utc_offset'] ?? '') ?? [];
    const shift = Number(hours) * hourSeconds + Number(minutes) * 60;
    const wall = sign === undefined ? wallOf(utc) : utc + (sign === '-' ? -shift : shift);
    return totals.addDay('sleepMinutes', folder, dayOfWall(wall), numberIn(totals, row['minutes_asleep']));
  });

function eachMoment(
  { text, totals, wallOf }: GoogleFile,
  columns: readonly string[],
  each: (row: Row, wall: number) => void,
): boolean {
  return eachRow(text, ['timestamp', ...columns], (row) => {
    const utc = utcSeconds(row['timestamp']);
    if (utc === null) totals.skip();
    else each(row, wallOf(utc));
  });
}

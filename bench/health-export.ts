import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { Writable } from 'node:stream';
import { BlobReader, configure, ZipWriter } from '@zip.js/zip.js';

const DAYS = 1095;
const first = Date.UTC(2022, 0, 1);
const dayMs = 86_400_000;
const device =
  '&lt;&lt;HKDevice: 0x282d03020&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch5,4, software:9.4&gt;';

const head = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 14 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary)*)>
]>
<HealthData locale="en_SA">
 <ExportDate value="2025-01-01 09:00:00 +0300"/>
`;

/** How often a day, the unit, the value by its number, and the sources. */
interface Series {
  readonly type: string;
  readonly perDay: number;
  readonly attributes: string;
  readonly value: (index: number) => string;
  readonly sources?: readonly string[];
}

const quantity = (type: string): string => `HKQuantityTypeIdentifier${type}`;

const sums: readonly Series[] = [
  {
    type: quantity('StepCount'),
    perDay: 60,
    attributes: 'unit="count"',
    value: (index) => String(20 + (index % 180)),
    sources: ['iPhone', 'Apple Watch'],
  },
  {
    type: quantity('DistanceWalkingRunning'),
    perDay: 60,
    attributes: 'unit="km"',
    value: (index) => (0.01 + (index % 50) / 500).toFixed(6),
    sources: ['iPhone', 'Apple Watch'],
  },
  { type: quantity('AppleExerciseTime'), perDay: 30, attributes: 'unit="min"', value: () => '1' },
  { type: quantity('DietaryWater'), perDay: 5, attributes: 'unit="mL"', value: () => '250' },
  { type: quantity('BodyMass'), perDay: 1, attributes: 'unit="kg"', value: () => '80.5' },
  { type: quantity('RestingHeartRate'), perDay: 1, attributes: 'unit="count/min"', value: () => '58' },
  {
    type: 'HKCategoryTypeIdentifierSleepAnalysis',
    perDay: 20,
    attributes: '',
    value: () => 'HKCategoryValueSleepAnalysisAsleepCore',
  },
];

// Most of a real export, which the import does not use.
const heartRate: Series = {
  type: quantity('HeartRate'),
  perDay: 1,
  attributes: 'unit="count/min"',
  value: (index) => String(55 + ((index * 7919) % 90)),
};

const stamp = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} +0300`;

function record(
  { type, attributes, value }: Series,
  source: string,
  at: number,
  length: number,
  index: number,
) {
  const start = stamp(at);
  const end = stamp(at + length);
  return ` <Record type="${type}" sourceName="${source}" sourceVersion="9.4" device="${device}" ${attributes} creationDate="${end}" startDate="${start}" endDate="${end}" value="${value(index)}"/>\n`;
}

function ofDay(series: Series, day: number): string {
  const parts: string[] = [];
  const step = Math.floor(dayMs / series.perDay);
  for (const source of series.sources ?? ['Apple Watch']) {
    for (let index = 0; index < series.perDay; index += 1) {
      // A record ends before the next one starts.
      parts.push(
        record(series, source, first + day * dayMs + index * step, Math.min(step, 240_000), day + index),
      );
    }
  }
  return parts.join('');
}

/** Writes an Apple export of three years with at least `bytes` to `path`. */
export async function writeExport(path: string, bytes: number): Promise<void> {
  const stream = createWriteStream(path);
  let written = 0;
  const write = async (text: string): Promise<void> => {
    written += Buffer.byteLength(text);
    if (!stream.write(text)) await once(stream, 'drain');
  };
  await write(head);
  for (const series of sums) for (let day = 0; day < DAYS; day += 1) await write(ofDay(series, day));
  const perDay = Math.ceil((bytes - written) / DAYS / record(heartRate, 'Apple Watch', first, 0, 0).length);
  for (let day = 0; day < DAYS; day += 1) await write(ofDay({ ...heartRate, perDay }, day));
  await write('</HealthData>\n');
  stream.end();
  await once(stream, 'finish');
}

/** Packs the export as a phone does. */
export async function zipExport(xml: string, zip: string): Promise<void> {
  configure({ useWebWorkers: false });
  const target = await open(zip, 'w');
  try {
    const writer = new ZipWriter(Writable.toWeb(target.createWriteStream()));
    await writer.add('apple_health_export/export.xml', new BlobReader(await openAsBlob(xml)));
    await writer.close();
  } finally {
    await target.close().catch(() => undefined);
  }
}

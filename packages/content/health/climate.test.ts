import { readFileSync } from 'node:fs';
import { meanVapourHpa, saturationHpa } from '@manasik/core/health/heat/humidity';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
const Means = z.array(z.number().min(10).max(50)).length(12);
const Source = z.strictObject({
  id: z.string(),
  /** The page it comes from. */
  url: z.url(),
  readOn: z.iso.date(),
  years: z.string().optional(),
  /** Values of a second source for some months. */
  checks: z.record(z.enum(['meanMaxC', 'meanMinC']), z.partialRecord(z.enum(months), z.number())).optional(),
});
const Place = z.strictObject({
  meanMaxC: Means,
  meanMinC: Means,
  recordHighC: z.number().max(60),
  temperatureSources: z.array(Source).min(1),
  humidity: z
    .array(
      z.strictObject({
        id: z.string(),
        from: z.string().regex(/^\d\d-\d\d$/),
        to: z.string().regex(/^\d\d-\d\d$/),
        relativeHumidity: z.number().min(1).max(100),
        meanMaxC: z.number(),
        meanMinC: z.number(),
        /** Null where the bulletin does not name them. */
        years: z.string().nullable(),
        url: z.url(),
        readOn: z.iso.date(),
      }),
    )
    .min(1),
});

const file = new URL('climate.json', import.meta.url);
const { makkah } = z.strictObject({ makkah: Place }).parse(JSON.parse(readFileSync(file, 'utf8')));

describe('the climate of Makkah', () => {
  it('has a maximum above the minimum in every month', () => {
    for (const [month, max] of makkah.meanMaxC.entries()) {
      expect(max).toBeGreaterThan(makkah.meanMinC[month] ?? max);
      expect(max).toBeLessThan(makkah.recordHighC);
    }
  });

  it('agrees with the second source to 0.1 °C', () => {
    const checks = makkah.temperatureSources.flatMap(({ checks: each }) => Object.entries(each ?? {}));
    const compared = checks.flatMap(([name, values]) =>
      Object.entries(values).map(([month, value]) => {
        const own = name === 'meanMaxC' ? makkah.meanMaxC : makkah.meanMinC;
        return Math.abs((own[months.findIndex((each) => each === month)] ?? 0) - (value ?? 0));
      }),
    );
    expect(compared).toHaveLength(4);
    expect(Math.max(...compared)).toBeLessThan(0.1);
  });

  it('has humidities that belong to the temperatures of their months', () => {
    for (const { from, meanMaxC, meanMinC, relativeHumidity } of makkah.humidity) {
      const month = Number(from.slice(0, 2)) - 1;
      expect(Math.abs((makkah.meanMaxC[month] ?? 0) - meanMaxC)).toBeLessThan(1.5);
      expect(Math.abs((makkah.meanMinC[month] ?? 0) - meanMinC)).toBeLessThan(1.5);
      const vapour = meanVapourHpa(relativeHumidity, meanMaxC, meanMinC);
      expect(vapour).toBeLessThan(saturationHpa(meanMinC));
    }
  });
});

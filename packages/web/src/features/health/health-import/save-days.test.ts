import { mostMetrics } from '@manasik/contract/health';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api/index.ts';
import type { Reading } from './protocol.ts';
import { mostInBatch, saveDays } from './save-days.ts';

const readingOf = (count: number): Reading => ({
  source: 'apple',
  days: Array.from({ length: count }, (_, index) => ({
    date: new Date(index * 86_400_000).toISOString().slice(0, 10),
    values: { steps: index + 1 },
  })),
  skipped: 0,
  isCut: false,
});

const running = (): AbortSignal => new AbortController().signal;

it('sends as many days at once as the contract allows', () => {
  expect(mostInBatch).toBe(mostMetrics);
});

it('sends every day once, in batches', async () => {
  const sizes: number[] = [];
  const saved: number[] = [];
  await saveDays(
    readingOf(901),
    0,
    running(),
    (days) => saved.push(days),
    async ({ body }) => {
      sizes.push(body.metrics.length);
      return { metrics: [] };
    },
  );
  expect(sizes).toEqual([400, 400, 101]);
  expect(saved).toEqual([400, 800, 901]);
});

it('never lowers a sum that is stored already', async () => {
  const bodies: unknown[] = [];
  await saveDays(
    readingOf(1),
    0,
    running(),
    () => undefined,
    async ({ body }) => {
      bodies.push(body);
      return { metrics: [] };
    },
  );
  expect(bodies).toMatchObject([{ keepsGreater: true }]);
});

it('sends a batch again after a failure that may pass', async () => {
  vi.useFakeTimers();
  let tries = 0;
  const saving = saveDays(
    readingOf(1),
    0,
    running(),
    () => undefined,
    async () => {
      tries += 1;
      if (tries < 3) throw new ApiError(503, '503: busy', 'busy');
      return { metrics: [] };
    },
  );
  await vi.runAllTimersAsync();
  await saving;
  vi.useRealTimers();
  expect(tries).toBe(3);
});

it('stops at a refusal, and continues from the day where it stopped', async () => {
  const reading = readingOf(900);
  const saved: number[] = [];
  const refusal = new ApiError(409, '409: full', 'health.tooMany');
  const failing = saveDays(
    reading,
    0,
    running(),
    (days) => saved.push(days),
    async ({ body }) => {
      if (body.metrics[0]?.values.steps === 401) throw refusal;
      return { metrics: [] };
    },
  );
  await expect(failing).rejects.toBe(refusal);
  expect(saved).toEqual([400]);
  const sent: number[] = [];
  await saveDays(
    reading,
    400,
    running(),
    () => undefined,
    async ({ body }) => {
      sent.push(body.metrics.length);
      return { metrics: [] };
    },
  );
  expect(sent).toEqual([400, 100]);
});

it('sends nothing more after it was stopped', async () => {
  const controller = new AbortController();
  const reason = new Error('stopped');
  const sizes: number[] = [];
  const stopped = saveDays(
    readingOf(900),
    0,
    controller.signal,
    () => controller.abort(reason),
    async ({ body }) => {
      sizes.push(body.metrics.length);
      return { metrics: [] };
    },
  );
  await expect(stopped).rejects.toBe(reason);
  expect(sizes).toEqual([400]);
});

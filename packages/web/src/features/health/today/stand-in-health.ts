import { vi } from 'vitest';
import type { MetricValues } from '@manasik/core/health/metrics';
import type { Refused, Removed } from './measurements.ts';
import { answerTo, type StoredMetric } from './stand-in-metrics.ts';

export const owner = '00000000-0000-4000-8000-000000000001';
export const other = '00000000-0000-4000-8000-000000000002';
export const day = '2027-05-10';

/** For tests: the device's storage, which outlives the page, and an account behind a network that can be away. */
export class StandInHealth {
  readonly stored = new Map<string, string>();
  /** The requests that the server received. */
  readonly asked: string[] = [];
  account: StoredMetric[] = [];
  isAway = false;
  /** The status with which the server refuses requests; 0 if it accepts them. */
  refused = 0;
  /** Stores the changes of another device right before the next request that is not a GET. */
  beforeWrite: (() => void) | undefined;

  constructor() {
    const { stored } = this;
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, text: string) => stored.set(name, text),
      removeItem: (name: string) => stored.delete(name),
    });
    vi.stubGlobal('fetch', async (path: string, request: { method: string; body?: string }) =>
      this.reply(path, request),
    );
  }

  /** The page as it is after it was opened anew: nothing of it is left but what was stored. */
  async openPage() {
    vi.resetModules();
    const { sendWaiting } = await import('../../../platform/outbox/delivery.ts');
    const store = await import('./measurement-store.ts');
    const refusals: Refused[] = [];
    const send = (who: string) =>
      sendWaiting(
        store.measurementDelivery(
          who,
          () => day,
          (reason) => refusals.push(reason),
        ),
        () => true,
        () => {},
      );
    const keep = (values: object | null, isWhole = false, date = day) =>
      store.keepChange(owner, { date, source: 'manual', values, isWhole });
    const empty = (removed: Removed, values: MetricValues = {}) =>
      store.keepChange(owner, { date: day, source: 'manual', values, isWhole: false, removed });
    return { ...store, send, keep, empty, refusals };
  }

  private reply(path: string, { method, body }: { method: string; body?: string }): Response {
    if (this.isAway) throw new TypeError('no network');
    this.asked.push(`${method} ${path}`);
    if (this.refused > 0) {
      return Response.json({ code: 'request.invalid', message: '' }, { status: this.refused });
    }
    if (method !== 'GET') this.beforeWrite?.();
    const answered = answerTo(this.account, method, path, body === undefined ? undefined : JSON.parse(body));
    this.account = answered.account;
    return answered.response;
  }
}

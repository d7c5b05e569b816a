import type { ApiError } from '../../../platform/api/index.ts';
import type { Delivery } from '../../../platform/outbox/delivery.ts';
import type { DhikrRecord } from './dhikr-record.ts';
import {
  type Answer,
  type Days,
  type Held,
  type SyncRequest,
  syncRequests,
  namesIn,
  rowName,
  markSent,
  mergeServerState,
} from './exchange.ts';

interface DeliveryParts {
  readonly record: () => DhikrRecord | undefined;
  readonly change: (next: (record: DhikrRecord) => DhikrRecord) => void;
  /** The days whose counts are sent. */
  readonly days: () => Days;
  readonly put: (request: SyncRequest, days: Days, keepalive: boolean) => Promise<Answer>;
  readonly get: (deviceId: string, days: Days) => Promise<Answer>;
  /** What the server refused. */
  readonly held: () => Held;
  readonly hold: (held: Held) => void;
}

/** Delivers a person's counts to the account in batches, and fetches those of their other devices. */
export function dhikrDelivery(parts: DeliveryParts): Delivery<SyncRequest, Answer> {
  return {
    next: (sent) => {
      const record = parts.record();
      const { rows, phrases } = parts.held();
      // A user who keeps counting must not cause a request with each touch.
      return (
        record && syncRequests(record, { rows: new Set([...rows, ...sent.flatMap(namesIn)]), phrases })[0]
      );
    },
    put: (request, keepalive) => parts.put(request, parts.days(), keepalive),
    accept: (request, answer) =>
      parts.change((record) =>
        // What the server says is about the device id of the request.
        markSent(
          request.deviceId === record.deviceId ? mergeServerState(record, answer, parts.days()) : record,
          request,
        ),
      ),
    ask: async (sent) => {
      const record = parts.record();
      if (!record || sent.some(({ deviceId }) => deviceId === record.deviceId)) return;
      const days = parts.days();
      const answer = await parts.get(record.deviceId, days);
      parts.change((now) => (now.deviceId === record.deviceId ? mergeServerState(now, answer, days) : now));
    },
    // Holds back what the server refused, so that the rest can be sent.
    refuse: ({ deviceId, tallies }, { code, fields }: ApiError) => {
      const held = parts.held();
      if (code === 'dhikr.tooManyPhrases' && !held.phrases) {
        parts.hold({ ...held, phrases: true });
        return true;
      }
      const refused = Object.keys(fields).flatMap((field) => {
        const tally = tallies[Number(/^tallies\.(\d+)\./.exec(field)?.[1])];
        return tally ? [rowName(deviceId, tally)] : [];
      });
      parts.hold({ ...held, rows: new Set([...held.rows, ...refused]) });
      return refused.length > 0;
    },
  };
}

import {
  dayCounts,
  type DeviceTally,
  type DhikrPhrase,
  mergePhrases,
  mergeTallies,
} from '@manasik/core/dhikr/dhikr-merge';
import {
  count,
  type DhikrRecord,
  emptyRecord,
  type Moment,
  totalOn,
  undo,
} from '../features/worship/dhikr/dhikr-record.ts';
import { dhikrDelivery } from '../features/worship/dhikr/dhikr-delivery.ts';
import { type Answer, nothingHeld, type SyncRequest } from '../features/worship/dhikr/exchange.ts';
import {
  arrive,
  noRecords,
  nobody,
  recordOf,
  type StoredRecords,
  withRecord,
} from '../features/worship/dhikr/stored-records.ts';
import { ApiError } from '../platform/api/api-error.ts';
import { createSender, type OutboxState } from '../platform/outbox/outbox.ts';
import { share } from '../platform/storage/shared.ts';

// For tests: phones that count dhikr, a server, and the network between them in one process.
export const now: Moment = { at: Date.parse('2026-11-21T12:00:00Z'), date: '2026-11-21' };
const days = { from: '2026-10-23', to: now.date };
const away = new ApiError(0, '0: away', 'network');
type Network = 'well' | 'down' | 'replyLost';

/** The server uses the same merge function. */
export function createServer() {
  let tallies: DeviceTally[] = [];
  let phrases: DhikrPhrase[] = [];
  let refuse: ((request: SyncRequest) => ApiError | undefined) | undefined;
  const received: SyncRequest[] = [];
  const answer = (deviceId: string): Answer => ({
    phrases,
    tallies: dayCounts(tallies),
    own: tallies.filter((tally) => tally.deviceId === deviceId).map(({ deviceId: _of, ...tally }) => tally),
  });
  function take(request: SyncRequest): Answer {
    const error = refuse?.(request);
    if (error) throw error;
    const { deviceId } = request;
    tallies = mergeTallies(
      tallies,
      request.tallies.map((tally) => ({ ...tally, deviceId })),
    );
    phrases = mergePhrases(phrases, request.phrases);
    return answer(deviceId);
  }
  return {
    answer,
    received,
    take: (request: SyncRequest) => {
      received.push(request);
      return take(request);
    },
    again: (index: number) => {
      const request = received[index % Math.max(1, received.length)];
      if (request) take(request);
    },
    total: () => dayCounts(tallies).reduce((sum, tally) => sum + tally.count, 0),
    refuseBy: (rule: typeof refuse) => {
      refuse = rule;
    },
  };
}

let ids = 0;
const newId = () => `id-${(ids += 1)}`;

/** A phone with its storage; `owner` is the current user. */
export function createDevice(server: ReturnType<typeof createServer>) {
  let stored: StoredRecords = noRecords;
  let owner = 'amina';
  let network: Network = 'well';
  const state = share<OutboxState<SyncRequest>>({ sending: undefined, held: null });
  const refused = share(nothingHeld);
  const delivery = dhikrDelivery({
    record: () => recordOf(stored, owner),
    change: (next) => change(next),
    days: () => days,
    put: async (request) => {
      if (network === 'down') throw away;
      const answer = server.take(request);
      if (network === 'replyLost') throw away;
      return answer;
    },
    get: async (deviceId) => {
      if (network !== 'well') throw away;
      return server.answer(deviceId);
    },
    held: refused.get,
    hold: refused.set,
  });
  const sync = createSender({
    delivery,
    state,
    quietMs: 3000,
    longestMs: 15_000,
    itemsOnLeaving: 2,
    mayAsk: () => owner !== nobody,
    alone: (work) => work(),
  });
  function change(next: (record: DhikrRecord) => DhikrRecord): void {
    const record = recordOf(stored, owner);
    if (record) stored = withRecord(stored, owner, next(record));
  }
  function be(who: string): void {
    owner = who;
    stored = arrive(stored, who, newId);
    if (!recordOf(stored, who)) stored = withRecord(stored, who, emptyRecord(newId()));
  }
  be(owner);
  const total = () => totalOn(recordOf(stored, owner) ?? emptyRecord(''), now.date);
  return {
    sync,
    held: () => state.get().held,
    isFull: () => refused.get().phrases,
    retry: () => {
      refused.set(nothingHeld);
      return sync.run();
    },
    be,
    change,
    total,
    record: () => recordOf(stored, owner) ?? emptyRecord(''),
    count: () => change((record) => count(record, now)?.record ?? record),
    undo: () => change((record) => undo(record, now)?.record ?? record),
    run: (how: Network) => {
      network = how;
      return sync.run();
    },
  };
}

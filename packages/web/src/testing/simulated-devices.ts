import { type Mark, mergeMarks, newerChoices, summaryOf } from '@manasik/core/guide/progress';
import { noChoices } from '@manasik/core/guide/rites';
import { ApiError } from '../platform/api/api-error.ts';
import {
  type Answer,
  type ProgressRecord,
  emptyRecord,
  isDone,
  type SyncRequest,
  marked,
} from '../features/guide/progress/progress-record.ts';
import { progressKind } from '../features/guide/progress/progress-storage.ts';
import { progressDelivery } from '../features/guide/progress/progress-delivery.ts';
import { arrive, type PersonalRecords } from '../platform/outbox/personal-records.ts';
import { createSender, type OutboxState } from '../platform/outbox/outbox.ts';
import { share } from '../platform/storage/shared.ts';

// For tests: devices, a server, and the network between them in one process.
const away = new ApiError(0, '0: away', 'network');
/** The time on every device, which advances with each mark. */
let clock = 1000;

/** The fate of a request. */
type Network = 'well' | 'down' | 'replyLost';

/** The server uses the same merge function. */
export function createServer() {
  let marks: Mark[] = [];
  let choices: Answer['choices'] = null;
  let refuse: ((request: SyncRequest) => ApiError | undefined) | undefined;
  const received: SyncRequest[] = [];
  const answer = (): Answer => ({ marks, choices, summary: summaryOf(marks, choices ?? noChoices) });
  return {
    answer,
    received,
    take: (request: SyncRequest): Answer => {
      received.push(request);
      const error = refuse?.(request);
      if (error) throw error;
      marks = mergeMarks(marks, request.marks);
      choices = newerChoices(choices, request.choices ?? null);
      return answer();
    },
    refuseBy: (rule: typeof refuse) => {
      refuse = rule;
    },
    done: () => marks.filter(({ done }) => done).map(({ item }) => item),
  };
}

/** A phone with its storage; Amina is its first user. */
export function createDevice(server: ReturnType<typeof createServer>) {
  let stored: PersonalRecords<ProgressRecord> = {};
  let owner = 'amina';
  let network: Network = 'well';
  const state = share<OutboxState<SyncRequest>>({ sending: undefined, held: null });
  let whileAnswering: (() => void) | undefined;
  const record = (): ProgressRecord => stored[owner] ?? emptyRecord;
  const change = (next: (before: ProgressRecord) => ProgressRecord): void => {
    stored = { ...stored, [owner]: next(record()) };
  };
  const delivery = progressDelivery({
    record,
    change,
    put: async (request) => {
      if (network === 'down') throw away;
      const answer = server.take(request);
      whileAnswering?.();
      if (network === 'replyLost') throw away;
      return answer;
    },
    get: async () => {
      if (network !== 'well') throw away;
      const answer = server.answer();
      whileAnswering?.();
      return answer;
    },
  });
  const sync = createSender({
    delivery,
    state,
    quietMs: 800,
    itemsOnLeaving: 1,
    mayAsk: () => owner === 'amina',
    alone: (work) => work(),
  });
  return {
    sync,
    hasFailed: () => state.get().held?.status === 'failed',
    record,
    change,
    stored: () => stored,
    be: (who: string) => {
      owner = who;
      stored = arrive(progressKind, stored, who);
    },
    /** Whether it changed anything. */
    mark: (item: string, done = true): boolean => {
      const before = record();
      clock += 1;
      change((known) => marked(known, item, done, clock));
      return before !== record();
    },
    /** `meanwhile` runs once on the device during the first request. */
    run: async (how: Network = 'well', meanwhile?: () => void) => {
      network = how;
      whileAnswering = () => {
        whileAnswering = undefined;
        meanwhile?.();
      };
      await sync.run();
      whileAnswering = undefined;
    },
    done: () =>
      Object.keys(record().marks)
        .filter((item) => isDone(record(), item))
        .toSorted(),
  };
}

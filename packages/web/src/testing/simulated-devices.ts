import { type Mark, mergeMarks, newerChoices, summaryOf } from '@manasik/core/guide/progress';
import { noChoices } from '@manasik/core/guide/rites';
import { ApiError } from '../platform/api/api-error.ts';
import {
  type Answer,
  type Book,
  emptyBook,
  isDone,
  type Letter,
  marked,
} from '../features/guide/progress/progress-book.ts';
import { arrive, type Shelf } from '../features/guide/progress/progress-shelf.ts';
import { createProgressSync } from '../features/guide/progress/progress-sync.ts';

// For tests: devices and a server in one process, and the network between them.
const away = new ApiError(0, '0: away', 'network');
/** Time on every device: it goes on with each mark. */
let clock = 1000;

/** How a request goes. */
type Network = 'well' | 'down' | 'replyLost';

/** What the server does, by the same merge. */
export function createServer() {
  let marks: Mark[] = [];
  let choices: Answer['choices'] = null;
  let refuse: ((letter: Letter) => ApiError | undefined) | undefined;
  const received: Letter[] = [];
  const answer = (): Answer => ({ marks, choices, summary: summaryOf(marks, choices ?? noChoices) });
  return {
    answer,
    received,
    take: (letter: Letter): Answer => {
      received.push(letter);
      const error = refuse?.(letter);
      if (error) throw error;
      marks = mergeMarks(marks, letter.marks);
      choices = newerChoices(choices, letter.choices ?? null);
      return answer();
    },
    refuseBy: (rule: typeof refuse) => {
      refuse = rule;
    },
    done: () => marks.filter(({ done }) => done).map(({ item }) => item),
  };
}

/** A phone with its shelf; it begins in the hands of Amina. */
export function createDevice(server: ReturnType<typeof createServer>) {
  let shelf: Shelf = {};
  let owner = 'amina';
  let network: Network = 'well';
  const failures: boolean[] = [];
  let whileAnswering: (() => void) | undefined;
  const book = (): Book => shelf[owner] ?? emptyBook;
  const change = (next: (before: Book) => Book): void => {
    shelf = { ...shelf, [owner]: next(book()) };
  };
  const sync = createProgressSync({
    book,
    change,
    put: async (letter) => {
      if (network === 'down') throw away;
      const answer = server.take(letter);
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
    mayAsk: () => owner === 'amina',
    onFailed: (hasFailed) => failures.push(hasFailed),
    alone: (work) => work(),
  });
  return {
    sync,
    failures,
    book,
    change,
    shelf: () => shelf,
    be: (who: string) => {
      owner = who;
      shelf = arrive(shelf, who);
    },
    /** Whether it changed anything. */
    mark: (item: string, done = true): boolean => {
      const before = book();
      clock += 1;
      change((known) => marked(known, item, done, clock));
      return before !== book();
    },
    /** `meanwhile`: what is done on the device, once, while the first answer is on its way. */
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
      Object.keys(book().marks)
        .filter((item) => isDone(book(), item))
        .toSorted(),
  };
}

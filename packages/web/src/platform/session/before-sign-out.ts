// The longest wait before signing out. What was not sent waits on the device until the person returns.
const patienceMs = 3000;

interface Question {
  readonly isNeeded: () => boolean;
  /** False if the person stays signed in. */
  readonly ask: () => Promise<boolean>;
}

interface Task {
  readonly isNeeded: () => boolean;
  readonly run: () => Promise<unknown>;
}

let question: Question | undefined;
const tasks: Task[] = [];
let isListening = false;

/** Asks when a person wants to sign out. Returns a function that removes the question. */
export function askBeforeSignOut(asked: Question): () => void {
  question = asked;
  listen();
  return () => {
    if (question === asked) question = undefined;
  };
}

/** Runs a task when a person signs out by a link, because afterwards there is no session to send it. */
export function runBeforeSignOut(task: Task): void {
  tasks.push(task);
  listen();
}

/** False if the person was asked and stays signed in. */
export const maySignOut = async (): Promise<boolean> => !question?.isNeeded() || question.ask();

/** Waits for the report to the server, within the limit. */
export const inTime = (told: Promise<unknown>): Promise<unknown> => Promise.race([told, after(patienceMs)]);

const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

function listen(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener('click', onClick, { capture: true });
}

let isLeaving = false;

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.pathname !== '/api/logout') return;
  const needed = tasks.filter(({ isNeeded }) => isNeeded());
  if (!isLeaving && needed.length === 0 && !question?.isNeeded()) return;
  // The link still gets the click, because a menu that contains it must close: the question would open behind it.
  event.preventDefault();
  if (!isLeaving) void leave(link.href, needed);
}

async function leave(address: string, needed: readonly Task[]): Promise<void> {
  isLeaving = true;
  try {
    if (!(await maySignOut())) return;
    await inTime(Promise.allSettled(needed.map(({ run }) => run())));
    location.assign(address);
  } finally {
    isLeaving = false;
  }
}

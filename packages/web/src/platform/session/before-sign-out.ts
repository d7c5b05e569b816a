// The longest wait before signing out, so that a slow server does not keep a person signed in.
const longestWaitMs = 3000;

interface Question {
  readonly isNeeded: () => boolean;
  /** False if the person stays signed in. `removed`: there is nobody to answer any more. */
  readonly ask: (removed: AbortSignal) => Promise<boolean>;
}

interface Task {
  readonly isNeeded: () => boolean;
  readonly run: () => Promise<unknown>;
}

let question: { readonly isNeeded: () => boolean; readonly ask: () => Promise<boolean> } | undefined;
const tasks: Task[] = [];
let isListening = false;

/** Asks when a person wants to sign out. Returns a function that removes the question; whoever is asked then stays. */
export function askBeforeSignOut({ isNeeded, ask }: Question): () => void {
  const removal = new AbortController();
  const removed = new Promise<boolean>((answer) => {
    removal.signal.addEventListener('abort', () => answer(false));
  });
  const asked = { isNeeded, ask: () => Promise.race([ask(removal.signal), removed]) };
  question = asked;
  listen();
  return () => {
    if (question === asked) question = undefined;
    removal.abort();
  };
}

/** Runs a task when a person signs out by a link, because the server accepts nothing from them afterwards. */
export function runBeforeSignOut(task: Task): void {
  tasks.push(task);
  listen();
}

let asking: Promise<boolean> | undefined;

/** False if the person was asked and stays signed in. An open question answers every request. */
export function maySignOut(): Promise<boolean> {
  if (!asking && question?.isNeeded()) {
    asking = question
      .ask()
      .then((isConfirmed) => {
        if (isConfirmed) noteAnswer();
        return isConfirmed;
      })
      .finally(() => {
        asking = undefined;
      });
  }
  return asking ?? Promise.resolve(true);
}

// The page that follows a sign-out erases the data of the account, and must not report as lost what the person gave up.
const answerKey = 'manasik-sign-out-answered';

function noteAnswer(): void {
  try {
    sessionStorage.setItem(answerKey, '1');
  } catch {
    // Storage can be forbidden. Then the next page does not have the changes either.
  }
}

/** Whether the person of this tab has chosen to sign out, in answer to the question. */
export function answeredSignOut(): boolean {
  try {
    return sessionStorage.getItem(answerKey) !== null;
  } catch {
    return false;
  }
}

/** Forgets the answer of an earlier sign-out, once somebody is signed in. */
export function forgetAnswer(): void {
  try {
    sessionStorage.removeItem(answerKey);
  } catch {
    // Nothing was stored.
  }
}

/** Waits until the work is done, at most as long as a person may wait before signing out. */
export const inTime = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
  Promise.race([work, after(longestWaitMs)]);

const after = (ms: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms);
  });

function listen(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener('click', onClick, { capture: true });
  // The middle button would open the address in another tab, and sign out there without the question.
  document.addEventListener('auxclick', (event) => event.button === 1 && onClick(event), { capture: true });
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

import { ApiError, mayPass } from '../api/api-error.ts';
import { retryWaitMs } from '../api/retry-wait.ts';
import { api, onSignInFirst, type Reply } from '../api/api.ts';
import { share } from '../storage/shared.ts';

export type User = Reply<'GET /api/auth/user'>;

/** `loading`: the server has been asked who is here and has not answered yet. */
export type Session =
  | { status: 'loading'; user: null }
  | { status: 'signedOut'; user: null }
  | { status: 'signedIn'; user: User };

const loading: Session = { status: 'loading', user: null };
const signedOut: Session = { status: 'signedOut', user: null };

const session = share<Session>(loading);

/** Who is known to be here at this moment. */
export const currentUser = (): User | null => session.get().user;

/** Puts a user in place who is already known, such as the reply to signing in; null after signing out. */
export function setUser(user: User | null): void {
  keepHint(user);
  session.set(user ? { status: 'signedIn', user } : signedOut);
}

let failures = 0;
let nextTry: ReturnType<typeof setTimeout> | undefined;

/**
 * Asks the server who is signed in. Where it is out of reach or busy, the last person is taken to be here still, and it
 * is asked again: a member who looks signed out could not call for help. After any other failure nobody is signed in.
 * Without a sign of a session nothing is asked: a 401 would only stain the console of every newcomer.
 */
export async function loadUser(): Promise<void> {
  stopTrying();
  if (!mayBeSignedIn()) return session.set(signedOut);
  try {
    setUser(await api('GET /api/auth/user'));
    failures = 0;
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 401;
    if (isRefused) keepHint(null);
    const isTransient = error instanceof ApiError && !isRefused && mayPass(error);
    const user = isTransient && keptUser();
    session.set(user ? { status: 'signedIn', user } : signedOut);
    if (isTransient) tryAgainLater();
  }
}

function tryAgainLater(): void {
  failures += 1;
  addEventListener('online', tryAgain);
  if (navigator.onLine) nextTry = setTimeout(tryAgain, retryWaitMs(failures, Math.random()));
}

const tryAgain = (): void => void loadUser();

function stopTrying(): void {
  clearTimeout(nextTry);
  removeEventListener('online', tryAgain);
}

// A session can be ended from another device. Then nothing of what it showed stays on this one.
let isAsking = false;
onSignInFirst(() => {
  if (isAsking || session.get().status !== 'signedIn') return;
  isAsking = true;
  void loadUser().finally(() => {
    isAsking = false;
  });
});

/** Who is here. While pages are rendered ahead of time nobody is known: `loading`. */
export const useUser = (): Session => session.use();

/** Calls back whenever somebody comes, goes or changes. Returns what ends that. */
export const onSessionChange = session.subscribe;

// The session's cookie is hidden from scripts. This says "perhaps", and whose session it would be; it is thrown away
// when it is wrong.
const hint = 'manasik-signed-in';

/** Whether there is a sign of a session on this device; the server has the last word. */
export function mayBeSignedIn(): boolean {
  // The server sends such a page only to someone with a session.
  if (document.documentElement.dataset['session'] === 'in') return true;
  try {
    return localStorage.getItem(hint) !== null;
  } catch {
    return true;
  }
}

/**
 * Whose session there is a sign of, before the server has said so and without a network: what is kept on the device
 * for one person must not be shown to the next.
 */
export function expectedUserId(): string | null {
  try {
    const id = localStorage.getItem(hint);
    // Earlier versions kept no id.
    return id === '1' ? null : id;
  } catch {
    return null;
  }
}

/** Whether a request goes in the session of `owner`: another tab may have signed out, and somebody else in. */
export function isSessionOf(owner: string): boolean {
  if (currentUser()?.id !== owner) return false;
  try {
    return localStorage.getItem(hint) === owner;
  } catch {
    return true;
  }
}

/** What is kept on the device under such a name shows what the account holds, and goes with its session. */
export const accountPrefix = 'manasik-account-';

// The user as the server last said, for when it cannot be asked.
const userKey = `${accountPrefix}user`;

function keepHint(user: User | null): void {
  try {
    if (user) {
      localStorage.setItem(userKey, JSON.stringify(user));
      return localStorage.setItem(hint, user.id);
    }
    localStorage.removeItem(hint);
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(accountPrefix)) localStorage.removeItem(name);
    }
  } catch {
    // Storage can be forbidden; then the server is asked each time.
  }
}

function keptUser(): User | undefined {
  try {
    // Ours to write, as the contract had it then; only the sign says that it still holds.
    const user = JSON.parse(localStorage.getItem(userKey) ?? '') as User;
    return user.id === expectedUserId() ? user : undefined;
  } catch {
    return undefined;
  }
}

import { ApiError, mayPass } from '../api/api-error.ts';
import { retryWaitMs } from '../api/retry-wait.ts';
import { api, onSignInFirst, type Reply } from '../api/api.ts';
import { share } from '../storage/shared.ts';
import { runBeforeErasing } from './session-end.ts';

export type User = Reply<'GET /api/auth/user'>;

/** `loading`: the server has not yet answered who is signed in. */
export type Session =
  | { status: 'loading'; user: null }
  | { status: 'signedOut'; user: null }
  | { status: 'signedIn'; user: User };

const loading: Session = { status: 'loading', user: null };
const signedOut: Session = { status: 'signedOut', user: null };

const session = share<Session>(loading);

/** The person who is signed in, as far as known. */
export const currentUser = (): User | null => session.get().user;

/** Sets a user who is already known, such as the reply to signing in; null after signing out. */
export function setUser(user: User | null): void {
  keepHint(user);
  session.set(user ? { status: 'signedIn', user } : signedOut);
}

let failures = 0;
let nextTry: ReturnType<typeof setTimeout> | undefined;

/**
 * Asks the server who is signed in. While the server cannot be reached or is busy, the last person stays signed in and
 * the request is repeated: a member who seemed signed out could not call for help. Any other failure means that nobody
 * is signed in. Without a sign of a session there is no request, because browsers log each 401 as an error.
 */
export async function loadUser(): Promise<void> {
  stopTrying();
  if (!mayBeSignedIn()) {
    // Another tab may have stored something after the session ended in this one. Visitors have other keys of the account's
    // prefix, such as conversations, which move to the account when they sign in.
    eraseStored(wholePrefix);
    session.set(signedOut);
    return askIfUnknown();
  }
  const owner = expectedUserId();
  try {
    setUser(await api('GET /api/auth/user'));
    failures = 0;
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 401;
    if (isRefused) return endSession(owner);
    const isTransient = error instanceof ApiError && mayPass(error);
    const user = isTransient && keptUser();
    session.set(user ? { status: 'signedIn', user } : signedOut);
    if (isTransient) tryAgainLater();
  }
}

/**
 * Asks for a session of which the device has no sign. Safari erases what scripts have stored after a week without a visit,
 * but keeps the session cookie. Visitors are asked about once.
 */
async function askIfUnknown(): Promise<void> {
  if (isKnownVisitor()) return;
  try {
    const { isSignedIn } = await api('GET /api/auth/session');
    // Somebody may have signed in meanwhile, here or in another tab.
    if (mayBeSignedIn() || currentUser()) return;
    if (isSignedIn) setUser(await api('GET /api/auth/user'));
    else keepHint(null);
  } catch (error) {
    // Offline or busy: the next page asks again.
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Erases what belongs to the account whose session has ended. */
async function endSession(owner: string | null): Promise<void> {
  const before = session.get();
  const publishCount = owner === null ? undefined : await runBeforeErasing(owner);
  // Somebody may have signed in meanwhile, here or in another tab.
  if (session.get() !== before) return;
  if (expectedUserId() !== owner) return loadUser();
  setUser(null);
  publishCount?.();
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

// A session can be ended from another device. Then nothing that it showed may stay on this one.
let isAsking = false;
onSignInFirst(() => {
  if (isAsking || session.get().status !== 'signedIn') return;
  isAsking = true;
  void loadUser().finally(() => {
    isAsking = false;
  });
});

/** The session. `loading` during prerendering. */
export const useUser = (): Session => session.use();

/**
 * Calls back when a person signs in, signs out or changes.
 * @returns a function that stops it
 */
export const onSessionChange = session.subscribe;

// Scripts cannot read the session cookie. This hint says that there may be a session, and whose. It is removed when it
// is wrong.
const hint = 'manasik-signed-in';

// Says that the server has answered that nobody is signed in.
const visitorHint = 'manasik-signed-out';

function isKnownVisitor(): boolean {
  try {
    return localStorage.getItem(visitorHint) !== null;
  } catch {
    return true;
  }
}

/** Whether there seems to be a session on this device. The server decides. */
export function mayBeSignedIn(): boolean {
  // The server sends such a page only with a session.
  if (document.documentElement.dataset['session'] === 'in') return true;
  try {
    return localStorage.getItem(hint) !== null;
  } catch {
    return true;
  }
}

/**
 * The person whose session there seems to be, before the server has answered and offline. What is stored for one person
 * must not be shown to the next.
 */
export function expectedUserId(): string | null {
  try {
    const id = localStorage.getItem(hint);
    // Earlier versions stored no id.
    return id === '1' ? null : id;
  } catch {
    return null;
  }
}

/** Whether a request would use the session of `owner`: another tab may have signed out and another person in. */
export function isSessionOf(owner: string): boolean {
  if (currentUser()?.id !== owner) return false;
  try {
    return localStorage.getItem(hint) === owner;
  } catch {
    return true;
  }
}

/** Keys and databases with this prefix hold data of the account and are removed when its session ends. */
export const accountPrefix = 'manasik-account-';

/** Keys with this prefix hold records that only a person with a session has. */
export const wholePrefix = `${accountPrefix}whole-`;

// The user in the last reply of the server, for use while it cannot be reached.
const userKey = `${accountPrefix}user`;

function keepHint(user: User | null): void {
  try {
    const before = localStorage.getItem(hint);
    // Earlier versions stored no id, but most likely it is the same person.
    if (before !== null && before !== '1' && before !== user?.id) {
      void deleteDatabases();
      eraseStored();
    }
    if (user) {
      localStorage.removeItem(visitorHint);
      localStorage.setItem(userKey, JSON.stringify(user));
      return localStorage.setItem(hint, user.id);
    }
    localStorage.removeItem(hint);
    eraseStored();
    // Last, because it fails if the storage is full, and what belongs to the account must be erased all the same.
    localStorage.setItem(visitorHint, '1');
  } catch {
    // Storage can be forbidden. Then the server is asked each time.
  }
}

/** Erases the keys of the account, without the code of the features that wrote them. */
function eraseStored(prefix = accountPrefix): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(prefix)) localStorage.removeItem(name);
    }
  } catch {
    // Storage can be forbidden, so there is nothing stored.
  }
}

/** Deletes those of the account. What is added without an account stays for the person who signs in. */
async function deleteDatabases(): Promise<void> {
  try {
    for (const { name } of await indexedDB.databases()) {
      if (name?.startsWith(accountPrefix)) indexedDB.deleteDatabase(name);
    }
  } catch {
    // Storage can be forbidden, and some browsers do not list their databases.
  }
}

function keptUser(): User | undefined {
  try {
    // This app wrote it by the contract of that time. Only the hint says whether it is still valid.
    const user = JSON.parse(localStorage.getItem(userKey) ?? '') as User;
    return user.id === expectedUserId() ? user : undefined;
  } catch {
    return undefined;
  }
}

import type { ApiError } from '../api/api-error.ts';
import { serverNow } from '../api/server-time.ts';
import { deviceFix, type Fix, watchFixes } from '../location/device-fix.ts';
import { currentUser, expectedUserId, onSessionChange } from '../session.ts';
import { decide, decisionOf, stopAll } from './decisions.ts';
import { type Outcome, sendFix, sendStop } from './sender.ts';
import { stopBeforeSignOut } from './stop-before-sign-out.ts';
import { type Duration, endOf, hasEnded, isWorthSending, longestGapMs, type Sent } from './sharing-rules.ts';

/** How sharing goes in this page. Only the newest fix is kept, and only in memory: never a trail. */
export interface SharingStatus {
  readonly fix: Fix | null;
  readonly sent: Sent | null;
  /** The newest fix, or the stop, could not be sent so far. */
  readonly isLate: boolean;
  /** Why sharing ended without being stopped by the person. */
  readonly end: 'time' | 'denied' | ApiError | null;
}

const atRest: SharingStatus = { fix: null, sent: null, isLate: false, end: null };
let status = atRest;
const listeners = new Set<() => void>();

export const sharingStatus = (): SharingStatus => status;
export const statusAtRest = (): SharingStatus => atRest;
export function onSharingStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
function change(next: Partial<SharingStatus>): void {
  status = { ...status, ...next };
  for (const listener of listeners) listener();
}

const tickMs = 5000;
// A watch that runs already may give nothing new to a phone that lies still.
const freshEnoughMs = 60_000;
const freshMs = 10_000;

/**
 * Asks the device where it is and shares that from now on. `later`: it goes as soon as there is a connection.
 * @throws PositionError when the device does not say
 */
export async function startSharing(duration: Duration): Promise<Outcome> {
  const owner = currentUser()?.id;
  const fix = await deviceFix(navigator.geolocation, freshEnoughMs);
  // Signed out while the device was looking for itself.
  if (owner === undefined || owner !== currentUser()?.id) return 'later';
  change({ ...atRest, fix });
  decide(owner, { state: 'sharing', until: endOf(duration, serverNow()) });
  arrange();
  return flush();
}

/** Stops at once on this device, and tells the server as soon as it can be told. */
export async function stopSharing(): Promise<Outcome> {
  const owner = currentUser()?.id;
  if (owner === undefined) return 'done';
  decide(owner, { state: 'stopping' });
  arrange();
  // Behind a fix that is still under way, or the server would hear them in the wrong order.
  await flying;
  return flush();
}

/** Takes note that the person has seen why sharing ended. */
export const forgetEnd = (): void => change({ end: null });

let flying: Promise<Outcome> | undefined;

/** Sends what is to be sent: one message at a time, also of all pages of this browser. */
function flush(): Promise<Outcome> {
  flying ??= alone(sendNext).finally(() => {
    flying = undefined;
  });
  return flying;
}

async function sendNext(): Promise<Outcome> {
  const owner = currentUser()?.id;
  // Decided now, and not when the message was asked for: another page may have stopped meanwhile.
  const decision = decisionOf(owner);
  const { fix } = status;
  if (owner === undefined || !decision) return 'done';
  if (decision.state === 'stopping') {
    const outcome = await sendStop();
    const isHeard = outcome === 'done' || (outcome !== 'later' && outcome.status !== 401);
    if (isHeard && decisionOf(owner)?.state === 'stopping') decide(owner, undefined);
    change(isHeard ? { ...atRest, end: status.end } : { isLate: true });
    return outcome;
  }
  if (!fix) return 'done';
  const outcome = await sendFix(fix, decision.until);
  if (outcome === 'done') change({ sent: { fix, at: Date.now() }, isLate: false });
  else if (outcome === 'later') change({ isLate: true });
  else end(owner, outcome);
  return outcome;
}

function end(owner: string, why: NonNullable<SharingStatus['end']>): void {
  if (decisionOf(owner)?.state !== 'sharing') return;
  // By its time, or because the server says so, it has ended there too. All else it has to be told.
  const isOverThere = why === 'time' || (why !== 'denied' && why.status !== 401);
  decide(owner, isOverThere ? undefined : { state: 'stopping' });
  change({ ...atRest, end: why });
  arrange();
}

let running: { owner: string; halt: () => void } | undefined;

/** Begins to watch, or ends it, as the person here has decided. */
function arrange(): void {
  const owner = currentUser()?.id;
  const isOn = owner !== undefined && decisionOf(owner)?.state === 'sharing';
  if (running && (!isOn || running.owner !== owner)) {
    running.halt();
    running = undefined;
  }
  if (isOn && !running) running = { owner, halt: oncePerBrowser(() => watch(owner)) };
}

function watch(owner: string): () => void {
  return watchFixes(
    (fix) => {
      change({ fix });
      if (isWorthSending(status.sent, fix, Date.now())) void flush();
    },
    () => end(owner, 'denied'),
  );
}

let askedAt = 0;

async function refresh(): Promise<void> {
  askedAt = Date.now();
  try {
    change({ fix: await deviceFix(navigator.geolocation, freshMs) });
  } catch {
    // It says nothing now. The others see from when the last fix is, which is the truth.
  }
}

async function tick(): Promise<void> {
  const owner = currentUser()?.id;
  const decision = decisionOf(owner);
  if (owner === undefined || !decision) return;
  if (decision.state === 'stopping') return void (await flush());
  if (hasEnded(decision, serverNow())) return end(owner, 'time');
  if (!running) return arrange();
  const { sent } = status;
  const isDue = Date.now() - Math.max(sent?.at ?? 0, askedAt) >= longestGapMs;
  // Somebody who stands still gives no new fixes by themselves.
  if (isDue && isWatching) await refresh();
  const { fix } = status;
  if (fix && isWorthSending(sent, fix, Date.now())) await flush();
}

let isWatching = false;

/** Runs `start` in one page of this browser at a time; another takes over when that one closes. */
function oncePerBrowser(start: () => () => void): () => void {
  const ending = new AbortController();
  let halt: (() => void) | undefined;
  const run = () => {
    halt = start();
    isWatching = true;
  };
  ending.signal.addEventListener('abort', () => {
    halt?.();
    isWatching = false;
  });
  const held = () =>
    new Promise<void>((resolve) => {
      if (ending.signal.aborted) return resolve();
      ending.signal.addEventListener('abort', () => resolve());
      run();
    });
  // Not there without HTTPS. Then two pages may send the same, which does no harm.
  const locks: LockManager | undefined = navigator.locks;
  if (locks) void locks.request('manasik-sharing-watch', held);
  else run();
  return () => ending.abort();
}

function alone(work: () => Promise<Outcome>): Promise<Outcome> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request('manasik-sharing-send', work) : work();
}

function onSession(): void {
  // A server in trouble is no reason to stop; a session that has ended is.
  if (!currentUser() && expectedUserId() === null) stopAll();
  arrange();
  void tick();
}

const isSharing = (): boolean => decisionOf(currentUser()?.id)?.state === 'sharing';

function begin(): void {
  onSessionChange(onSession);
  addEventListener('online', () => void tick());
  document.addEventListener('visibilitychange', () => void tick());
  setInterval(() => void tick(), tickMs);
  stopBeforeSignOut(isSharing, stopSharing);
  onSession();
}

// Pages are also rendered ahead of time, where there is no device.
if (typeof document !== 'undefined') begin();

import { serverNow } from '../../platform/api/server-time.ts';
import { deviceFix, watchFixes } from '../../platform/device/device-fix.ts';
import { currentUser, expectedUserId, onSessionChange } from '../../platform/session/session.ts';
import { decide, decisionOf, stopAll } from './decisions.ts';
import { type Outcome, sendFix, sendStop } from './sender.ts';
import { type Duration, endOf, hasEnded, isWorthSending, longestGapMs } from './sharing-rules.ts';
import { changeStatus, rest, type SharingStatus, sharingStatus } from './sharing-status.ts';
import { inTime, stopBeforeSignOut } from './stop-before-sign-out.ts';
import { isWatching, watchFor } from './watching.ts';
import { inOneTab } from '../../platform/outbox/one-tab.ts';

const tickMs = 5000;
// A watch that runs already may give nothing new to a phone that lies still.
const freshEnoughMs = 60_000;
const freshMs = 10_000;
// Who is not heard needs a session, or a server that is well again: neither comes within seconds.
const stopAgainMs = 30_000;

/** Who is here, where it is their cookie that goes with a message: another tab may have signed somebody else in. */
function ownerHere(): string | undefined {
  const id = currentUser()?.id;
  return id !== undefined && [id, null].includes(expectedUserId()) ? id : undefined;
}

/**
 * Asks the device where it is and shares that from now on. `later`: it goes as soon as there is a connection.
 * @throws PositionError when the device does not say
 */
export async function startSharing(duration: Duration): Promise<Outcome> {
  const owner = ownerHere();
  const fix = await deviceFix(navigator.geolocation, freshEnoughMs);
  // Signed out while the device was looking for itself.
  if (owner === undefined || owner !== ownerHere()) return 'later';
  rest(null);
  changeStatus({ fix });
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

/** Stops what is shared; who waits for it to leave does not wait for long. */
export async function stopInTime(): Promise<void> {
  if (decisionOf(currentUser()?.id)) await inTime(stopSharing());
}

let flying: Promise<Outcome> | undefined;

/** Sends what is to be sent: one message at a time, also of all pages of this browser. */
function flush(): Promise<Outcome> {
  flying ??= inOneTab('manasik-sharing-send', sendNext).finally(() => {
    flying = undefined;
  });
  return flying;
}

/** By the page's own clock, which nobody sets. */
let stopAgainAt = 0;

async function sendNext(): Promise<Outcome> {
  const owner = ownerHere();
  // Decided now, and not when the message was asked for: another page may have stopped meanwhile.
  const decision = decisionOf(owner);
  const { fix } = sharingStatus();
  if (owner === undefined || !decision) return 'done';
  if (decision.state === 'stopping') return sendStopOf(owner);
  if (!fix) return 'done';
  const outcome = await sendFix(fix, decision.until);
  if (outcome === 'done') changeStatus({ sent: { fix, at: Date.now() }, isLate: false });
  else if (outcome === 'later') changeStatus({ isLate: true });
  else end(owner, outcome);
  return outcome;
}

async function sendStopOf(owner: string): Promise<Outcome> {
  const outcome = await sendStop();
  if (outcome !== 'done') {
    stopAgainAt = performance.now() + stopAgainMs;
    changeStatus({ isLate: true });
  } else if (decisionOf(owner)?.state === 'stopping') {
    decide(owner, undefined);
    rest();
  }
  return outcome;
}

/** Refusals that say that nothing is shared. */
const saysItIsOver = new Set(['location.sharingEnded', 'location.noGroup']);

function end(owner: string, why: NonNullable<SharingStatus['end']>): void {
  if (decisionOf(owner)?.state !== 'sharing') return;
  // By its time, or because the server says so, it has ended there too. All else it has to be told.
  const isOverThere = why === 'time' || (why !== 'denied' && saysItIsOver.has(why.code));
  decide(owner, isOverThere ? undefined : { state: 'stopping' });
  rest(why);
  arrange();
}

/** Begins to watch, or ends it, as the person here has decided. */
function arrange(): void {
  const owner = ownerHere();
  // No hidden page is told where the device is: it would only keep the one on the screen from being told.
  const isOn = document.visibilityState === 'visible' && decisionOf(owner)?.state === 'sharing';
  watchFor(isOn ? owner : undefined, watch);
}

function watch(owner: string): () => void {
  return watchFixes(
    (fix) => {
      changeStatus({ fix });
      if (isWorthSending(sharingStatus().sent, fix, Date.now())) void flush();
    },
    () => end(owner, 'denied'),
  );
}

let askedAt = 0;

async function refresh(): Promise<void> {
  askedAt = Date.now();
  try {
    const fix = await deviceFix(navigator.geolocation, freshMs);
    // Stopped while the device was looking for itself.
    if (isSharing()) changeStatus({ fix });
  } catch {
    // It says nothing now. The others see from when the last fix is, which is the truth.
  }
}

async function tick(): Promise<void> {
  arrange();
  const owner = ownerHere();
  const decision = decisionOf(owner);
  // Also where another page has stopped.
  if (owner === undefined || !decision) return rest();
  if (decision.state === 'stopping') return tellStop();
  if (hasEnded(decision, serverNow())) return end(owner, 'time');
  const { sent } = sharingStatus();
  const isDue = Date.now() - Math.max(sent?.at ?? 0, askedAt) >= longestGapMs;
  // Somebody who stands still gives no new fixes by themselves.
  if (isDue && isWatching()) await refresh();
  const { fix } = sharingStatus();
  if (fix && isWorthSending(sent, fix, Date.now())) await flush();
}

async function tellStop(): Promise<void> {
  if (!navigator.onLine) changeStatus({ isLate: true });
  else if (performance.now() >= stopAgainAt) await flush();
}

function onSession(): void {
  // A server in trouble is no reason to stop; a session that has ended is.
  if (!currentUser() && expectedUserId() === null) stopAll();
  tickAtOnce();
}

/** Where what was not heard may be heard now. */
function tickAtOnce(): void {
  stopAgainAt = 0;
  void tick();
}

const isSharing = (): boolean => decisionOf(currentUser()?.id)?.state === 'sharing';

function begin(): void {
  onSessionChange(onSession);
  addEventListener('online', tickAtOnce);
  // Another page has stopped or started, or its session is another.
  addEventListener('storage', () => void tick());
  document.addEventListener('visibilitychange', () => void tick());
  setInterval(() => void tick(), tickMs);
  stopBeforeSignOut(isSharing, stopSharing);
  onSession();
}

// Pages are also rendered ahead of time, where there is no device.
if (typeof document !== 'undefined') begin();

import { mayPass } from '../../platform/api/api-error.ts';
import { serverNow } from '../../platform/api/server-time.ts';
import { deviceFix, watchFixes } from '../../platform/device/device-fix.ts';
import { inTime, runBeforeSignOut } from '../../platform/session/before-sign-out.ts';
import { createOutbox } from '../../platform/outbox/outbox.ts';
import { backOffMs } from '../../platform/outbox/runner.ts';
import { currentUser, expectedUserId, isSessionOf, onSessionChange } from '../../platform/session/session.ts';
import { decide, decisionOf, stopAll } from './decisions.ts';
import { type Message, sendFix, sendStop } from './sender.ts';
import { type Duration, endOf, hasEnded, isWorthSending, longestGapMs } from './sharing-rules.ts';
import { changeStatus, rest, type SharingStatus, sharingStatus } from './sharing-status.ts';

import { isWatching, watchFor } from './watching.ts';

const tickMs = 5000;
// A running watch may report nothing while a phone lies still.
const freshEnoughMs = 60_000;
const freshMs = 10_000;
// A failed request needs a session, or a server that has recovered; neither comes within seconds.
const stopAgainMs = 30_000;

/** The signed-in person, if the session cookie is theirs: another tab may have signed in someone else. */
function ownerHere(): string | undefined {
  const id = currentUser()?.id;
  return id !== undefined && isSessionOf(id) ? id : undefined;
}

/**
 * Requests the location and shares it from now on, as soon as there is a connection. Resolves to false if the server
 * refuses it or nobody is signed in any more.
 * @throws PositionError if the device reports no location
 */
export async function startSharing(duration: Duration): Promise<boolean> {
  const owner = ownerHere();
  const fix = await deviceFix(navigator.geolocation, freshEnoughMs);
  // Signed out while the device was looking for its location.
  if (owner === undefined || owner !== ownerHere()) return false;
  rest(null);
  changeStatus({ fix });
  decide(owner, { state: 'sharing', until: endOf(duration, serverNow()) });
  arrange();
  await outbox.run();
  return isSharing();
}

/** Stops at once on this device, and reports it to the server as soon as possible. */
export async function stopSharing(): Promise<void> {
  const owner = currentUser()?.id;
  if (owner === undefined) return;
  decide(owner, { state: 'stopping' });
  arrange();
  // After a fix that is being sent, so that the server receives them in order.
  await outbox.run();
}

/** Stops sharing before signing out, without a long wait. */
export async function stopInTime(): Promise<void> {
  if (decisionOf(currentUser()?.id)) await inTime(stopSharing());
}

/** Decides at that moment what to send: another page may have stopped in the meantime. */
function nextMessage(owner: string): Message | undefined {
  const decision = decisionOf(owner);
  if (decision?.state === 'stopping') return 'stop';
  const { fix, sent } = sharingStatus();
  if (!decision || !fix || !isWorthSending(sent, fix, Date.now())) return undefined;
  return { fix, until: decision.until };
}

const outbox = createOutbox<Message, unknown>({
  name: 'sharing-send',
  retryMs: (failures) =>
    decisionOf(currentUser()?.id)?.state === 'stopping' ? stopAgainMs : backOffMs(failures),
  delivery: (owner) => ({
    next: () => nextMessage(owner),
    put: (message) => (message === 'stop' ? sendStop() : sendFix(message)),
    accept: (message) => {
      if (message !== 'stop') changeStatus({ sent: { fix: message.fix, at: Date.now() } });
      else if (decisionOf(owner)?.state === 'stopping') {
        decide(owner, undefined);
        rest();
      }
    },
    // An ended session shares nothing any more. The status says so until the person sees it.
    isFinal: (message, error) => message !== 'stop' && (error.status === 401 || !mayPass(error)),
    refuse: (_message, error) => {
      end(owner, error);
      return true;
    },
  }),
});

/**
 * A running request is followed by the newest fix, and a waiting one repeats by itself, so a new fix does not start
 * another.
 */
function sendNew(): void {
  const { sending, held } = outbox.get();
  if (sending === undefined && held === null) void outbox.run();
}

function showLateness(): void {
  const owner = currentUser()?.id;
  const isWaiting = owner !== undefined && nextMessage(owner) !== undefined;
  changeStatus({ isLate: isWaiting && outbox.get().held !== null });
}

/** Refusals after which nothing is shared. */
const saysItIsOver = new Set(['location.sharingEnded', 'location.noGroup']);

function end(owner: string, why: NonNullable<SharingStatus['end']>): void {
  if (decisionOf(owner)?.state !== 'sharing') return;
  // It ended by its time or by the server, so the server knows. Any other end has to be reported.
  const isOverThere = why === 'time' || (why !== 'denied' && saysItIsOver.has(why.code));
  decide(owner, isOverThere ? undefined : { state: 'stopping' });
  rest(why);
  arrange();
}

/** Starts or stops the watch, as the person has decided. */
function arrange(): void {
  const owner = ownerHere();
  // A hidden page does not watch, because only one page can, and the visible one must.
  const isOn = document.visibilityState === 'visible' && decisionOf(owner)?.state === 'sharing';
  watchFor(isOn ? owner : undefined, watch);
}

function watch(owner: string): () => void {
  return watchFixes(
    (fix) => {
      changeStatus({ fix });
      if (isWorthSending(sharingStatus().sent, fix, Date.now())) sendNew();
    },
    () => end(owner, 'denied'),
  );
}

let askedAt = 0;

async function refresh(): Promise<void> {
  askedAt = Date.now();
  try {
    const fix = await deviceFix(navigator.geolocation, freshMs);
    // Stopped while the device was looking for its location.
    if (isSharing()) changeStatus({ fix });
  } catch {
    // No fix comes now. Others see the age of the last fix, which is true.
  }
}

async function tick(): Promise<void> {
  arrange();
  const owner = ownerHere();
  const decision = decisionOf(owner);
  // Also when another page has stopped.
  if (owner === undefined || !decision) return rest();
  if (decision.state === 'stopping') return sendNew();
  if (hasEnded(decision, serverNow())) return end(owner, 'time');
  const { sent } = sharingStatus();
  const isDue = Date.now() - Math.max(sent?.at ?? 0, askedAt) >= longestGapMs;
  // A device that does not move reports no new fixes by itself.
  if (isDue && isWatching()) await refresh();
  const { fix } = sharingStatus();
  if (fix && isWorthSending(sent, fix, Date.now())) sendNew();
}

function onSession(): void {
  // An error of the server does not end sharing; an ended session does.
  if (!currentUser() && expectedUserId() === null) stopAll();
  void tick();
}

const isSharing = (): boolean => decisionOf(currentUser()?.id)?.state === 'sharing';

function begin(): void {
  onSessionChange(onSession);
  // Another page has stopped, started or changed the session.
  addEventListener('storage', () => void tick());
  document.addEventListener('visibilitychange', () => void tick());
  setInterval(() => void tick(), tickMs);
  runBeforeSignOut({ isNeeded: isSharing, run: stopSharing });
  onSession();
  outbox.onChange(showLateness);
  outbox.start();
}

// Prerendering has no device.
if (typeof document !== 'undefined') begin();

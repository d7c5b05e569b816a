import { mayPass } from '../../platform/api/api-error.ts';
import { serverNow } from '../../platform/api/server-time.ts';
import { deviceFix, watchFixes } from '../../platform/device/device-fix.ts';
import { createOutbox } from '../../platform/outbox/outbox.ts';
import { backOffMs } from '../../platform/outbox/runner.ts';
import { currentUser, expectedUserId, isSessionOf, onSessionChange } from '../../platform/session/session.ts';
import { decide, decisionOf, stopAll } from './decisions.ts';
import { type Message, sendFix, sendStop } from './sender.ts';
import { type Duration, endOf, hasEnded, isWorthSending, longestGapMs } from './sharing-rules.ts';
import { changeStatus, rest, type SharingStatus, sharingStatus } from './sharing-status.ts';
import { inTime, stopBeforeSignOut } from './stop-before-sign-out.ts';
import { isWatching, watchFor } from './watching.ts';

const tickMs = 5000;
// A watch that runs already may give nothing new to a phone that lies still.
const freshEnoughMs = 60_000;
const freshMs = 10_000;
// Who is not heard needs a session, or a server that is well again: neither comes within seconds.
const stopAgainMs = 30_000;

/** Who is here, where it is their cookie that goes with a message: another tab may have signed somebody else in. */
function ownerHere(): string | undefined {
  const id = currentUser()?.id;
  return id !== undefined && isSessionOf(id) ? id : undefined;
}

/**
 * Asks the device where it is and shares that from now on, as soon as there is a connection. False: the server does not
 * take it, or nobody is here any more.
 * @throws PositionError when the device does not say
 */
export async function startSharing(duration: Duration): Promise<boolean> {
  const owner = ownerHere();
  const fix = await deviceFix(navigator.geolocation, freshEnoughMs);
  // Signed out while the device was looking for itself.
  if (owner === undefined || owner !== ownerHere()) return false;
  rest(null);
  changeStatus({ fix });
  decide(owner, { state: 'sharing', until: endOf(duration, serverNow()) });
  arrange();
  await outbox.run();
  return isSharing();
}

/** Stops at once on this device, and tells the server as soon as it can be told. */
export async function stopSharing(): Promise<void> {
  const owner = currentUser()?.id;
  if (owner === undefined) return;
  decide(owner, { state: 'stopping' });
  arrange();
  // Behind a fix that is still under way, or the server would hear them in the wrong order.
  await outbox.run();
}

/** Stops what is shared; who waits for it to leave does not wait for long. */
export async function stopInTime(): Promise<void> {
  if (decisionOf(currentUser()?.id)) await inTime(stopSharing());
}

/** What is sent next is decided at that moment: another page may have stopped meanwhile. */
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
    // A session that has ended shares nothing any more; that it has ended is said until it is heard.
    isFinal: (message, error) => message !== 'stop' && (error.status === 401 || !mayPass(error)),
    refuse: (_message, error) => {
      end(owner, error);
      return true;
    },
  }),
});

/** What is on its way takes along what is new, and what waits is sent again by itself: a new fix does not hurry that. */
function sendNew(): void {
  const { sending, held } = outbox.get();
  if (sending === undefined && held === null) void outbox.run();
}

function showLateness(): void {
  const owner = currentUser()?.id;
  const isWaiting = owner !== undefined && nextMessage(owner) !== undefined;
  changeStatus({ isLate: isWaiting && outbox.get().held !== null });
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
  if (decision.state === 'stopping') return sendNew();
  if (hasEnded(decision, serverNow())) return end(owner, 'time');
  const { sent } = sharingStatus();
  const isDue = Date.now() - Math.max(sent?.at ?? 0, askedAt) >= longestGapMs;
  // Somebody who stands still gives no new fixes by themselves.
  if (isDue && isWatching()) await refresh();
  const { fix } = sharingStatus();
  if (fix && isWorthSending(sent, fix, Date.now())) sendNew();
}

function onSession(): void {
  // A server in trouble is no reason to stop; a session that has ended is.
  if (!currentUser() && expectedUserId() === null) stopAll();
  void tick();
}

const isSharing = (): boolean => decisionOf(currentUser()?.id)?.state === 'sharing';

function begin(): void {
  onSessionChange(onSession);
  // Another page has stopped or started, or its session is another.
  addEventListener('storage', () => void tick());
  document.addEventListener('visibilitychange', () => void tick());
  setInterval(() => void tick(), tickMs);
  stopBeforeSignOut(isSharing, stopSharing);
  onSession();
  outbox.onChange(showLateness);
  outbox.start();
}

// Pages are also rendered ahead of time, where there is no device.
if (typeof document !== 'undefined') begin();

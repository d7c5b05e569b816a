import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../../platform/api/index.ts';
import { watchPosition } from '../../platform/device/watch-position.ts';
import { accountPrefix, currentUser, onSessionChange } from '../../platform/session/session.ts';
import { keep } from '../../platform/storage/kept.ts';
import { isKeptCall, type KeptCall, placeOf, type SosState } from './sos-call.ts';
import { SosCaller } from './sos-caller.ts';

const keptCall = keep<KeptCall>(`${accountPrefix}sos`, isKeptCall);
const idle: SosState = { status: 'idle' };
const listeners = new Set<() => void>();
let state: SosState = idle;
let current: { owner: string; caller: SosCaller } | undefined;
let users = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function show(next: SosState): void {
  state = next;
  for (const listener of listeners) listener();
}

function makeCaller(owner: string): SosCaller {
  const caller = new SosCaller(owner, {
    send: (key, fix) => api('POST /api/sos', { body: { key, place: fix && placeOf(fix) } }),
    ask: async () => (await api('GET /api/sos')).call,
    movePlace: (sosId, fix) => api('PUT /api/sos/:sosId/place', { params: { sosId }, body: placeOf(fix) }),
    end: (sosId) => api('DELETE /api/sos/:sosId', { params: { sosId } }),
    watch: (onFix, onFailure) => watchPosition({ onFix, onFailure }),
    kept: keptCall.get,
    keep: keptCall.set,
    makeKey: () =>
      Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-'),
    now: () => Date.now(),
    // What comes in after the person has gone is not shown to the next one.
    show: (next) => {
      if (current?.caller === caller) show(next);
    },
  });
  return caller;
}

function callerOf(owner: string): SosCaller {
  if (current?.owner === owner) return current.caller;
  current?.caller.close();
  current = { owner, caller: makeCaller(owner) };
  show(idle);
  void current.caller.resume();
  return current.caller;
}

onSessionChange(() => {
  if (!current || currentUser()?.id === current.owner) return;
  current.caller.close();
  current = undefined;
  show(idle);
  rest();
});

const tick = () => current?.caller.tick();
const onOnline = () => void current?.caller.sync();

/** While anything shows the call: it counts, sends and follows. Between two pages of the app nothing is lost. */
function use(owner: string): () => void {
  callerOf(owner);
  users++;
  timer ??= setInterval(tick, 250);
  // The same function is only added once.
  addEventListener('online', onOnline);
  return () => {
    users--;
    // The next page of the app may show it too; and a call that goes on goes on without being looked at.
    setTimeout(rest, 1000);
  };
}

function rest(): void {
  if (users > 0 || state.status !== 'idle' || current?.caller.isUnfinished) return;
  clearInterval(timer);
  timer = undefined;
  removeEventListener('online', onOnline);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

const read = () => state;

/** The call for help of the person who is signed in, and what can be done about it. */
export function useSos(owner: string) {
  const shown = useSyncExternalStore(subscribe, read, () => idle);
  useEffect(() => use(owner), [owner]);
  return {
    state: shown,
    press: () => callerOf(owner).press(),
    cancel: () => callerOf(owner).cancel(),
    sendNow: () => callerOf(owner).sendNow(),
    safe: () => void callerOf(owner).safe(),
    dismiss: () => callerOf(owner).dismiss(),
  };
}

export type Sos = ReturnType<typeof useSos>;

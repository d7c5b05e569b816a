import { useEffect } from 'react';
import { api } from '../../platform/api/index.ts';
import { watchPosition } from '../../platform/device/watch-position.ts';
import { followOwner } from '../../platform/outbox/follow-owner.ts';
import { keep } from '../../platform/storage/kept.ts';
import { share } from '../../platform/storage/shared.ts';
import { isKeptCall, type KeptCall, placeOf, type SosState } from './sos-call.ts';
import { SosCaller } from './sos-caller.ts';

// Remains after the session ends; otherwise a call that met an ended session would be lost before its caller signs in
// again. It holds no location, and only pages of its owner use it.
const keptCall = keep<KeptCall>('manasik-sos', isKeptCall);
const idle: SosState = { status: 'idle' };
const state = share<SosState>(idle);

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
    // Replies that arrive after signing out are not shown to the next person.
    show: (next) => {
      if (callers.current() === caller) state.set(next);
    },
  });
  return caller;
}

/** An open call continues on every page, even when nothing shows it. */
const callers = followOwner(makeCaller, () => state.set(idle));

function callerHere(): SosCaller | undefined {
  if (!callers.current()) callers.start();
  return callers.current();
}

/** The call for help of the signed-in person, and its actions. */
export function useSos() {
  useEffect(() => void callers.start(), []);
  return {
    state: state.use(),
    press: () => callerHere()?.press(),
    cancel: () => callerHere()?.cancel(),
    sendNow: () => callerHere()?.sendNow(),
    safe: () => void callerHere()?.safe(),
    dismiss: () => callerHere()?.dismiss(),
  };
}

export type Sos = ReturnType<typeof useSos>;

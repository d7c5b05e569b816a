import { useEffect } from 'react';
import { api } from '../../platform/api/index.ts';
import { watchPosition } from '../../platform/device/watch-position.ts';
import { followOwner } from '../../platform/outbox/follow-owner.ts';
import { keep } from '../../platform/storage/kept.ts';
import { share } from '../../platform/storage/shared.ts';
import { isKeptCall, type KeptCall, placeOf, type SosState } from './sos-call.ts';
import { SosCaller } from './sos-caller.ts';

// Stays when the session ends, or a call that met an ended session would be lost before its caller signs in again. It holds
// no place, and only its owner's pages use it.
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
    // What comes in after the person has gone is not shown to the next one.
    show: (next) => {
      if (callers.current() === caller) state.set(next);
    },
  });
  return caller;
}

/** A call that goes on goes on whichever page is open, without being looked at. */
const callers = followOwner(makeCaller, () => state.set(idle));

function callerHere(): SosCaller | undefined {
  if (!callers.current()) callers.start();
  return callers.current();
}

/** The call for help of the person who is signed in, and what can be done about it. */
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

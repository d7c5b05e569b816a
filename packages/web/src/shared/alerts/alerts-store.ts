import { useSyncExternalStore } from 'react';
import { api } from '../../platform/api/index.ts';
import { currentUser, expectedUserId, onSessionChange } from '../../platform/session/session.ts';
import {
  type Alerts,
  type AlertsEvent,
  type AlertsState,
  type Answer,
  nextState,
  noState,
  type RollCallAlert,
} from './alerts-state.ts';
import { changeKept, keptOf } from './kept-alerts.ts';
import { sendAnswers } from './send-answers.ts';

const retryMs = 15_000;

let owner: string | undefined;
let state: AlertsState = noState;
let sending: Promise<void> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: AlertsState): void {
  state = next;
  for (const listener of listeners) listener();
}

function dispatch(event: AlertsEvent): void {
  const next = nextState(state, event);
  if (owner !== undefined) {
    const { waiting, closed, slim } = next;
    const isChanged = waiting !== state.waiting || closed !== state.closed || slim !== state.slim;
    if (isChanged) changeKept(owner, { waiting, closed, slim });
  }
  show(next);
}

/** From now on what is known is of this person, with what they did on this device before. */
export function openAlerts(userId: string): void {
  if (owner === userId) return;
  owner = userId;
  const { waiting, closed, slim } = keptOf(userId);
  show({ ...noState, waiting, closed, slim });
  sendWaiting();
}

export const receiveAlerts = (alerts: Alerts): void => dispatch({ type: 'received', alerts });

/** The alerts of the person who is signed in, as far as they are known. */
export const useAlerts = (): AlertsState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => noState,
  );

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** "I am coming", at once or as soon as there is a network. */
export const answerSos = (id: string): void => give({ kind: 'sos', id, groupId: null });

/** "I am here", in the same way. */
export const answerRollCall = ({ id, group }: Pick<RollCallAlert, 'id'> & { group: { id: string } }): void =>
  give({ kind: 'rollCall', id, groupId: group.id });

export const closeRollCall = (id: string): void => dispatch({ type: 'closed', id });

export const resizeSos = (id: string, isSlim: boolean): void => dispatch({ type: 'resized', id, isSlim });

function give(answer: Answer): void {
  dispatch({ type: 'answered', answer });
  sendWaiting();
}

/** Sends what waits; to be called whenever that may go well. */
export function sendWaiting(): void {
  const userId = owner;
  if (userId === undefined || state.waiting.length === 0) return;
  sending ??= send(userId).finally(() => {
    sending = undefined;
    // Another person may have come meanwhile, or another answer.
    if (owner !== userId) sendWaiting();
  });
}

async function send(userId: string): Promise<void> {
  clearTimeout(retry);
  const outcome = await sendAnswers({
    waiting: () => (owner === userId ? state.waiting : []),
    mayAsk: () => navigator.onLine && isStillHere(userId),
    send: (answer) => post(userId, answer),
    onSent: (answer) => dispatch({ type: 'sent', answer }),
    onRefused: (answer, { code }) => dispatch({ type: 'refused', answer, code }),
  });
  if (outcome === 'later') retry = setTimeout(sendWaiting, retryMs);
}

const post = (userId: string, { kind, id, groupId }: Answer): Promise<unknown> =>
  kind === 'sos' || groupId === null
    ? api('PUT /api/sos/:sosId/coming', { params: { sosId: id }, body: { isComing: true } })
    : api('PUT /api/hajj-groups/:id/roll-call/:rollCallId', {
        params: { id: groupId, rollCallId: id },
        body: { personId: userId, isHere: true },
      });

// Another tab may have signed out, and somebody else in.
const isStillHere = (userId: string): boolean =>
  currentUser()?.id === userId && [userId, null].includes(expectedUserId());

// Whoever signs in next must not see who called the one before.
onSessionChange(() => {
  if (owner === undefined || currentUser()?.id === owner) return;
  owner = undefined;
  clearTimeout(retry);
  show(noState);
});

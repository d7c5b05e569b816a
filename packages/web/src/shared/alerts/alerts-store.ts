import { api } from '../../platform/api/index.ts';
import { createOutbox } from '../../platform/outbox/outbox.ts';
import type { UnsentStore } from '../../platform/outbox/unsent.ts';
import { currentUser, onSessionChange } from '../../platform/session/session.ts';
import { share } from '../../platform/storage/shared.ts';
import {
  type Alerts,
  type AlertsEvent,
  type Answer,
  nextState,
  noState,
  type RollCallAlert,
} from './alerts-state.ts';
import { changeKept, keptOf } from './kept-alerts.ts';

let owner: string | undefined;
const state = share(noState);

function dispatch(event: AlertsEvent): void {
  const before = state.get();
  const next = nextState(before, event);
  if (owner !== undefined) {
    const { waiting, closed, slim } = next;
    const isChanged = waiting !== before.waiting || closed !== before.closed || slim !== before.slim;
    if (isChanged) changeKept(owner, { waiting, closed, slim });
  }
  state.set(next);
}

/** From now on the state is that of this person, with what they did on this device before. */
export function openAlerts(userId: string): void {
  if (owner === userId) return;
  owner = userId;
  const { waiting, closed, slim } = keptOf(userId);
  state.set({ ...noState, waiting, closed, slim });
  outbox.start();
}

export const receiveAlerts = (alerts: Alerts): void => dispatch({ type: 'received', alerts });

/** The alerts of the signed-in person, as far as known. */
export const useAlerts = state.use;

/** Answers "I am coming", at once or when there is a network. */
export const answerSos = (id: string): void => give({ kind: 'sos', id, groupId: null });

/** Answers "I am here" in the same way. */
export const answerRollCall = ({ id, group }: Pick<RollCallAlert, 'id'> & { group: { id: string } }): void =>
  give({ kind: 'rollCall', id, groupId: group.id });

export const closeRollCall = (id: string): void => dispatch({ type: 'closed', id });

export const closeOver = (): void => dispatch({ type: 'overClosed' });

export const resizeSos = (id: string, isSlim: boolean): void => dispatch({ type: 'resized', id, isSlim });

function give(answer: Answer): void {
  dispatch({ type: 'answered', answer });
  void outbox.run();
}

// No lock: another tab must not delay an answer, and the server accepts repeats.
const outbox = createOutbox<Answer, unknown>({
  delivery: (userId) => ({
    next: () => (owner === userId ? state.get().waiting[0] : undefined),
    put: (answer) => post(userId, answer),
    accept: (answer) => {
      if (owner === userId) dispatch({ type: 'sent', answer });
    },
    refuse: (answer, { code }) => {
      dispatch({ type: 'refused', answer, code });
      return true;
    },
  }),
});

/** The answers are erased when the session ends. */
export const unsent: UnsentStore = {
  kind: 'answers',
  of: (userId) => ({ erased: keptOf(userId).waiting.length, isKept: false }),
  send: (userId) => {
    openAlerts(userId);
    return outbox.run();
  },
};

const post = (userId: string, { kind, id, groupId }: Answer): Promise<unknown> =>
  kind === 'sos' || groupId === null
    ? api('PUT /api/sos/:sosId/coming', { params: { sosId: id }, body: { isComing: true } })
    : api('PUT /api/hajj-groups/:id/roll-call/:rollCallId', {
        params: { id: groupId, rollCallId: id },
        body: { personId: userId, isHere: true },
      });

// The next person who signs in must not see these alerts.
onSessionChange(() => {
  if (owner === undefined || currentUser()?.id === owner) return;
  owner = undefined;
  state.set(noState);
});

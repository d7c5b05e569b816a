import type { Reply } from '../../platform/api/index.ts';

export type Alerts = Reply<'GET /api/alerts'>;
export type SosAlert = Alerts['sos'][number];
export type RollCallAlert = Alerts['rollCalls'][number];

/** "I am coming" or "I am here", given on this device and not yet accepted by the server. */
export interface Answer {
  readonly kind: 'sos' | 'rollCall';
  /** The id of the call for help or the roll call. */
  readonly id: string;
  /** The group of a roll call; an answer to a call for help needs none. */
  readonly groupId: string | null;
}

export type Over = Pick<SosAlert, 'id' | 'callerId' | 'callerName'>;

/** The open calls for help and roll calls, and what the person has done about them. */
export interface AlertsState {
  /** Null until the first report. */
  readonly alerts: Alerts | null;
  /** Answers to send, oldest first. */
  readonly waiting: readonly Answer[];
  /** Id -> error code of an answer that the server refused. */
  readonly refused: Readonly<Record<string, string>>;
  /** Roll calls whose banner the person has closed. */
  readonly closed: readonly string[];
  /** Calls for help whose banner the person has made slim (true) or full (false); otherwise the page decides. */
  readonly slim: Readonly<Record<string, boolean>>;
  /** Calls for help that were open on this page and have ended. The banner shows that until it is closed. */
  readonly over: readonly Over[];
  /** Roll calls that were answered on this page. The banner shows that until it is closed. */
  readonly confirmed: readonly string[];
}

export type AlertsEvent =
  | { readonly type: 'received'; readonly alerts: Alerts }
  | { readonly type: 'answered'; readonly answer: Answer }
  | { readonly type: 'sent'; readonly answer: Answer }
  | { readonly type: 'refused'; readonly answer: Answer; readonly code: string }
  | { readonly type: 'closed'; readonly id: string }
  | { readonly type: 'overClosed' }
  | { readonly type: 'resized'; readonly id: string; readonly isSlim: boolean };

export const noState: AlertsState = {
  alerts: null,
  waiting: [],
  refused: {},
  closed: [],
  slim: {},
  over: [],
  confirmed: [],
};

const isSame = (one: Answer, other: Answer): boolean => one.kind === other.kind && one.id === other.id;
const without = <T>(record: Readonly<Record<string, T>>, id: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));

export function nextState(state: AlertsState, event: AlertsEvent): AlertsState {
  switch (event.type) {
    case 'received':
      return withoutEnded({ ...state, alerts: event.alerts, over: overWith(state, event.alerts) });
    case 'answered':
      return {
        ...state,
        waiting: [...state.waiting.filter((each) => !isSame(each, event.answer)), event.answer],
        refused: without(state.refused, event.answer.id),
        confirmed:
          event.answer.kind === 'rollCall'
            ? [...new Set([...state.confirmed, event.answer.id])]
            : state.confirmed,
      };
    case 'sent':
      return { ...withoutAnswer(state, event.answer), alerts: withAnswer(state.alerts, event.answer) };
    case 'refused':
      return {
        ...withoutAnswer(state, event.answer),
        refused: { ...state.refused, [event.answer.id]: event.code },
        confirmed: state.confirmed.filter((id) => id !== event.answer.id),
      };
    case 'closed':
      return { ...state, closed: [...new Set([...state.closed, event.id])] };
    case 'overClosed':
      return { ...state, over: [] };
    case 'resized':
      break;
  }
  return { ...state, slim: { ...state.slim, [event.id]: event.isSlim } };
}

/** Ended calls, except of people who call again. */
function overWith({ alerts, over }: AlertsState, { sos }: Alerts): readonly Over[] {
  const ended = (alerts?.sos ?? []).filter(({ id }) => sos.every((call) => call.id !== id));
  return [...over, ...ended].filter((one) => sos.every(({ callerId }) => callerId !== one.callerId));
}

const withoutAnswer = (state: AlertsState, answer: Answer): AlertsState => ({
  ...state,
  waiting: state.waiting.filter((each) => !isSame(each, answer)),
});

/** The alerts after the server has accepted an answer, before its next report. */
function withAnswer(alerts: Alerts | null, { kind, id }: Answer): Alerts | null {
  if (!alerts) return null;
  if (kind === 'sos') {
    const sos = alerts.sos.map((call) =>
      call.id === id && !call.isComing
        ? { ...call, isComing: true, comingCount: call.comingCount + 1 }
        : call,
    );
    return { ...alerts, sos };
  }
  const rollCalls = alerts.rollCalls.map((call) =>
    call.id === id && !call.isHere ? { ...call, isHere: true, hereCount: call.hereCount + 1 } : call,
  );
  return { ...alerts, rollCalls };
}

/** Forgets alerts that are over, and waiting answers to them, which the server would refuse. */
function withoutEnded(state: AlertsState): AlertsState {
  const { alerts } = state;
  if (!alerts) return state;
  const open = new Set([...alerts.sos, ...alerts.rollCalls].map(({ id }) => id));
  const stillOpen = (ids: readonly string[]) => ids.filter((id) => open.has(id));
  const ofOpen = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([id]) => open.has(id)));
  return {
    ...state,
    waiting: state.waiting.filter(({ id }) => open.has(id)),
    refused: ofOpen(state.refused),
    closed: stillOpen(state.closed),
    slim: ofOpen(state.slim),
    confirmed: stillOpen(state.confirmed),
  };
}

/** The state of an answer of the reader. */
export type AnswerStatus = 'none' | 'waiting' | 'sent';

export const answerStatus = (state: AlertsState, id: string, isSent: boolean): AnswerStatus =>
  isSent ? 'sent' : state.waiting.some((answer) => answer.id === id) ? 'waiting' : 'none';

export type ShownAlert =
  | { readonly kind: 'sos'; readonly alert: SosAlert; readonly answer: AnswerStatus }
  | { readonly kind: 'rollCall'; readonly alert: RollCallAlert; readonly answer: AnswerStatus };

/**
 * The banners, most urgent first: calls for help without an answer, other calls, then roll calls, except those that are
 * closed or answered elsewhere.
 */
export function shownAlerts(state: AlertsState): readonly ShownAlert[] {
  const { sos = [], rollCalls = [] } = state.alerts ?? {};
  const calls = sos.map((alert) => ({
    kind: 'sos' as const,
    alert,
    answer: answerStatus(state, alert.id, alert.isComing),
  }));
  return [
    ...calls.filter(({ answer }) => answer === 'none'),
    ...calls.filter(({ answer }) => answer !== 'none'),
    ...rollCalls
      .filter(({ id, isHere }) => !state.closed.includes(id) && (!isHere || state.confirmed.includes(id)))
      .map((alert) => ({
        kind: 'rollCall' as const,
        alert,
        answer: answerStatus(state, alert.id, alert.isHere),
      })),
  ];
}

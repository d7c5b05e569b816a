import { describe, expect, it } from 'vitest';
import {
  type Alerts,
  type AlertsEvent,
  type AlertsState,
  type Answer,
  nextState,
  noState,
  type RollCallAlert,
  type SosAlert,
  shownAlerts,
} from './alerts-state.ts';

const group = { id: 'group', name: 'Karim family', emergencyContact: null };
const sosOf = (id: string, changes: Partial<SosAlert> = {}): SosAlert => ({
  id,
  callerId: 'amina',
  callerName: 'Amina Karim',
  calledAt: '2026-11-23T05:00:00.000Z',
  place: null,
  groups: [group],
  comingCount: 0,
  isComing: false,
  ...changes,
});
const rollCallOf = (id: string, changes: Partial<RollCallAlert> = {}): RollCallAlert => ({
  id,
  group,
  startedAt: '2026-11-23T05:00:00.000Z',
  startedByName: 'Omar Karim',
  hereCount: 1,
  askedCount: 4,
  isHere: false,
  ...changes,
});

const after = (...events: AlertsEvent[]): AlertsState => events.reduce(nextState, noState);
const received = (alerts: Partial<Alerts>): AlertsEvent => ({
  type: 'received',
  alerts: { sos: [], rollCalls: [], ...alerts },
});
const coming: Answer = { kind: 'sos', id: 'call', groupId: null };
const here: Answer = { kind: 'rollCall', id: 'roll', groupId: 'group' };
const both = received({ sos: [sosOf('call')], rollCalls: [rollCallOf('roll')] });
const namesOf = (state: AlertsState) =>
  shownAlerts(state).map(({ alert, answer }) => `${alert.id} ${answer}`);

const namesOver = (state: AlertsState) => state.over.map(({ callerName }) => callerName);

describe('ended calls', () => {
  it('are named until the notice is closed', () => {
    const ended = after(both, received({}));
    expect(namesOver(ended)).toEqual(['Amina Karim']);
    expect(namesOver(nextState(ended, received({})))).toEqual(['Amina Karim']);
    expect(namesOver(nextState(ended, { type: 'overClosed' }))).toEqual([]);
  });

  it('are not named while the same person calls again', () => {
    expect(namesOver(after(both, received({}), received({ sos: [sosOf('again')] })))).toEqual([]);
  });
});

describe('the shown alerts', () => {
  it('are none before the first answer of the server', () => {
    expect(shownAlerts(noState)).toEqual([]);
  });

  it('put calls for help before roll-calls, and unanswered ones first', () => {
    const sos = [sosOf('new', { isComing: true }), sosOf('old')];
    expect(namesOf(after(received({ sos, rollCalls: [rollCallOf('roll')] })))).toEqual([
      'old none',
      'new sent',
      'roll none',
    ]);
  });

  it('omit a roll-call answered on another device or ticked by a leader', () => {
    expect(namesOf(after(received({ rollCalls: [rollCallOf('roll', { isHere: true })] })))).toEqual([]);
  });

  it('omit a dismissed roll-call, but no call for help', () => {
    const closed = after(both, { type: 'closed', id: 'roll' }, { type: 'closed', id: 'call' });
    expect(namesOf(closed)).toEqual(['call none']);
  });
});

describe('answers to an alert', () => {
  it('wait until the server has accepted them', () => {
    const waiting = after(both, { type: 'answered', answer: here });
    expect(namesOf(waiting)).toEqual(['call none', 'roll waiting']);
    expect(waiting.waiting).toEqual([here]);
    const sent = nextState(waiting, { type: 'sent', answer: here });
    expect(namesOf(sent)).toEqual(['call none', 'roll sent']);
    expect(sent.waiting).toEqual([]);
    expect(sent.alerts?.rollCalls).toMatchObject([{ hereCount: 2, isHere: true }]);
  });

  it('are counted once, even when the event overtakes the reply', () => {
    const state = after(
      both,
      { type: 'answered', answer: coming },
      received({ sos: [sosOf('call', { isComing: true, comingCount: 1 })] }),
      { type: 'sent', answer: coming },
    );
    expect(state.alerts?.sos).toMatchObject([{ isComing: true, comingCount: 1 }]);
  });

  it('given twice wait once', () => {
    const answered: AlertsEvent = { type: 'answered', answer: coming };
    expect(after(both, answered, answered).waiting).toEqual([coming]);
  });

  it('can be given again after a refusal', () => {
    const refused = after(
      both,
      { type: 'answered', answer: here },
      { type: 'refused', answer: here, code: 'group.leadersOnly' },
    );
    expect(namesOf(refused)).toEqual(['call none', 'roll none']);
    expect(refused.refused).toEqual({ roll: 'group.leadersOnly' });
    expect(nextState(refused, { type: 'answered', answer: here }).refused).toEqual({});
  });

  it('given before the first event are kept, and removed with their alert', () => {
    const kept = { ...noState, waiting: [here, coming] };
    expect(nextState(kept, both).waiting).toEqual([here, coming]);
    expect(nextState(kept, received({ sos: [sosOf('call')] })).waiting).toEqual([coming]);
  });
});

it('are forgotten with ended alerts', () => {
  const state = after(
    both,
    { type: 'closed', id: 'roll' },
    { type: 'resized', id: 'call', isSlim: true },
    { type: 'answered', answer: coming },
  );
  expect(state.slim).toEqual({ call: true });
  expect(nextState(state, received({}))).toEqual({
    ...noState,
    alerts: { sos: [], rollCalls: [] },
    over: [sosOf('call')],
  });
});

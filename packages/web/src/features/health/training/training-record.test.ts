import { describe, expect, it } from 'vitest';
import { arrive } from '../../../platform/outbox/personal-records.ts';
import { createAccount } from './stand-in-account.ts';
import { deleted, emptyTraining, hasUnsent, planOf, ticked, told, withSettings } from './training-record.ts';
import { isTrainingRecord } from './stored-training.ts';
import { trainingKind } from './training-store.ts';

const fields = {
  startsOn: '2027-01-04',
  departsOn: '2027-05-10',
  dailyMetres: 2_600,
  restWeekdays: [5],
  age: 62,
  missedWeeks: [],
};
const now = Date.parse('2027-01-06T12:00:00Z');
const screening = { concerns: [], clinician: 'not-needed' } as const;
const made = withSettings(emptyTraining, { screening, fields });

describe('the training of a person', () => {
  it('has a plan once the questions are answered and the settings made', () => {
    expect(planOf(withSettings(emptyTraining, { screening }))).toBeNull();
    expect(planOf(made)).toEqual({ ...fields, ...screening, done: {}, changedAt: {} });
  });

  it('keeps ticks without a plan on the device', () => {
    const record = ticked(emptyTraining, 'walking:1-1', '2027-01-05', now);
    expect(record.done).toEqual({ 'walking:1-1': '2027-01-05' });
    expect(hasUnsent(record)).toBe(false);
    expect(ticked(record, 'walking:1-1', null, now).done).toEqual({});
  });

  it('sends the plan to the account, and has nothing left to send', async () => {
    const account = createAccount();
    const phone = account.device(ticked(made, 'day:2027-01-05', '2027-01-05', now));
    await phone.sync();
    expect(account.plan()?.done).toEqual({ 'day:2027-01-05': '2027-01-05' });
    expect(hasUnsent(phone.record())).toBe(false);
  });

  it('keeps the ticks of two devices', async () => {
    const account = createAccount();
    const phone = account.device(made);
    await phone.sync();
    const tablet = account.device(emptyTraining);
    await tablet.sync();
    phone.change((record) => ticked(record, 'day:2027-01-05', '2027-01-05', now));
    tablet.change((record) => ticked(record, 'day:2027-01-06', '2027-01-06', now));
    await phone.sync();
    await tablet.sync();
    expect(Object.keys(account.plan()?.done ?? {})).toHaveLength(2);
    await phone.sync();
    expect(Object.keys(phone.record().done)).toHaveLength(2);
  });

  it('loses no tick when two devices send at the same time', async () => {
    const account = createAccount();
    const phone = account.device(made);
    await phone.sync();
    const tablet = account.device(emptyTraining);
    await tablet.sync();
    phone.change((record) => ticked(record, 'day:2027-01-05', '2027-01-05', now));
    tablet.change((record) => ticked(record, 'day:2027-01-06', '2027-01-06', now));
    tablet.change((record) => withSettings(record, { fields: { ...fields, age: 63 } }));
    await Promise.all([phone.sync(), tablet.sync()]);
    expect(Object.keys(account.plan()?.done ?? {})).toHaveLength(2);
    expect(account.plan()?.age).toBe(63);
    expect([hasUnsent(phone.record()), hasUnsent(tablet.record())]).toEqual([false, false]);
  });

  it('keeps the later change of a session, whichever device sends it first', async () => {
    const account = createAccount();
    const phone = account.device(made);
    await phone.sync();
    const tablet = account.device(emptyTraining);
    await tablet.sync();
    phone.change((record) => ticked(record, 'day:2027-01-05', '2027-01-05', now));
    tablet.change((record) => ticked(record, 'day:2027-01-05', '2027-01-05', now + 1));
    tablet.change((record) => ticked(record, 'day:2027-01-05', null, now + 2));
    await tablet.sync();
    await phone.sync();
    expect(account.plan()?.done).toEqual({});
    expect(phone.record().done).toEqual({});
  });

  it('does not restore a plan that another device deletes at the same time', async () => {
    const account = createAccount();
    const phone = account.device(made);
    await phone.sync();
    const tablet = account.device(emptyTraining);
    await tablet.sync();
    phone.change(deleted);
    tablet.change((record) => ticked(record, 'day:2027-01-06', '2027-01-06', now));
    await Promise.all([tablet.sync(), phone.sync()]);
    expect(account.plan()).toBeNull();
  });

  it('sends a tick that was stored before ticks had a time', async () => {
    const account = createAccount({ ...fields, ...screening, done: { 'core:1-1': '2027-01-05' } });
    const edits = { ...emptyTraining.edits, done: { 'core:1-1': null, 'core:1-2': '2027-01-06' } };
    const stored = { screening, fields, done: { 'core:1-2': '2027-01-06' }, edits };
    expect(isTrainingRecord(stored)).toBe(true);
    const phone = account.device(stored);
    await phone.sync();
    expect(account.plan()?.done).toEqual({ 'core:1-2': '2027-01-06' });
    expect(phone.record().done).toEqual({ 'core:1-2': '2027-01-06' });
  });

  it('sends later what changed while a request was under way', async () => {
    const account = createAccount();
    const phone = account.device(made);
    await phone.sync(() =>
      phone.change((record) => withSettings(record, { fields: { ...fields, age: 63 } })),
    );
    expect(hasUnsent(phone.record())).toBe(true);
    await phone.sync();
    expect(account.plan()?.age).toBe(63);
  });

  it('deletes the plan on every device', async () => {
    const account = createAccount();
    const phone = account.device(made);
    await phone.sync();
    const tablet = account.device(emptyTraining);
    await tablet.sync();
    phone.change(deleted);
    await phone.sync();
    expect(account.plan()).toBeNull();
    tablet.change((record) => ticked(record, 'day:2027-01-06', '2027-01-06', now));
    await tablet.sync();
    expect(account.plan()).toBeNull();
    expect(planOf(tablet.record())).toBeNull();
  });

  it('does not delete a plan that another device has changed since, and takes it over', async () => {
    const account = createAccount();
    const phone = account.device(made);
    await phone.sync();
    const tablet = account.device(emptyTraining);
    await tablet.sync();
    phone.change(deleted);
    tablet.change((record) => ticked(record, 'day:2027-01-06', '2027-01-06', now));
    await tablet.sync();
    await phone.sync();
    expect(account.plan()?.done).toEqual({ 'day:2027-01-06': '2027-01-06' });
    expect(planOf(phone.record())).toEqual(account.plan());
    expect(phone.record()).toMatchObject({ hasKeptPlan: true });
    expect(isTrainingRecord(phone.record())).toBe(true);
    expect(hasUnsent(phone.record())).toBe(false);

    await phone.sync();
    phone.change(told);
    expect(phone.record().hasKeptPlan).toBeUndefined();
    phone.change(deleted);
    await phone.sync();
    expect(account.plan()).toBeNull();
  });

  it('deletes a plan with ticks that were never sent, or were under way', async () => {
    for (const isUnderWay of [false, true]) {
      const account = createAccount();
      const phone = account.device(made);
      await phone.sync();
      phone.change((record) => ticked(record, 'day:2027-01-06', '2027-01-06', now));
      if (isUnderWay) await phone.sync(() => phone.change(deleted));
      else phone.change(deleted);
      await phone.sync();
      expect(account.plan()).toBeNull();
      expect(planOf(phone.record())).toBeNull();
      expect(phone.record().hasKeptPlan).toBeUndefined();
    }
  });

  it('keeps the plan of the account when an earlier version stored the deletion', async () => {
    const account = createAccount({ ...fields, ...screening, done: {} });
    const phone = account.device({
      ...emptyTraining,
      edits: { ...emptyTraining.edits, settings: 'deleted' },
    });
    await phone.sync();
    expect(account.plan()?.dailyMetres).toBe(2_600);
    expect(phone.record()).toMatchObject({ hasKeptPlan: true });
  });

  it('moves a plan made without an account to the person, but never over the plan of the account', async () => {
    const moved = arrive(
      trainingKind,
      { device: ticked(made, 'day:2027-01-05', '2027-01-05', now) },
      'amina',
    );
    expect(Object.keys(moved)).toEqual(['amina']);
    const record = moved['amina'] ?? emptyTraining;
    const fresh = createAccount();
    await fresh.device(record).sync();
    expect(fresh.plan()?.dailyMetres).toBe(2_600);
    const known = createAccount({ ...fields, ...screening, dailyMetres: 5_000, done: {} });
    const phone = known.device(record);
    await phone.sync();
    expect(known.plan()).toMatchObject({ dailyMetres: 5_000, done: { 'day:2027-01-05': '2027-01-05' } });
    expect(phone.record().fields?.dailyMetres).toBe(5_000);
  });

  it('removes what other people sent before', () => {
    const sent = { ...made, edits: emptyTraining.edits };
    expect(Object.keys(arrive(trainingKind, { amina: sent, bilal: made }, 'device'))).toEqual(['bilal']);
  });

  it('accepts only stored data of this shape', () => {
    expect(isTrainingRecord(ticked(made, 'core:1-1', null, now))).toBe(true);
    expect(isTrainingRecord({ ...made, done: { other: '2027-01-05' } })).toBe(false);
    expect(isTrainingRecord({ ...made, changedAt: { 'core:1-1': 'today' } })).toBe(false);
    expect(isTrainingRecord({ ...made, screening: { concerns: ['age'], clinician: 'cleared' } })).toBe(false);
  });
});

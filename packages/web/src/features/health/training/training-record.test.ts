import type { PlanSettings } from '@manasik/core/health/plan/plan-settings';
import { describe, expect, it } from 'vitest';
import { trainingDelivery } from './training-delivery.ts';
import {
  answered,
  deleted,
  emptyTraining,
  hasUnsent,
  isTrainingRecord,
  planOf,
  taken,
  ticked,
  type TrainingRecord,
  withSettings,
} from './training-record.ts';
import { arrive } from './training-store.ts';

const fields = {
  startsOn: '2027-01-04',
  departsOn: '2027-05-10',
  dailyMetres: 2_600,
  restWeekdays: [5],
  age: 62,
  missedWeeks: [],
};
const screening = { concerns: [], clinician: 'not-needed' } as const;
const made = withSettings(emptyTraining, { screening, fields });

/** Devices that share an account. */
function createAccount(first: PlanSettings | null = null) {
  let plan = first;
  const get = () => Promise.resolve(plan);
  const device = (start: TrainingRecord) => {
    let record = start;
    let isAgain = false;
    const change = (next: (before: TrainingRecord) => TrainingRecord) => {
      record = next(record);
    };
    const delivery = trainingDelivery({
      record: () => record,
      change,
      get,
      put: (next) => {
        plan = next;
        return get();
      },
      again: () => {
        isAgain = true;
      },
    });
    async function sync(whileSending = () => {}): Promise<void> {
      isAgain = false;
      const request = delivery.next([]);
      if (request) {
        const answer = delivery.put(request, false);
        whileSending();
        delivery.accept(request, await answer, true);
      }
      await delivery.ask?.(request ? [request] : [], () => true);
      if (isAgain) await sync();
    }
    return { record: () => record, change, sync };
  };
  return { plan: () => plan, device };
}

describe('the training of a person', () => {
  it('has a plan once the questions are answered and the settings made', () => {
    expect(planOf(withSettings(emptyTraining, { screening }))).toBeNull();
    expect(planOf(made)).toEqual({ ...fields, ...screening, done: {} });
  });

  it('keeps ticks without a plan on the device', () => {
    const record = ticked(emptyTraining, 'walking:1-1', '2027-01-05');
    expect(record.done).toEqual({ 'walking:1-1': '2027-01-05' });
    expect(hasUnsent(record)).toBe(false);
    expect(ticked(record, 'walking:1-1', null).done).toEqual({});
  });

  it('sends the plan to the account, and has nothing left to send', async () => {
    const account = createAccount();
    const phone = account.device(ticked(made, 'day:2027-01-05', '2027-01-05'));
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
    phone.change((record) => ticked(record, 'day:2027-01-05', '2027-01-05'));
    tablet.change((record) => ticked(record, 'day:2027-01-06', '2027-01-06'));
    await phone.sync();
    await tablet.sync();
    expect(Object.keys(account.plan()?.done ?? {})).toHaveLength(2);
    await phone.sync();
    expect(Object.keys(phone.record().done)).toHaveLength(2);
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
    tablet.change((record) => ticked(record, 'day:2027-01-06', '2027-01-06'));
    await tablet.sync();
    expect(account.plan()).toBeNull();
    expect(planOf(tablet.record())).toBeNull();
  });

  it('moves a plan made without an account to the person, but never over the plan of the account', async () => {
    const moved = arrive({ device: ticked(made, 'day:2027-01-05', '2027-01-05') }, 'amina');
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

  it('keeps new answers about health when the plan of the account arrives later', async () => {
    const account = createAccount({ ...fields, ...screening, done: {} });
    const answers = { concerns: ['heart'], clinician: 'to-see' } as const;
    const phone = account.device(withSettings(emptyTraining, { screening: answers }));
    await phone.sync();
    expect(planOf(phone.record())).toMatchObject({ ...answers, dailyMetres: 2_600 });
    expect(account.plan()?.concerns).toEqual(['heart']);
  });

  it('starts again at the present level when the whole plan opens', () => {
    const today = '2027-03-01';
    const restarted = { ...fields, startsOn: today };
    const begun = { ...fields, missedWeeks: ['2027-01-18'] };
    const toSee = { concerns: ['heart'], clinician: 'to-see' } as const;
    const cleared = { ...toSee, clinician: 'cleared' } as const;
    const withAnswers = (before: TrainingRecord['screening']) =>
      withSettings(emptyTraining, { screening: before, fields: begun });
    expect(answered(withAnswers(toSee), cleared, today)).toMatchObject({
      screening: cleared,
      fields: restarted,
    });
    expect(answered(withAnswers(toSee), screening, today).fields).toEqual(restarted);
    expect(answered(withAnswers(null), screening, today).fields).toEqual(restarted);
    expect(answered(withAnswers(screening), screening, today).fields).toEqual(begun);
    expect(answered(withAnswers(screening), toSee, today).fields).toEqual(begun);
    expect(answered(emptyTraining, screening, today).fields).toBeNull();
  });

  it('adds concerns declared without an account to the plan of the account', async () => {
    const heart = { concerns: ['heart'], clinician: 'to-see' } as const;
    const joints = { concerns: ['joints'], clinician: 'cleared' } as const;
    const visits = [
      withSettings(emptyTraining, { screening: heart }),
      withSettings(emptyTraining, { screening: heart, fields }),
    ];
    for (const visit of visits) {
      const onAccount = { ...fields, ...joints, dailyMetres: 5_000, done: {} };
      const known = createAccount(onAccount);
      const fresh = known.device(arrive({ device: visit }, 'amina')['amina'] ?? emptyTraining);
      await fresh.sync();
      const both = { concerns: ['heart', 'joints'], clinician: 'to-see', dailyMetres: 5_000 };
      expect(known.plan()).toMatchObject(both);
      expect(planOf(fresh.record())).toMatchObject(both);
      expect(hasUnsent(fresh.record())).toBe(false);

      const again = createAccount(onAccount);
      const before = taken(emptyTraining, onAccount);
      const phone = again.device(arrive({ amina: before, device: visit }, 'amina')['amina'] ?? emptyTraining);
      expect(planOf(phone.record())).toMatchObject(both);
      await phone.sync();
      expect(again.plan()).toMatchObject(both);
    }
  });

  it('keeps the agreement of a clinician when nothing new is declared', async () => {
    const cleared = { concerns: ['heart', 'joints'], clinician: 'cleared' } as const;
    const account = createAccount({ ...fields, ...cleared, done: {} });
    const visit = withSettings(emptyTraining, {
      screening: { concerns: ['heart'], clinician: 'to-see' },
      fields,
    });
    await account.device(arrive({ device: visit }, 'amina')['amina'] ?? emptyTraining).sync();
    expect(account.plan()).toMatchObject(cleared);
  });

  it('keeps the concerns of the account when only other settings change', async () => {
    const account = createAccount({ ...fields, ...screening, done: {} });
    const phone = account.device(emptyTraining);
    const tablet = account.device(emptyTraining);
    await phone.sync();
    await tablet.sync();
    const heart = { concerns: ['heart'], clinician: 'to-see' } as const;
    phone.change((record) => answered(record, heart, '2027-02-01'));
    tablet.change((record) => withSettings(record, { fields: { ...fields, age: 63 } }));
    await phone.sync();
    await tablet.sync();
    expect(account.plan()).toMatchObject({ ...heart, age: 63 });
    expect(planOf(tablet.record())).toMatchObject(heart);
    tablet.change((record) => answered(record, screening, '2027-02-02'));
    await tablet.sync();
    expect(account.plan()).toMatchObject({ ...screening, startsOn: '2027-02-02' });
  });

  it('does not lose concerns to a device that did not know of them', async () => {
    const account = createAccount({ ...fields, ...screening, done: {} });
    const tablet = account.device(emptyTraining);
    await tablet.sync();
    const phone = account.device(tablet.record());
    const heart = { concerns: ['heart'], clinician: 'to-see' } as const;
    phone.change((record) => answered(record, heart, '2027-02-01'));
    await phone.sync();
    tablet.change((record) => answered(record, screening, '2027-02-02'));
    await tablet.sync();
    expect(account.plan()).toMatchObject(heart);
  });

  it('keeps the later start of two devices, with its level', async () => {
    const heart = { concerns: ['heart'], clinician: 'to-see' } as const;
    const account = createAccount({ ...fields, ...heart, done: {} });
    const phone = account.device(emptyTraining);
    const tablet = account.device(emptyTraining);
    await phone.sync();
    await tablet.sync();
    phone.change((record) => answered(record, { ...heart, clinician: 'cleared' }, '2027-03-01'));
    tablet.change((record) => withSettings(record, { fields: { ...fields, restWeekdays: [7] } }));
    await phone.sync();
    await tablet.sync();
    expect(account.plan()).toMatchObject({
      clinician: 'cleared',
      startsOn: '2027-03-01',
      restWeekdays: [7],
    });
  });

  it('removes what other people sent before', () => {
    const sent = { ...made, edits: emptyTraining.edits };
    expect(Object.keys(arrive({ amina: sent, bilal: made }, 'device'))).toEqual(['bilal']);
  });

  it('accepts only stored data of this shape', () => {
    expect(isTrainingRecord(ticked(made, 'core:1-1', null))).toBe(true);
    expect(isTrainingRecord({ ...made, done: { other: '2027-01-05' } })).toBe(false);
    expect(isTrainingRecord({ ...made, screening: { concerns: ['age'], clinician: 'cleared' } })).toBe(false);
  });
});

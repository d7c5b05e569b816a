import { describe, expect, it } from 'vitest';
import { arrive } from '../../../platform/outbox/personal-records.ts';
import { createAccount } from './stand-in-account.ts';
import { taken } from './training-merge.ts';
import {
  answered,
  emptyTraining,
  hasUnsent,
  planOf,
  type TrainingRecord,
  withSettings,
} from './training-record.ts';
import { trainingKind } from './training-store.ts';

const fields = {
  startsOn: '2027-01-04',
  departsOn: '2027-05-10',
  dailyMetres: 2_600,
  restWeekdays: [5],
  age: 62,
  missedWeeks: [],
};
const screening = { concerns: [], clinician: 'not-needed' } as const;

describe('the answers about health', () => {
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
      const fresh = known.device(arrive(trainingKind, { device: visit }, 'amina')['amina'] ?? emptyTraining);
      await fresh.sync();
      const both = { concerns: ['heart', 'joints'], clinician: 'to-see', dailyMetres: 5_000 };
      expect(known.plan()).toMatchObject(both);
      expect(planOf(fresh.record())).toMatchObject(both);
      expect(hasUnsent(fresh.record())).toBe(false);

      const again = createAccount(onAccount);
      const before = taken(emptyTraining, onAccount);
      const phone = again.device(
        arrive(trainingKind, { amina: before, device: visit }, 'amina')['amina'] ?? emptyTraining,
      );
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
    await account.device(arrive(trainingKind, { device: visit }, 'amina')['amina'] ?? emptyTraining).sync();
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
});

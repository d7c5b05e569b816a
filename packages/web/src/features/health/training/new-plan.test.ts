import { describe, expect, it } from 'vitest';
import { createAccount } from './stand-in-account.ts';
import { isTrainingRecord } from './stored-training.ts';
import { deleted, emptyTraining, hasUnsent, planOf, ticked, withSettings } from './training-record.ts';

const fields = {
  startsOn: '2027-01-04',
  departsOn: '2027-05-10',
  dailyMetres: 2_600,
  restWeekdays: [5],
  age: 62,
  missedWeeks: [],
};
const newFields = { ...fields, dailyMetres: 3_000 };
const now = Date.parse('2027-01-06T12:00:00Z');
const screening = { concerns: [], clinician: 'not-needed' } as const;
const made = withSettings(emptyTraining, { screening, fields });

/** The plan without the answers, with exactly these ticks. */
const newPlan = (change: object = {}) => expect.objectContaining({ ...newFields, done: {}, ...change });

/** A phone and a tablet with the same plan, in which a walk is ticked. */
async function twoDevices() {
  const account = createAccount();
  const phone = account.device(ticked(made, 'day:2027-01-05', '2027-01-05', now));
  await phone.sync();
  const tablet = account.device(emptyTraining);
  await tablet.sync();
  const remake = () => {
    phone.change(deleted);
    phone.change((record) => withSettings(record, { screening, fields: newFields }));
  };
  return { account, phone, tablet, remake };
}

describe('a new plan, made after the old one was deleted', () => {
  it('has no ticks of the old plan, when both changes are sent together', async () => {
    const { account, phone, tablet, remake } = await twoDevices();
    remake();
    expect(isTrainingRecord(phone.record())).toBe(true);
    await phone.sync();
    expect(account.plan()).toEqual(newPlan());
    expect(planOf(phone.record())).toEqual(newPlan());
    expect(hasUnsent(phone.record())).toBe(false);
    await tablet.sync();
    expect(planOf(tablet.record())).toEqual(newPlan());
  });

  it('keeps its own ticks', async () => {
    const { account, phone, remake } = await twoDevices();
    remake();
    phone.change((record) => ticked(record, 'day:2027-01-06', '2027-01-06', now));
    await phone.sync();
    phone.change((record) => ticked(record, 'day:2027-01-07', '2027-01-07', now));
    await phone.sync();
    expect(Object.keys(account.plan()?.done ?? {})).toEqual(['day:2027-01-06', 'day:2027-01-07']);
    expect(planOf(phone.record())).toEqual(account.plan());
  });

  it('has no tick that another device adds to the old plan, whichever sends first', async () => {
    for (const isTabletFirst of [true, false]) {
      const { account, phone, tablet, remake } = await twoDevices();
      remake();
      tablet.change((record) => ticked(record, 'day:2027-01-06', '2027-01-06', now + 5));
      tablet.change((record) => withSettings(record, { fields: { ...fields, age: 63 } }));
      await (isTabletFirst ? tablet : phone).sync();
      await (isTabletFirst ? phone : tablet).sync();
      await tablet.sync();
      expect(account.plan()).toEqual(newPlan());
      for (const device of [phone, tablet]) {
        expect(planOf(device.record())).toEqual(account.plan());
        expect(hasUnsent(device.record())).toBe(false);
      }
    }
  });

  it('has no tick of the old plan, if the deletion was sent before', async () => {
    const { account, phone, tablet } = await twoDevices();
    tablet.change((record) => ticked(record, 'day:2027-01-06', '2027-01-06', now + 5));
    phone.change(deleted);
    await phone.sync();
    phone.change((record) => withSettings(record, { screening, fields: newFields }));
    await phone.sync();
    await tablet.sync();
    expect(account.plan()).toEqual(newPlan());
    expect(planOf(tablet.record())).toEqual(account.plan());
  });

  it('has no tick of the old plan, if another device learned of the deletion and made it', async () => {
    const { account, phone, tablet } = await twoDevices();
    const other = account.device(emptyTraining);
    await other.sync();
    other.change((record) => ticked(record, 'day:2027-01-06', '2027-01-06', now + 5));
    phone.change(deleted);
    await phone.sync();
    await tablet.sync();
    tablet.change((record) => withSettings(record, { screening, fields: newFields }));
    await tablet.sync();
    await other.sync();
    expect(account.plan()).toEqual(newPlan());
  });

  it('is deleted in its turn, and the next one starts empty too', async () => {
    const { account, phone, tablet, remake } = await twoDevices();
    remake();
    await phone.sync();
    await tablet.sync();
    tablet.change((record) => ticked(record, 'day:2027-01-06', '2027-01-06', now));
    remake();
    remake();
    await phone.sync();
    await tablet.sync();
    expect(account.plan()).toEqual(newPlan());
  });

  it('has the concerns that another device has added in the meantime', async () => {
    for (const isTabletFirst of [true, false]) {
      const { account, phone, tablet, remake } = await twoDevices();
      remake();
      const answers = { concerns: ['heart'], clinician: 'to-see' } as const;
      tablet.change((record) => withSettings(record, { screening: answers }));
      await (isTabletFirst ? tablet : phone).sync();
      await (isTabletFirst ? phone : tablet).sync();
      expect(account.plan()).toEqual(newPlan(answers));
    }
  });
});

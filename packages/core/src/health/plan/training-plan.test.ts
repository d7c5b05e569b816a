import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysUntil, weekday } from '../../calendar/civil-date.ts';
import { plain, start } from './fixtures.ts';
import { clinicianStates, concernIds, type PlanSettings } from './plan-settings.ts';
import { adherenceOf, noPlanReasons, trainingPlan, weekAt } from './training-plan.ts';
import { datesOf } from './weeks.ts';

const settings = fc
  .record({
    days: fc.integer({ min: -20, max: 900 }),
    dailyMetres: fc.integer({ min: 0, max: 30_000 }),
    restWeekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 5 }),
    age: fc.option(fc.integer({ min: 18, max: 110 })),
    concerns: fc.subarray([...concernIds]),
    clinician: fc.constantFrom(...clinicianStates),
    missed: fc.uniqueArray(fc.integer({ min: 0, max: 900 }), { maxLength: 12 }),
  })
  .map(
    ({ days, missed, ...rest }): PlanSettings => ({
      ...rest,
      startsOn: start,
      departsOn: addDays(start, days),
      missedWeeks: missed.map((day) => addDays(start, day)),
      done: {},
    }),
  );

const rising = fc
  .record({ days: fc.integer({ min: 28, max: 150 }), dailyMetres: fc.integer({ min: 0, max: 6000 }) })
  .map(({ days, dailyMetres }): PlanSettings => ({ ...plain, dailyMetres, departsOn: addDays(start, days) }));

const planOf = (one: PlanSettings) => {
  const { plan } = trainingPlan(one);
  if (!plan) throw new Error('There is no plan');
  return plan;
};

const totalOf = (sessions: readonly { metres: number }[]) =>
  sessions.reduce((sum, { metres }) => sum + metres, 0);

const reasonOf = (change: Partial<PlanSettings>) => trainingPlan({ ...plain, ...change }).reason;
const extrasOf = (one: PlanSettings) =>
  new Set(planOf(one).weeks.flatMap(({ sessions }) => sessions.map(({ extra }) => extra)));

const weeksOff = (count: number, from: number) =>
  Array.from({ length: count }, (_, week) => addDays(start, 7 * (from + week)));

/** The weeks after which a plan from this level says that the time is enough. */
const weeksNeeded = (dailyMetres: number): number =>
  Array.from({ length: 100 }, (_, count) => count + 3).find(
    (count) => planOf({ ...plain, dailyMetres, departsOn: addDays(start, 7 * count) }).isEnough,
  ) ?? Number.NaN;

// With a lighter week after every three others. Rounding may cost an eighth more.
const atLeast = (dailyMetres: number): number => {
  const rises = Math.ceil(Math.log(planOf(plain).reached.long / dailyMetres) / Math.log(1.1));
  return 1 + rises + Math.floor(rises / 3) + 1;
};

describe('the training plan', () => {
  it('gives a plan or a reason for any settings', () => {
    fc.assert(
      fc.property(settings, (one) => {
        const { plan, reason } = trainingPlan(one);
        expect(plan === null ? noPlanReasons.includes(reason) : plan.weeks.length > 0).toBe(true);
      }),
    );
  });

  it('never rises more than a tenth above the highest week that was finished', () => {
    fc.assert(
      fc.property(settings, (one) => {
        const { plan } = trainingPlan(one);
        if (plan === null) return;
        const from = Math.max(700, one.dailyMetres);
        let day = from;
        let long = from;
        let total = from * (7 - one.restWeekdays.length);
        for (const week of plan.weeks) {
          expect(week.dayMetres).toBeLessThanOrEqual(day * 1.1 + 0.001);
          expect(week.longMetres).toBeLessThanOrEqual(long * 1.1 + 0.001);
          expect(totalOf(week.sessions)).toBeLessThanOrEqual(total * 1.1 + 0.001);
          if (week.isMissed) continue;
          day = Math.max(day, week.dayMetres);
          long = Math.max(long, week.longMetres);
          total = Math.max(total, totalOf(week.sessions));
        }
      }),
    );
  });

  it('has no session on a day of rest, before the start, or on the day of departure and after it', () => {
    fc.assert(
      fc.property(settings, (one) => {
        for (const week of trainingPlan(one).plan?.weeks ?? []) {
          for (const { date } of week.sessions) {
            expect(date >= one.startsOn && date < one.departsOn).toBe(true);
            expect(one.restWeekdays).not.toContain(((new Date(date).getUTCDay() + 6) % 7) + 1);
          }
        }
      }),
    );
  });

  it('has a lighter or missed week after at most three others', () => {
    fc.assert(
      fc.property(settings, (one) => {
        const { plan } = trainingPlan(one);
        if (plan === null || plan.isGentle) return;
        let inRow = 0;
        for (const { kind, isMissed } of plan.weeks) {
          inRow = isMissed || kind === 'rest' || kind === 'taper' ? 0 : inRow + 1;
          expect(inRow).toBeLessThanOrEqual(3);
        }
      }),
    );
  });

  it('ends in a lighter week', () => {
    const { weeks } = planOf(plain);
    const last = weeks.at(-1);
    expect(last?.kind).toBe('taper');
    expect(last?.dayMetres).toBeLessThan(weeks.at(-2)?.dayMetres ?? 0);
    expect(last?.sessions.at(-1)?.date).toBe(addDays(plain.departsOn, -2));
  });

  it('begins with a week of at least four days, within three days of the start or of the days of rest after it', () => {
    fc.assert(
      fc.property(settings, (one) => {
        const [first] = trainingPlan(one).plan?.weeks ?? [];
        if (!first) return;
        expect(daysUntil(first.firstDay, first.lastDay)).toBeGreaterThanOrEqual(3);
        const left = datesOf({ firstDay: one.startsOn, lastDay: addDays(first.firstDay, -1) });
        const isRest = (day: string) => one.restWeekdays.includes(weekday(day));
        expect(left.length <= 3 || left.every(isRest)).toBe(true);
      }),
    );
    expect(planOf({ ...plain, departsOn: addDays(start, 15) }).weeks[0]?.firstDay).toBe(addDays(start, 1));
    expect(planOf({ ...plain, departsOn: addDays(start, 18) }).weeks[0]?.firstDay).toBe(start);
  });

  it('begins at the present level, and reaches the load of Hajj if there is time', () => {
    const { weeks, reached, isEnough } = planOf(plain);
    expect(weeks).toHaveLength(16);
    expect(weeks[0]?.dayMetres).toBe(4_000);
    expect(isEnough).toBe(true);
    expect(reached.day).toBe(10_000);
    expect(weeks.map(({ kind }) => kind).slice(0, 5)).toEqual(['build', 'build', 'build', 'rest', 'build']);
  });

  it('says which level it reaches when the time is too short', () => {
    const { reached, isEnough } = planOf({ ...plain, departsOn: addDays(start, 28) });
    expect(isEnough).toBe(false);
    expect(reached).toEqual({ day: 4_800, long: 5_250 });
  });

  it('repeats the last level after a missed week', () => {
    const { weeks } = planOf({ ...plain, missedWeeks: [addDays(start, 14)] });
    expect(weeks.slice(1, 5).map(({ kind, isMissed }) => (isMissed ? 'missed' : kind))).toEqual([
      'build',
      'missed',
      'repeat',
      'build',
    ]);
    expect(weeks[3]?.dayMetres).toBe(weeks[1]?.dayMetres);
  });

  it('never plans a farther week than until then because one more week is missed', () => {
    fc.assert(
      fc.property(rising, fc.nat(), fc.array(fc.nat(), { maxLength: 4 }), (whole, choice, others) => {
        const { weeks = [] } = trainingPlan(whole).plan ?? {};
        const week = weeks[choice % weeks.length];
        if (!week) throw new Error('There is no week');
        // People mark weeks in their order.
        const before = weeks.filter(({ firstDay }) => firstDay < week.firstDay);
        const missed = others.flatMap((other) => before[other % before.length]?.firstDay ?? []);
        const missedWeeks = [...new Set(missed)].toSorted();
        const plan = planOf({ ...whole, missedWeeks });
        const after = planOf({ ...whole, missedWeeks: [...missedWeeks, week.firstDay] });
        let farthest = 0;
        for (const [index, { dayMetres }] of plan.weeks.entries()) {
          farthest = Math.max(farthest, dayMetres);
          expect(after.weeks[index]?.dayMetres).toBeLessThanOrEqual(farthest);
        }
        expect(after.weeks.at(-1)?.longMetres).toBeLessThanOrEqual(plan.weeks.at(-1)?.longMetres ?? 0);
      }),
      { numRuns: 500 },
    );
  });

  it('goes back further after three missed weeks', () => {
    const missedWeeks = [14, 21, 28].map((day) => addDays(start, day));
    const { weeks } = planOf({ ...plain, missedWeeks });
    expect(weeks[5]?.kind).toBe('repeat');
    expect(weeks[5]?.dayMetres).toBeLessThan((weeks[1]?.dayMetres ?? 0) * 0.81);
    expect(weeks[6]?.dayMetres).toBeLessThanOrEqual((weeks[5]?.dayMetres ?? 0) * 1.1);
  });

  it('rises again after any break, however low the level is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3_000 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 5 }),
        (dailyMetres, first, second) => {
          const missedWeeks = [...weeksOff(first, 2), ...weeksOff(second, 8)];
          const { weeks } = planOf({ ...plain, dailyMetres, missedWeeks, departsOn: addDays(start, 30 * 7) });
          const after = weeks.slice(8 + second, -1).filter(({ kind }) => kind === 'build');
          expect(after.at(-1)?.dayMetres).toBeGreaterThan((after[0]?.dayMetres ?? 0) * 1.5);
        },
      ),
    );
  });

  it('says that the time is enough as soon as rises of a tenth reach the load of Hajj', () => {
    for (const metres of [700, 1_000, 2_000, 4_000]) {
      expect(weeksNeeded(metres)).toBeLessThanOrEqual(atLeast(metres) * 1.125);
    }
  });

  it('shows only the present level to people who see a clinician first', () => {
    const { plan } = trainingPlan({ ...plain, concerns: ['heart'], clinician: 'not-needed' });
    expect(plan?.isGentle).toBe(true);
    const sessions = plan?.weeks.flatMap((week) => week.sessions) ?? [];
    expect(new Set(sessions.map(({ metres, kind, extra }) => `${metres} ${kind} ${extra}`))).toEqual(
      new Set(['4000 walk null']),
    );
    expect(trainingPlan({ ...plain, dailyMetres: 0, clinician: 'to-see' }).reason).toBe('clinicianFirst');
  });

  it('leaves warm hours to people below 65 without concerns', () => {
    expect(extrasOf(plain)).toEqual(new Set([null, 'stairs', 'bag', 'warm']));
    expect(extrasOf({ ...plain, age: 65 })).toEqual(new Set([null, 'stairs', 'bag']));
    expect(extrasOf({ ...plain, age: null })).toEqual(new Set([null, 'stairs', 'bag']));
    expect(extrasOf({ ...plain, concerns: ['kidney'], clinician: 'cleared' }).has('warm')).toBe(false);
  });

  it('gives the reason why there is no plan', () => {
    expect(reasonOf({ departsOn: start })).toBe('past');
    expect(reasonOf({ departsOn: addDays(start, 6) })).toBe('tooShort');
    expect(reasonOf({ departsOn: addDays(start, 800) })).toBe('tooFar');
    expect(reasonOf({ departsOn: 'soon' })).toBe('invalid');
    expect(reasonOf({ dailyMetres: Number.NaN })).toBe('invalid');
  });

  it('finds the week of a day', () => {
    const plan = planOf(plain);
    expect(weekAt(plan, addDays(start, -3))?.number).toBe(1);
    expect(weekAt(plan, addDays(start, 7))?.number).toBe(2);
    expect(weekAt(plan, addDays(start, 400))?.number).toBe(16);
  });

  it('counts the share of the sessions that were done', () => {
    const plan = planOf(plain);
    expect(adherenceOf(plan, {}, start)).toBeNull();
    const done = { [`day:${start}`]: start };
    expect(adherenceOf(plan, done, addDays(start, 2))).toBe(0.5);
    const ill = planOf({ ...plain, missedWeeks: [start, addDays(start, 7)] });
    expect(adherenceOf(ill, {}, addDays(start, 14))).toBeNull();
    expect(adherenceOf(ill, {}, addDays(start, 15))).toBe(0);
  });
});

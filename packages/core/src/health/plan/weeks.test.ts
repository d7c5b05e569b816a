import { describe, expect, it } from 'vitest';
import { addDays } from '../../calendar/civil-date.ts';
import { plain, start } from './fixtures.ts';
import type { PlanSettings } from './plan-settings.ts';
import { outcomeOf, trainingPlan } from './training-plan.ts';

const planOf = (changed: Partial<PlanSettings>) => {
  const { plan } = trainingPlan({ ...plain, ...changed });
  if (!plan) throw new Error('There is no plan');
  return plan;
};

describe('the first week', () => {
  it('has a session, however short it is and whichever days are for rest', () => {
    for (const restWeekdays of [[1, 2, 3, 4, 5], [1, 2, 5, 6, 7], [3, 4, 5, 6, 7], [2], []]) {
      for (let days = 7; days < 50; days += 1) {
        const { weeks } = planOf({ restWeekdays, departsOn: addDays(start, days) });
        expect(weeks.filter(({ sessions }) => sessions.length === 0)).toEqual([]);
      }
    }
  });

  it('is left out if it has only days of rest', () => {
    const { weeks } = planOf({ restWeekdays: [1, 2, 3, 4, 5], departsOn: addDays(start, 4 + 6 * 7) });
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toMatchObject({ number: 1, firstDay: addDays(start, 4) });
  });
});

describe('a missed week', () => {
  it.each([-3, -2, -1, 1, 2, 3])('keeps most of its days if departure moves by %i days', (days) => {
    const first = addDays(start, 14);
    const { weeks } = planOf({ departsOn: addDays(plain.departsOn, days), missedWeeks: [first] });
    const missed = weeks.filter(({ isMissed }) => isMissed);
    expect(missed.map(({ firstDay }) => firstDay)).toEqual([addDays(first, days)]);
  });

  it('reaches no distance if all weeks are missed', () => {
    const missed = planOf({ missedWeeks: planOf({}).weeks.map(({ firstDay }) => firstDay) });
    expect(missed.reached).toEqual({ day: 0, long: 0 });
    expect(outcomeOf(missed)).toBe('missed');
    const others = [planOf({}), planOf({ departsOn: addDays(start, 28) }), planOf({ clinician: 'to-see' })];
    expect(others.map(outcomeOf)).toEqual(['enough', 'short', 'gentle']);
  });
});

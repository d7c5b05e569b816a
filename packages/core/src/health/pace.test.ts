import { expect, it } from 'vitest';
import { walkOf } from './heat/walking.ts';
import { paceOf } from './pace.ts';
import { trainingPlan } from './plan/training-plan.ts';

it('is 4 km an hour, and slower from 80 on, as published', () => {
  const metresAnHour = [null, 20, 65, 79, 80, 99].map((age) => Math.round(paceOf(age) * 60));
  expect(metresAnHour).toEqual([4_000, 4_000, 4_000, 4_000, 3_384, 3_384]);
});

it.each([65, 85])('is the same in the training plan and in the heat planner at the age of %i', (age) => {
  const { plan } = trainingPlan({
    startsOn: '2027-01-01',
    departsOn: '2027-05-14',
    dailyMetres: 6_000,
    restWeekdays: [5],
    age,
    concerns: [],
    clinician: 'not-needed',
    missedWeeks: [],
    done: {},
  });
  const session = plan?.weeks[0]?.sessions[0];
  // A night has no rests.
  const night = Array.from({ length: 24 }, (_, hour) => ({
    hour,
    temperatureC: 25,
    humidity: 40,
    heatIndexC: 25,
    wbgtC: null,
    sunAltitudeDegrees: -20,
    isSunUp: false,
    category: 'none' as const,
    rating: 'best' as const,
    restMinutesAnHour: 0,
  }));
  const { walkingMinutes } = walkOf({ kilometres: (session?.metres ?? 0) / 1000, age }, night, 0);
  expect(Math.abs(walkingMinutes - (session?.minutes ?? 0))).toBeLessThanOrEqual(2.5);
});

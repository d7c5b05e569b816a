import { firstRecordedDay } from '@manasik/core/calendar/civil-date';
import {
  type ConcernId,
  clinicianStates,
  concernIds,
  planLimits,
  sessionIdPattern,
} from '@manasik/core/health/plan/plan-settings';
import { z } from 'zod';
import { CivilDate } from './fields.ts';
import { routeWith } from './route.ts';

export const errors = { 'health.planChanged': 409 } as const;
const route = routeWith(errors);

const isSorted = (list: readonly (number | string)[]): boolean =>
  list.every((one, index) => index === 0 || one > (list[index - 1] ?? one));
const format = { params: { code: 'format' } };

const SessionId = z.string().max(20).regex(sessionIdPattern);
const hasAtMost =
  (most: number) =>
  (record: object): boolean =>
    Object.keys(record).length <= most;
const tooLong = { params: { code: 'tooLong' } };

export const HealthPlan = z
  .strictObject({
    startsOn: CivilDate,
    departsOn: CivilDate,
    dailyMetres: z.int().min(0).max(planLimits.dailyMetres),
    restWeekdays: z.array(z.int().min(1).max(7)).max(planLimits.restWeekdays).refine(isSorted, format),
    age: z.int().min(planLimits.youngest).max(planLimits.oldest).nullable(),
    concerns: z.array(z.enum(concernIds)).max(concernIds.length),
    clinician: z.enum(clinicianStates),
    missedWeeks: z.array(CivilDate).max(planLimits.missedWeeks).refine(isSorted, format),
    done: z.record(SessionId, CivilDate).refine(hasAtMost(planLimits.done), tooLong),
    /** When each tick was last changed, in ms since 1970, including ticks that were taken back. */
    changedAt: z
      .record(SessionId, z.int().min(0))
      .refine(hasAtMost(2 * planLimits.done), tooLong)
      .optional(),
    /** How many plans were deleted before this one was made. */
    deletedPlans: z.int().min(1).optional(),
  })
  .refine(({ startsOn, departsOn }) => startsOn <= departsOn, {
    path: ['departsOn'],
    params: { code: 'tooSmall' },
  });
export type HealthPlan = z.output<typeof HealthPlan>;

const inOrder = (concerns: readonly ConcernId[]): boolean =>
  isSorted(concerns.map((id) => concernIds.indexOf(id)));

/** A plan to store. Stored plans stay readable when a rule is added. */
const NewHealthPlan = HealthPlan.refine(({ startsOn }) => startsOn >= firstRecordedDay, {
  path: ['startsOn'],
  params: { code: 'tooSmall' },
})
  .refine(({ concerns }) => inOrder(concerns), { path: ['concerns'], ...format })
  .refine(({ concerns, clinician }) => concerns.length === 0 || clinician !== 'not-needed', {
    path: ['clinician'],
    ...format,
  });

export const getHealthPlan = route({
  method: 'GET',
  path: '/api/health/plan',
  summary: "The settings of the user's training plan; null without one",
  access: 'user',
  reply: z.strictObject({ plan: HealthPlan.nullable() }),
});

export const putHealthPlan = route({
  method: 'PUT',
  path: '/api/health/plan',
  limit: { most: 300, windowSeconds: 3600 },
  /** Two plans with as many ticks as the limits allow. */
  bodyBytes: 192 * 1024,
  summary: "Replace the user's training plan, unless it is no longer `base`; null deletes it",
  access: 'user',
  body: z.strictObject({
    plan: NewHealthPlan.nullable(),
    /** The plan that was read before the change; null if there was none. Without it, any plan is replaced or deleted. */
    base: HealthPlan.nullable().optional(),
  }),
  reply: z.strictObject({ plan: HealthPlan.nullable() }),
  errors: ['health.planChanged'],
});

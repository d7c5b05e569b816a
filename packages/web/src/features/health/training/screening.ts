import { concernIds, type PlanSettings } from '@manasik/core/health/plan/plan-settings';
import { seesClinicianFirst } from '@manasik/core/health/plan/training-plan';

/** The answers to the questions about health. */
export type Screening = Pick<PlanSettings, 'concerns' | 'clinician'>;

/** True if these answers show the whole plan, where those before showed only the present level. */
export const opens = (before: Screening | null, after: Screening): boolean =>
  (before === null || seesClinicianFirst(before)) && !seesClinicianFirst(after);

/** All concerns of both. A clinician who agreed before did not know of one that `more` adds. */
export function combinedScreening(known: Screening | null, more: Screening | null): Screening | null {
  if (known === null || more === null) return known ?? more;
  if (more.concerns.every((id) => known.concerns.includes(id))) return known;
  const concerns = concernIds.filter((id) => known.concerns.includes(id) || more.concerns.includes(id));
  return { concerns, clinician: 'to-see' };
}

import type { needIds } from '@manasik/content/health/schema';
import type { ConcernId } from '@manasik/core/health/plan/plan-settings';

type Need = (typeof needIds)[number];

// Of several illnesses, the one whose diet has the strictest limits comes first.
const needs = [
  { concern: 'kidney', need: 'kidney' },
  { concern: 'diabetes-insulin', need: 'diabetes' },
  { concern: 'blood-pressure', need: 'pressure' },
] as const satisfies readonly { concern: ConcernId; need: Need }[];

/** The day plan for the illnesses that a person ticked; the general one without any of ours. */
export const ownNeed = (concerns: readonly ConcernId[]): Need =>
  needs.find(({ concern }) => concerns.includes(concern))?.need ?? 'general';

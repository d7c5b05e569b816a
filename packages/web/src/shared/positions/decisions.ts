import { keep } from '../../platform/storage/kept.ts';
import { type Decision, isDecisions } from './sharing-rules.ts';

/**
 * Also used by `app/entry-browser.tsx` and `stop-if-sharing.ts`, which load the rest of sharing only if there is a
 * decision.
 */
const decisionsName = 'manasik-sharing';

const kept = keep(decisionsName, isDecisions);

export const decisionOf = (owner: string | undefined): Decision | undefined =>
  owner === undefined ? undefined : kept.get()?.[owner];

export function useDecision(owner: string | undefined): Decision | undefined {
  const all = kept.use();
  return owner === undefined ? undefined : all?.[owner];
}

/** Stores the decision of `owner`; undefined when nothing is left to do. */
export function decide(owner: string, decision: Decision | undefined): void {
  kept.change((all) => {
    const { [owner]: _mine, ...others } = all ?? {};
    if (decision) return { ...others, [owner]: decision };
    return Object.keys(others).length > 0 ? others : null;
  });
}

/** Sharing ends when a person signs out. What the server has not received waits until they return. */
export function stopAll(): void {
  kept.change((all) => {
    if (!all || Object.values(all).every(({ state }) => state === 'stopping')) return all;
    return Object.fromEntries(Object.keys(all).map((owner) => [owner, { state: 'stopping' }]));
  });
}

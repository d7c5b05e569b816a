import type { Decision } from './decision.ts';

const mostNear = 3;

/**
 * The decision on a question in another language than that in which it was read, because the texts of its own are not on
 * the device. Its words may resemble others by chance, so only an emergency, which is recognised in all languages, is kept.
 */
export function inOtherLanguage(decision: Decision): Decision {
  if (decision.kind === 'redFlag') return decision;
  const { kind, language, agentType, hasSign = false } = decision;
  const ids = kind === 'passages' ? decision.passages : kind === 'unknown' ? decision.near : [];
  return {
    kind: 'unknown',
    missing: 'other-language',
    near: ids.slice(0, mostNear),
    language,
    agentType,
    hasSign,
  };
}

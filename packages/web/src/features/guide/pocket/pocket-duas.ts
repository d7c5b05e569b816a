import type { Rite } from '@manasik/content/guide/schema';
import type { GuideChoices } from '@manasik/core/guide/rites';
import { ownParts } from '../rites/own-parts.ts';

/**
 * The duas of each rite for paper, which is scarce: each appears where it is first said, and those for other pilgrims are
 * omitted.
 */
export function firstSaid(
  rites: readonly Pick<Rite, 'id' | 'steps' | 'duas'>[],
  choices: GuideChoices,
): Map<Rite['id'], string[]> {
  const printed = new Set<string>();
  const notOwn = (rite: Pick<Rite, 'steps'>) => {
    const ownSteps = ownParts(rite.steps, choices);
    const own = new Set(ownSteps.flatMap((step) => step.duas ?? []));
    const all = rite.steps.flatMap((step) => step.duas ?? []);
    return new Set(all.filter((id) => !own.has(id)));
  };
  return new Map(
    rites.map((rite) => {
      const left = notOwn(rite);
      const inSteps = rite.steps.flatMap((step) => step.duas ?? []);
      const ids = [...new Set([...inSteps, ...rite.duas])].filter((id) => !left.has(id) && !printed.has(id));
      for (const id of ids) printed.add(id);
      return [rite.id, ids];
    }),
  );
}

/** The duas that no rite or step has: those for the journey and for times of need. */
export function ofNoRite(
  rites: readonly Pick<Rite, 'steps' | 'duas'>[],
  duas: readonly { readonly id: string }[],
): string[] {
  const linked = new Set(
    rites.flatMap((rite) => [...rite.duas, ...rite.steps.flatMap((step) => step.duas ?? [])]),
  );
  return duas.map(({ id }) => id).filter((id) => !linked.has(id));
}

import type { Rite } from '@manasik/content/guide/schema';
import type { GuideChoices } from '@manasik/core/guide/rites';
import { ownParts } from '../rites/own-parts.ts';

/**
 * The duas of each rite for paper, which is scarce: each stands where it is first said, and what is only for others
 * is left out.
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

/** The duas that no rite has, its own and those of its steps: they are for the journey and for need. */
export function ofNoRite(
  rites: readonly Pick<Rite, 'steps' | 'duas'>[],
  duas: readonly { readonly id: string }[],
): string[] {
  const linked = new Set(
    rites.flatMap((rite) => [...rite.duas, ...rite.steps.flatMap((step) => step.duas ?? [])]),
  );
  return duas.map(({ id }) => id).filter((id) => !linked.has(id));
}

import { knownAllergies, knownConditions, knownNeeds } from '@manasik/core/health/medical-card';

/** What can be ticked on the card, with the key of its words. */
export const knownWords = {
  conditions: knownConditions.map((id) => ({ id, words: `known.conditions.${id}` as const })),
  allergies: knownAllergies.map((id) => ({ id, words: `known.allergies.${id}` as const })),
  needs: knownNeeds.map((id) => ({ id, words: `known.needs.${id}` as const })),
};

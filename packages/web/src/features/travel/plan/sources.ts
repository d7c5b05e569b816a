import sourcesFile from '@manasik/content/travel/sources.json';
import type { TravelSource } from '@manasik/content/travel/schema';
import type { StepId } from '@manasik/core/travel/timeline';

const sources: Readonly<Record<keyof typeof sourcesFile, TravelSource>> = sourcesFile;

/** The sources of the rules behind the steps; a step without one is advice. */
const ofSteps: Partial<Record<StepId, readonly (keyof typeof sourcesFile)[]>> = {
  passport: ['passport'],
  book: ['hajj-visa'],
  visa: ['hajj-offices'],
  fitness: ['hajj-offices'],
  doctor: ['doctor'],
  medicines: ['medicines'],
  copies: ['copies'],
  card: ['nusuk-card'],
  vaccines: ['vaccines', 'vaccines-days'],
};

export const sourcesOfStep = (id: StepId): TravelSource[] => (ofSteps[id] ?? []).map((name) => sources[name]);

/** Checks to make before paying, each with its source. */
export const fraudPoints = [
  { id: 'licensed', source: sources['hajj-visa'] },
  { id: 'visa', source: sources['hajj-visa'] },
  { id: 'permit', source: sources['hajj-offices'] },
  { id: 'advert', source: sources['nusuk-scams'] },
  { id: 'writing', source: sources['police-payment'] },
  { id: 'payment', source: sources['police-payment'] },
  { id: 'price', source: sources['police-price'] },
] as const;

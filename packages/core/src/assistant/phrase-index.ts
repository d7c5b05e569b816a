import { featureCount, type Features } from './features.ts';

/** An example of how people ask for something. */
export interface Phrase {
  /** What is asked for. */
  readonly id: string;
  readonly features: Features;
}

export interface PhraseIndex {
  /** How similar a question is to the phrases of each id: their cosines, highest first, at most `most` for each id. */
  readonly similarities: (question: Features, most: number) => ReadonlyMap<string, readonly number[]>;
}

/** Compares questions with phrases by the cosine of their features, in which rare features weigh more (TF-IDF). */
export function createPhraseIndex(phrases: readonly Phrase[]): PhraseIndex {
  const uses = new Uint32Array(featureCount + 1);
  for (const { features } of phrases) for (const feature of features.keys()) uses[feature + 1]! += 1;
  const rarity = (feature: number): number => Math.log(1 + phrases.length / (1 + (uses[feature + 1] ?? 0)));
  const rarities = Float32Array.from({ length: featureCount }, (_, feature) => rarity(feature));
  // Where the phrases of each feature begin in the lists below.
  const starts = new Uint32Array(featureCount + 1);
  for (let feature = 0; feature < featureCount; feature++)
    starts[feature + 1] = starts[feature]! + uses[feature + 1]!;
  const filled = starts.slice();
  const phraseOf = new Uint16Array(starts[featureCount]!);
  const weightOf = new Float32Array(starts[featureCount]!);
  phrases.forEach(({ features }, at) => {
    const length = lengthOf(features, rarities);
    for (const [feature, weight] of features) {
      const place = filled[feature]!++;
      phraseOf[place] = at;
      weightOf[place] = (weight * rarities[feature]!) / length;
    }
  });
  const ids = phrases.map(({ id }) => id);

  return {
    similarities: (question, most) => {
      const scores = new Float32Array(phrases.length);
      const length = lengthOf(question, rarities);
      for (const [feature, weight] of question) {
        const share = (weight * rarities[feature]!) / length;
        for (let place = starts[feature]!; place < starts[feature + 1]!; place++)
          scores[phraseOf[place]!]! += share * weightOf[place]!;
      }
      const found = new Map<string, number[]>();
      scores.forEach((score, at) => {
        if (score <= 0) return;
        const id = ids[at]!;
        const known = found.get(id);
        if (!known) found.set(id, [score]);
        else keepHighest(known, score, most);
      });
      return found;
    },
  };
}

function keepHighest(highest: number[], score: number, most: number): void {
  let at = highest.length;
  while (at > 0 && highest[at - 1]! < score) at--;
  highest.splice(at, 0, score);
  if (highest.length > most) highest.pop();
}

const lengthOf = (features: Features, rarities: Float32Array): number => {
  let sum = 0;
  for (const [feature, weight] of features) sum += (weight * rarities[feature]!) ** 2;
  return Math.sqrt(sum) || 1;
};

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

// Typed arrays have no holes; the compiler does not know that an index is within bounds.
const at = (numbers: Uint32Array | Uint16Array | Float32Array, index: number): number => numbers[index] ?? 0;

/** Compares questions with phrases by the cosine of their features, in which rare features weigh more (TF-IDF). */
export function createPhraseIndex(phrases: readonly Phrase[]): PhraseIndex {
  const uses = new Uint32Array(featureCount);
  for (const { features } of phrases)
    for (const feature of features.keys()) uses[feature] = at(uses, feature) + 1;
  const rarities = Float32Array.from(uses, (count) => Math.log(1 + phrases.length / (1 + count)));

  // The phrases of all features in one list; `starts` says where those of each feature begin.
  const starts = new Uint32Array(featureCount + 1);
  for (let feature = 0; feature < featureCount; feature++)
    starts[feature + 1] = at(starts, feature) + at(uses, feature);
  const free = starts.slice();
  const phraseAt = new Uint16Array(at(starts, featureCount));
  const weightAt = new Float32Array(at(starts, featureCount));
  for (const [number, { features }] of phrases.entries()) {
    const length = lengthOf(features, rarities);
    for (const [feature, weight] of features) {
      const place = at(free, feature);
      free[feature] = place + 1;
      phraseAt[place] = number;
      weightAt[place] = (weight * at(rarities, feature)) / length;
    }
  }
  const ids = phrases.map(({ id }) => id);

  return {
    similarities: (question, most) => {
      const scores = new Float32Array(phrases.length);
      const length = lengthOf(question, rarities);
      for (const [feature, weight] of question) {
        const share = (weight * at(rarities, feature)) / length;
        const end = at(starts, feature + 1);
        for (let place = at(starts, feature); place < end; place++) {
          const phrase = at(phraseAt, place);
          scores[phrase] = at(scores, phrase) + share * at(weightAt, place);
        }
      }
      const found = new Map<string, number[]>();
      for (const [phrase, id] of ids.entries()) {
        const score = at(scores, phrase);
        if (score <= 0) continue;
        const known = found.get(id);
        if (known) keepHighest(known, score, most);
        else found.set(id, [score]);
      }
      return found;
    },
  };
}

function keepHighest(highest: number[], score: number, most: number): void {
  const place = highest.findIndex((each) => each < score);
  if (place >= 0) highest.splice(place, 0, score);
  else highest.push(score);
  if (highest.length > most) highest.pop();
}

function lengthOf(features: Features, rarities: Float32Array): number {
  let sum = 0;
  for (const [feature, weight] of features) sum += (weight * at(rarities, feature)) ** 2;
  return Math.sqrt(sum) || 1;
}

import { type Features, valueAt } from './feature-sum.ts';
import { featureCount } from './features.ts';

/** An example of how people ask for something. */
export interface Phrase {
  /** The id of the thing that is asked for. */
  readonly id: string;
  readonly features: Features;
}

export interface PhraseIndex {
  /** The similarity of a question to the phrases of each id: cosines, highest first, at most `most` for each id. */
  readonly similarities: (question: Features, most: number) => ReadonlyMap<string, readonly number[]>;
}

/** Compares questions with phrases by the cosine of their features, in which rare features weigh more (TF-IDF). */
export function createPhraseIndex(phrases: readonly Phrase[]): PhraseIndex {
  const uses = new Uint32Array(featureCount);
  for (const { features } of phrases)
    for (const feature of features.numbers) uses[feature] = valueAt(uses, feature) + 1;
  const rarities = new Float32Array(featureCount);
  for (let feature = 0; feature < featureCount; feature++)
    rarities[feature] = Math.log(1 + phrases.length / (1 + valueAt(uses, feature)));

  // The phrases of all features in one list; `starts` says where those of each feature begin.
  const starts = new Uint32Array(featureCount + 1);
  for (let feature = 0; feature < featureCount; feature++)
    starts[feature + 1] = valueAt(starts, feature) + valueAt(uses, feature);
  const free = starts.slice();
  const phraseAt = new Uint16Array(valueAt(starts, featureCount));
  const weightAt = new Float32Array(valueAt(starts, featureCount));
  for (const [number, { features }] of phrases.entries()) {
    const length = lengthOf(features, rarities);
    for (let index = 0; index < features.numbers.length; index++) {
      const feature = valueAt(features.numbers, index);
      const place = valueAt(free, feature);
      free[feature] = place + 1;
      phraseAt[place] = number;
      weightAt[place] = (valueAt(features.weights, index) * valueAt(rarities, feature)) / length;
    }
  }
  const ids = phrases.map(({ id }) => id);

  return {
    similarities: (question, most) => {
      const scores = new Float32Array(phrases.length);
      const length = lengthOf(question, rarities);
      for (let index = 0; index < question.numbers.length; index++) {
        const feature = valueAt(question.numbers, index);
        const share = (valueAt(question.weights, index) * valueAt(rarities, feature)) / length;
        const end = valueAt(starts, feature + 1);
        for (let place = valueAt(starts, feature); place < end; place++) {
          const phrase = valueAt(phraseAt, place);
          scores[phrase] = valueAt(scores, phrase) + share * valueAt(weightAt, place);
        }
      }
      const found = new Map<string, number[]>();
      for (const [phrase, id] of ids.entries()) {
        const score = valueAt(scores, phrase);
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
  else if (highest.length < most) highest.push(score);
  if (highest.length > most) highest.pop();
}

function lengthOf({ numbers, weights }: Features, rarities: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < numbers.length; index++)
    sum += (valueAt(weights, index) * valueAt(rarities, valueAt(numbers, index))) ** 2;
  return Math.sqrt(sum) || 1;
}

import { readFileSync, writeFileSync } from 'node:fs';
import { createLatinReader, type LatinLists } from '@manasik/core/assistant/latin-letters/latin-words';
import { type EncodedModel, encodeLinearModel } from '@manasik/core/assistant/red-flags/linear-model';
import { languageCodes } from '@manasik/core/text/languages';
import { fitFeatures } from '../red-flags/fit.ts';
import { readForeign, readLines, readNeutral } from './lines.ts';
import { modelFile as languagesFile } from './train.ts';

const steps = 7;

// There are far fewer lines in other languages than in Manasik's own.
const shareOfForeign = 4;

/** Learns whether a line is in a language that Manasik does not have. Uses the words and parts that `train.ts` has chosen. */
export function trainForeign(own: readonly string[], foreign: readonly string[]): EncodedModel {
  const lists: LatinLists = JSON.parse(readFileSync(languagesFile, 'utf8'));
  const { featuresOf } = createLatinReader(lists);
  const size = `${lists.words} ${lists.parts}`.split(' ').length;
  const examples = [
    ...own.map((text) => ({ isPositive: false, share: 1, features: featuresOf(text) })),
    ...foreign.map((text) => ({ isPositive: true, share: shareOfForeign, features: featuresOf(text) })),
  ].filter(({ features }) => features.numbers.length > 0);
  return encodeLinearModel(fitFeatures(examples, size, steps));
}

export const modelFile = new URL(
  '../../core/src/assistant/latin-letters/foreign-model.json',
  import.meta.url,
);

// `node packages/content/latin-letters/train-foreign.ts` writes the model.
if (import.meta.main) {
  const lines = readLines();
  const own = [...languageCodes.flatMap((language) => lines[language]), ...readNeutral()];
  writeFileSync(modelFile, `${JSON.stringify(trainForeign(own, readForeign('learned')), null, 2)}\n`);
}

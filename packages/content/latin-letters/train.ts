import { writeFileSync } from 'node:fs';
import type { LatinLettersModel } from '@manasik/core/assistant/latin-letters/latin-language';
import { createLatinReader } from '@manasik/core/assistant/latin-letters/latin-words';
import { type EncodedModel, encodeLinearModel } from '@manasik/core/assistant/red-flags/linear-model';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { fitFeatures } from '../red-flags/fit.ts';
import { chooseLists } from './choose-lists.ts';
import { type Lines, readLines, readNeutral } from './lines.ts';

// With more, the model is larger and recognises no more.
const steps = 7;

// Languages with other letters have fewer lines in Latin ones. Each counts as many, but no line more than a few.
const linesOfLanguage = 2500;
const greatestShare = 4;
const shareOfNeutral = 2;

/**
 * Learns for each language whether a line is in it. The same lines always give the same model.
 * @param neutral lines in none of the languages
 */
export function train(lines: Lines, neutral: readonly string[]): LatinLettersModel {
  const lists = chooseLists(lines);
  const { featuresOf } = createLatinReader(lists);
  const size = `${lists.words} ${lists.parts}`.split(' ').length;
  const examples = [
    ...languageCodes.flatMap((language) => {
      const share = Math.min(greatestShare, linesOfLanguage / lines[language].length);
      return lines[language].map((text) => ({ language, share, features: featuresOf(text) }));
    }),
    ...neutral.map((text) => ({ language: null, share: shareOfNeutral, features: featuresOf(text) })),
  ].filter(({ features }) => features.numbers.length > 0);
  const modelOf = (wanted: Language): EncodedModel =>
    encodeLinearModel(
      fitFeatures(
        examples.map(({ language, share, features }) => ({
          isPositive: language === wanted,
          share,
          features,
        })),
        size,
        steps,
      ),
    );
  const languages = languageCodes.map((language) => [language, modelOf(language)] as const);
  // Object.fromEntries loses the key types.
  return { ...lists, languages: Object.fromEntries(languages) as LatinLettersModel['languages'] };
}

export const modelFile = new URL('../../core/src/assistant/latin-letters/model.json', import.meta.url);

// `node packages/content/latin-letters/train.ts` writes the model.
if (import.meta.main)
  writeFileSync(modelFile, `${JSON.stringify(train(readLines(), readNeutral()), null, 2)}\n`);

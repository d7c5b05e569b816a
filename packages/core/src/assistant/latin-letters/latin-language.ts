import type { Language } from '../../text/languages.ts';
import type { Features } from '../feature-sum.ts';
import { weigh } from '../red-flags/classifier-features.ts';
import { decodeLinearModel, type EncodedModel, type LinearModel } from '../red-flags/linear-model.ts';
import { createLatinReader, latinWords, type LatinLists } from './latin-words.ts';

/** What `packages/content/latin-letters/train.ts` learns from the questions of all languages. */
export interface LatinLettersModel extends LatinLists {
  /** For each language, whether a text in Latin letters is in it. */
  readonly languages: Readonly<Record<Language, EncodedModel>>;
}

/**
 * Log odds. Names and prayers are not `likely` to be in any language. That of the page has to be `unlikely`, as it is not
 * with a few foreign words, and the other language has to be this far ahead of it.
 */
const thresholds = { likely: 0, unlikely: -2, lead: 4.5, foreign: 0, none: -1 };

// Two words could be a city or a person.
const fewestWords = 3;
const fewestTelling = 2;

export interface LatinLanguages {
  /** The language of the page, unless another of Manasik's languages is much likelier. */
  readonly languageOf: (text: string, page: Language) => Language;
  /** Whether a text is likely to be in a language that Manasik does not have, and in none that it has. */
  readonly isForeign: (text: string) => boolean;
  /** Whether no language that Manasik has is likely. Names and prayers are in none either. */
  readonly isInNone: (text: string) => boolean;
}

const oddsOf = ({ bias, scale, weights }: LinearModel, features: Features): number =>
  bias + scale * weigh(weights, features);

const bestOf = (known: readonly Known[]): Known =>
  known.reduce((one, other) => (other.odds > one.odds ? other : one));

/**
 * Recognises the language of a text in Latin letters, also of one that is usually written in others.
 * @param foreignModel whether a text is in none of Manasik's languages (`packages/content/latin-letters/train-foreign.ts`)
 */
export function createLatinLanguages(model: LatinLettersModel, foreignModel: EncodedModel): LatinLanguages {
  const { featuresOf, tellingWords } = createLatinReader(model);
  // Object.entries loses the key types.
  const entries = Object.entries(model.languages) as [Language, EncodedModel][];
  const models = entries.map(([language, encoded]) => ({ language, model: decodeLinearModel(encoded) }));
  const foreign = decodeLinearModel(foreignModel);
  const isTooShort = (text: string): boolean =>
    latinWords(text).length < fewestWords || tellingWords(text).length < fewestTelling;
  const knownOf = (features: Features): Known[] =>
    models.map(({ language, model: ofLanguage }) => ({ language, odds: oddsOf(ofLanguage, features) }));
  const mayBeForeign = (features: Features): boolean => oddsOf(foreign, features) >= thresholds.foreign;
  return {
    languageOf: (text, page) => {
      if (isTooShort(text)) return page;
      const features = featuresOf(text);
      if (mayBeForeign(features)) return page;
      const known = knownOf(features);
      const ofPage = known.find(({ language }) => language === page)?.odds ?? 0;
      const best = bestOf(known);
      const { likely, unlikely, lead } = thresholds;
      const isOther = best.odds >= likely && ofPage <= unlikely && best.odds >= ofPage + lead;
      return isOther ? best.language : page;
    },
    isInNone: (text) => !isTooShort(text) && bestOf(knownOf(featuresOf(text))).odds < thresholds.none,
    isForeign: (text) => {
      if (isTooShort(text)) return false;
      const features = featuresOf(text);
      return mayBeForeign(features) && bestOf(knownOf(features)).odds < thresholds.likely;
    },
  };
}

interface Known {
  readonly language: Language;
  readonly odds: number;
}

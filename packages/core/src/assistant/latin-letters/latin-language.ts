import type { Language } from '../../text/languages.ts';
import { weigh } from '../red-flags/classifier-features.ts';
import { decodeLinearModel, type EncodedModel } from '../red-flags/linear-model.ts';
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
const thresholds = { likely: 0, unlikely: -2, lead: 4.5 };

// Two words could be a city or a person.
const fewestWords = 3;
const fewestTelling = 2;

/**
 * Recognises the language of a text in Latin letters, also of one that is usually written in others. The language of the
 * page is the answer unless another is much likelier.
 */
export function createLatinLanguageOf(model: LatinLettersModel): (text: string, page: Language) => Language {
  const { featuresOf, tellingWords } = createLatinReader(model);
  // Object.entries loses the key types.
  const entries = Object.entries(model.languages) as [Language, EncodedModel][];
  const models = entries.map(([language, encoded]) => ({ language, ...decodeLinearModel(encoded) }));
  return (text, page) => {
    if (latinWords(text).length < fewestWords || tellingWords(text).length < fewestTelling) return page;
    const features = featuresOf(text);
    const known = models.map(({ language, bias, scale, weights }) => ({
      language,
      odds: bias + scale * weigh(weights, features),
    }));
    const ofPage = known.find(({ language }) => language === page)?.odds ?? 0;
    const best = known.reduce((one, other) => (other.odds > one.odds ? other : one));
    const { likely, unlikely, lead } = thresholds;
    const isOther = best.odds >= likely && ofPage <= unlikely && best.odds >= ofPage + lead;
    return isOther ? best.language : page;
  };
}

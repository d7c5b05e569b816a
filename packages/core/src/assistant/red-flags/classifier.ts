import { type RedFlag, redFlags } from '../agents.ts';
import { createClassifierFeatures, weigh } from './classifier-features.ts';
import { decodeLinearModel, type EncodedModel } from './linear-model.ts';
import { clausesOf, partsOf } from './text-parts.ts';

/** What `packages/content/red-flags/train.ts` learns from the sentences of all languages. */
export interface RedFlagModel {
  /** A digest of the examples, by which a test finds a model of older ones. */
  readonly examples: string;
  /** Someone needs help now. */
  readonly emergency: EncodedModel;
  /** The kind of an emergency. */
  readonly flags: Readonly<Record<RedFlag, EncodedModel>>;
}

/**
 * Log odds that someone needs help now. From `alarm` a text gets nothing but the alarm. From `sign` its reply begins with
 * whom to call, and answers the question. Below `harmless` it does not, even if nothing answers the question.
 */
const thresholds = { alarm: 0.6, sign: -2.1, harmless: -3 };
/** A cry such as "Help!" has few features, so its odds are low. */
const cry = { words: 3, alarm: 0 };
// A sentence before a question often sounds worse alone: "My mother cannot stand. May she throw sitting?"
const thresholdsOfPart = { alarm: 1.5, sign: 0 };
/** From this, the reply begins with whom to call. */
const signOfClause = 0;

/** Log odds of a kind. Below, the reply only says whom to call: advice for another illness may harm. */
const leastOfKind = -1.5;

export interface Judgement {
  /** Null if no one seems to need help now. */
  readonly redFlag: RedFlag | null;
  /** Someone may need help. True with a red flag, too. */
  readonly hasSign: boolean;
  readonly isHarmless: boolean;
}

export interface RedFlagClassifier {
  readonly judge: (text: string) => Judgement;
}

/** Recognises in all languages, and in texts that mix them, that someone needs help now. */
export function createRedFlagClassifier({ emergency, flags }: RedFlagModel): RedFlagClassifier {
  const scoreOf = createScores({ emergency });
  const scoresOf = createScores(flags);
  const kindOf = (text: string): RedFlag => {
    const scores = scoresOf(text);
    const likeliest = redFlags.reduce((best, flag) => (scores[flag] > scores[best] ? flag : best));
    return scores[likeliest] > leastOfKind ? likeliest : 'danger';
  };
  return {
    judge: (text) => {
      const odds = scoreOf(text).emergency;
      // Beside questions about other things, a cry for help is a small part of the text.
      const parts = partsOf(text).map((part) => ({ part, odds: scoreOf(part).emergency }));
      const worst = parts.reduce((one, other) => (other.odds > one.odds ? other : one), noPart);
      const isSignInClause = clausesOf(text).some((clause) => scoreOf(clause).emergency >= signOfClause);
      const isCry = text.trim().split(/\s+/u).length <= cry.words;
      const isAlarm = odds >= (isCry ? cry.alarm : thresholds.alarm);
      const isAlarmInPart = worst.odds >= thresholdsOfPart.alarm;
      return {
        redFlag: isAlarm || isAlarmInPart ? kindOf(isAlarmInPart ? worst.part : text) : null,
        hasSign: odds >= thresholds.sign || worst.odds >= thresholdsOfPart.sign || isSignInClause,
        isHarmless: Math.max(odds, worst.odds) < thresholds.harmless && !isSignInClause,
      };
    },
  };
}

const noPart = { part: '', odds: Number.NEGATIVE_INFINITY };

const known = new WeakMap<RedFlagModel, RedFlagClassifier>();

/** The classifier of a model, made once: it takes 10 MB, and all languages have the same model. */
export function redFlagClassifierOf(model: RedFlagModel): RedFlagClassifier {
  const found = known.get(model) ?? createRedFlagClassifier(model);
  known.set(model, found);
  return found;
}

/** Scores a text by several models of the same size. */
function createScores<K extends string>(
  encoded: Readonly<Record<K, EncodedModel>>,
): (text: string) => Readonly<Record<K, number>> {
  const models = Object.entries<EncodedModel>(encoded).map(
    ([key, each]) => [key, decodeLinearModel(each)] as const,
  );
  const featuresOf = createClassifierFeatures(models[0]?.[1].weights.length ?? 1);
  return (text) => {
    const features = featuresOf(text);
    const scores = models.map(([key, { bias, scale, weights }]) => [
      key,
      bias + scale * weigh(weights, features),
    ]);
    // Object.fromEntries loses the key types.
    return Object.fromEntries(scores) as Record<K, number>;
  };
}

import { type RedFlag, redFlags } from '../agents.ts';
import { createClassifierFeatures, weigh } from './classifier-features.ts';
import { readLinearModel } from './linear-model.ts';

/** What `packages/content/red-flags/train.ts` learns from the sentences of a language. */
export interface RedFlagModel {
  /** A digest of the examples, by which a test finds a model of older ones. */
  readonly examples: string;
  /** Someone needs help now: a linear model, as `readLinearModel` takes it. */
  readonly emergency: string;
  /** The kind of an emergency. */
  readonly flags: Readonly<Record<RedFlag, string>>;
}

/**
 * Log odds from which a text raises an alarm, or a reply says whom to call. With these, fewer than 2 % of ordinary
 * questions raise one: `node bench/run.ts red-flags`.
 */
const thresholds = { alarm: -0.75, sign: -1.75 };

export interface Judgement {
  /** Null if no one seems to need help now. */
  readonly redFlag: RedFlag | null;
  /** Someone may need help: the reply has to say whom to call. True with a red flag, too. */
  readonly hasSign: boolean;
}

export interface RedFlagClassifier {
  readonly judge: (text: string) => Judgement;
}

/** Recognises in one language that someone needs help now. */
export function createRedFlagClassifier({ emergency, flags }: RedFlagModel): RedFlagClassifier {
  const oddsOf = createScore(emergency);
  const kinds = redFlags.map((flag) => ({ flag, scoreOf: createScore(flags[flag]) }));
  const kindOf = (text: string): RedFlag | null =>
    kinds
      .map(({ flag, scoreOf }) => ({ flag, score: scoreOf(text) }))
      .toSorted((one, other) => other.score - one.score)[0]?.flag ?? null;
  return {
    judge: (text) => {
      const odds = oddsOf(text);
      return { redFlag: odds >= thresholds.alarm ? kindOf(text) : null, hasSign: odds >= thresholds.sign };
    },
  };
}

function createScore(encoded: string): (text: string) => number {
  const { bias, scale, weights } = readLinearModel(encoded);
  const featuresOf = createClassifierFeatures(weights.length);
  return (text) => bias + scale * weigh(weights, featuresOf(text));
}

import { createRedFlagClassifier } from '@manasik/core/assistant/red-flags/classifier';
import type { Language } from '@manasik/core/text/languages';
import redFlagModel from './model.json' with { type: 'json' };
import { readUnseen } from './sentences.ts';

export interface UnseenCounts {
  readonly emergencies: number;
  /** Their reply is nothing but an alarm. */
  readonly recognised: number;
  /** Their reply begins with whom to call, recognised or not. */
  readonly withNumbers: number;
  readonly harmless: number;
  readonly falseAlarms: number;
  /** Answers that begin with whom to call. */
  readonly needlessWarnings: number;
}

/** Judges the unseen sentences of a language. */
export function judgeUnseen(language: Language): UnseenCounts {
  const { judge } = createRedFlagClassifier(redFlagModel);
  const { harmless = [], ...dangerous } = readUnseen(language);
  const emergencies = Object.values(dangerous).flat().map(judge);
  const calm = harmless.map(judge);
  return {
    emergencies: emergencies.length,
    recognised: emergencies.filter(({ redFlag }) => redFlag).length,
    withNumbers: emergencies.filter(({ hasSign }) => hasSign).length,
    harmless: harmless.length,
    falseAlarms: calm.filter(({ redFlag }) => redFlag).length,
    needlessWarnings: calm.filter(({ redFlag, hasSign }) => !redFlag && hasSign).length,
  };
}

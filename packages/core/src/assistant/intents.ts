import type { ToolId } from './agents.ts';

/**
 * Answered by a fixed text: data that no tool reads, a question about the person's own school alone, greetings and
 * thanks.
 */
export const missingData = ['health-data', 'trip-data', 'own-school', 'greeting', 'thanks'] as const;
export type MissingData = (typeof missingData)[number];

/** Asks nothing. */
export const smallTalk = ['greeting', 'thanks'] as const satisfies readonly MissingData[];

/**
 * `no-words`: a question mark alone, an emoji, or "yes" to no question. `nearby`: where a toilet or water is;
 * `nearby-care`: where someone who is ill gets help; `nearby-way`: an exit or a lift; `nearby-money`: a cash machine.
 * `other-language`: a language whose texts are not on the device. `unknown-language`: one that Manasik does not have.
 */
export type FixedAnswer =
  | MissingData
  | 'no-words'
  | 'nearby'
  | 'nearby-care'
  | 'nearby-way'
  | 'nearby-money'
  | 'other-language'
  | 'unknown-language';

/** Example phrases with which people ask for what is no passage, one on each line. */
export interface Intents {
  /** Yes and no, which ask nothing. */
  readonly answer: string;
  /** Greetings and thanks that people put before a question. */
  readonly opening: string;
  readonly tool: Readonly<Record<ToolId | MissingData, string>>;
  /** Far from everything that Manasik knows. */
  readonly abstain: string;
}

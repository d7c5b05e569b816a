import type { Language } from '../text/languages.ts';
import type { AgentType, RedFlag, ToolId } from './agents.ts';
import type { FixedAnswer } from './intents.ts';

/** A danger for which Manasik has a text of its own. */
export type DangerSubject = 'high-sugar' | 'crush';

/** The thing that a question asks for. Finding it takes an index of the language; answering it does not. */
export type Wanted =
  /** `about`: what the reply to a danger says, if its words name it. */
  | { readonly kind: 'redFlag'; readonly redFlag: RedFlag; readonly about?: DangerSubject | null }
  /** `goesOn`: it takes what the question does not say from the one before. */
  | { readonly kind: 'tool'; readonly tool: ToolId; readonly goesOn?: boolean }
  /** Ids of passages, best first. If not sure, the reply says that it may be about something else. */
  | {
      readonly kind: 'passages';
      readonly passages: readonly string[];
      readonly isSure: boolean;
      readonly goesOn?: boolean;
      /** The paragraph of the first passage that the question asks for, if it has many. The reply begins with it. */
      readonly paragraph?: string | null;
    }
  /** Nothing answers it. The passages are near in words only. */
  | { readonly kind: 'unknown'; readonly near: readonly string[]; readonly missing?: FixedAnswer };

/** A question and the answer before it, so that "and for women?" keeps its subject. */
export interface PreviousQuestion {
  /** With those that it went on from below it, one on each line. */
  readonly question: string;
  /** Ids of the passages of its answer. */
  readonly passages: readonly string[];
  /** The tool that answered it. */
  readonly tool?: ToolId | null | undefined;
}

export interface Question {
  readonly text: string;
  readonly agentType: AgentType;
  readonly previous: PreviousQuestion | null;
}

export type Decision = Wanted & {
  /** The language of the question. */
  readonly language: Language;
  /** The agent whose subject it is. */
  readonly agentType: AgentType;
  /** Someone may need help, although no red flag was raised. The reply begins with whom to call. */
  readonly hasSign?: boolean;
  /** "And in my school?": the passages are those of the answer before. */
  readonly isForOwnSchool?: boolean;
  /** "When is Arafat?": the reply begins with the dates of the passages. */
  readonly asksDate?: boolean;
  /** "Do pilgrims fast on Arafah?": the reply has only what the passage says of it, and whom to ask. */
  readonly asksFasting?: boolean;
};

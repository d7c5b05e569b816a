import type { SearchKind } from '../search/content-search.ts';
import type { Language } from '../text/languages.ts';
import type { AgentType, RedFlag, ToolId } from './agents.ts';

/** A passage that an answer is taken from. */
export interface Source {
  readonly id: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** Its address in Manasik, including the anchor. */
  readonly to: string;
}

/** A page of Manasik that helps with the answer. */
export interface ReplyLink {
  readonly label: string;
  readonly to: string;
}

/** A telephone number to call now. */
export interface ReplyNumber {
  readonly label: string;
  readonly number: string;
}

/** The way a reply was found. */
export const replyKinds = ['passages', 'tool', 'redFlag', 'unknown'] as const;
export type ReplyKind = (typeof replyKinds)[number];

/** The author of the text: Manasik's own content, or a language model whose sentences were checked against it. */
export const replyAuthors = ['content', 'model'] as const;
export type ReplyAuthor = (typeof replyAuthors)[number];

/** The things that can happen to the answer of a language model; `notice` of the catalogue has the words. */
export const replyNotices = ['modelFailed', 'budgetUsedUp', 'sentencesRemoved'] as const;
export type ReplyNotice = (typeof replyNotices)[number];

/** The answer to one question. */
export interface Reply {
  readonly kind: ReplyKind;
  /** The agent that answers; differs from the asked agent if the question was handed over. */
  readonly agentType: AgentType;
  /** The language of the answer: that of the question, where it is one of the ten. */
  readonly language: Language;
  /** Markdown: paragraphs, bold, lists. No HTML and no links. */
  readonly message: string;
  /** Comes first, with the numbers: someone may need help now. Null if not, and for a red flag, whose message says it. */
  readonly warning: string | null;
  readonly sources: readonly Source[];
  readonly links: readonly ReplyLink[];
  readonly numbers: readonly ReplyNumber[];
  /** Questions to ask next, in the language of the answer. */
  readonly suggestions: readonly string[];
  readonly redFlag: RedFlag | null;
  readonly tool: ToolId | null;
  /** The questions that this one went on from, the newest first, one on each line; missing if it stands on its own. */
  readonly goesOnFrom?: string | undefined;
  readonly by: ReplyAuthor;
  readonly notice: ReplyNotice | null;
}

/**
 * False for an answer whose sources are not what the question is about: those of an unknown one are near in words only, and
 * a tool names many.
 */
export const hasSubject = ({ kind, by }: Pick<Reply, 'kind' | 'by'>): boolean =>
  kind !== 'unknown' && (kind !== 'tool' || by === 'model');

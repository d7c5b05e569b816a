import type { GuideWords } from '../guide/search-docs.ts';
import type { GuidePart, RankedPart } from '../guide/ranks.ts';
import type { RiteId, School } from '../guide/rites.ts';
import type { Language } from '../text/languages.ts';
import type { SearchDoc } from '../search/content-search.ts';
import type { Concepts } from './concepts.ts';
import type { FollowUp } from './follow-up.ts';
import type { Intents } from './intents.ts';
import type { RedFlagModel } from './red-flags/classifier.ts';
import type { Say } from '../text/say.ts';
import type { ToolFacts } from './tools/tool-facts.ts';
import type { Trees } from './trees.ts';

/** `season`: the year AH of the Hajj for which the rule was made. */
type Fact = GuidePart & { readonly season?: number | undefined };

type RiteLists = Readonly<
  Record<'steps' | 'mistakes' | 'women' | 'wheelchair' | 'firstTime', readonly GuidePart[]>
>;

export interface RiteStructure extends RiteLists {
  readonly when?: GuidePart['clauses'];
  readonly where?: GuidePart['clauses'];
  readonly ranks: readonly RankedPart[];
}

export interface TreeNode extends GuidePart {
  /** Missing at an end. */
  readonly answers?: readonly { readonly id: string; readonly next: string }[] | undefined;
  readonly schools?: readonly School[] | undefined;
  readonly ask?: boolean | undefined;
}

/** The parts of the guide, with the people that each is for, and what the tools know. */
export interface GuideStructure extends ToolFacts {
  readonly rites: Readonly<Record<RiteId, RiteStructure>>;
  readonly whatIf: readonly { readonly id: string; readonly nodes: readonly TreeNode[] }[];
  readonly practical: readonly {
    readonly topics: readonly { readonly id: string; readonly facts: readonly Fact[] }[];
  }[];
  /** The Arabic text of the duas by id. */
  readonly arabic: Readonly<Record<string, string>>;
}

/** The content that finding a passage takes, in one language. */
export interface UnderstandingContent {
  /** With the questions that each passage answers as keywords. */
  readonly docs: readonly SearchDoc[];
  readonly intents: Intents;
  readonly redFlagModel: RedFlagModel;
  readonly concepts: Concepts;
  /** The questions that a reply about a rite offers. */
  readonly followUps: Readonly<Record<FollowUp, string>>;
  /** The cases that a reply about a "What if" text offers. */
  readonly trees: Trees;
}

/** The catalogues that replies take words from, besides those of the passages. */
export const replyNamespaces = [
  'assistant',
  'assistant-replies',
  'assistant-tools',
  'guide',
  'emergency',
  'health',
  'training',
  'heat',
  'travel',
  'travel-checklist',
  'travel-country',
  'travel-money',
  'reminders',
] as const;

/** The content that writing an answer takes, in one language. */
export interface RespondContent {
  readonly language: Language;
  readonly docs: ReadonlyMap<string, SearchDoc>;
  readonly guide: GuideWords;
  readonly structure: GuideStructure;
  /** Words by their whole key, of `replyNamespaces`. */
  readonly say: Say;
}

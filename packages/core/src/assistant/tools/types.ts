import type { AnnouncedFirst } from '../../calendar/announced.ts';
import type { CalculationMethod, HighLatitudeRule, Madhab } from '../../prayer/calculation-methods.ts';
import type { DailyTime } from '../../prayer/next-prayer.ts';
import type { GuideChoices } from '../../guide/rites.ts';
import type { GuideWords } from '../../guide/search-docs.ts';
import type { Language } from '../../text/languages.ts';
import type { Say } from '../../text/say.ts';
import type { ReplyLink } from '../reply.ts';
import type { OwnRecords } from './own-records.ts';
import type { ToolFacts } from './tool-facts.ts';

export type { Say };

export interface ToolPlace {
  /** In the reader's language; null for a place that has only coordinates. */
  readonly name: string | null;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA. */
  readonly timeZone: string;
  /** ISO 3166-1 alpha-2; null at sea. */
  readonly country: string | null;
}

/** Members of one group who are not where the group can see them. */
export interface MissingMembers {
  readonly group: string;
  /** Members who have not answered the open roll call; null when none is open. */
  readonly unanswered: readonly string[] | null;
  /** Members who share no position now. */
  readonly notSharing: readonly string[];
}

/** The data that the tools may have about the person who asks. */
export interface ToolData {
  readonly now: Date;
  /** IANA zone of the device. */
  readonly timeZone: string;
  readonly choices: GuideChoices;
  /** The person's saved place; null when there is none. */
  readonly place: ToolPlace | null;
  readonly times: {
    readonly method: CalculationMethod | null;
    readonly madhab: Madhab;
    readonly highLatitudeRule: HighLatitudeRule | null;
    readonly offsetsMinutes: Partial<Record<DailyTime, number>>;
  };
  readonly announced: AnnouncedFirst;
  /** Days by which the person's country is ahead of (+) or behind (-) the Umm al-Qura calendar. */
  readonly hijriAdjustmentDays: number;
  /** True if the pilgrim has left Mina; null while unanswered. */
  readonly hasLeftMina: boolean | null;
  /** Ids of the marks that are done, as in the guide's progress (`dua:talbiyah`, `rite:sai`, …). */
  readonly done: ReadonlySet<string>;
  /** The place that a person names, by its full name in any of the ten languages; null when unknown. */
  readonly findPlace: (name: string) => Promise<ToolPlace | null>;
  /** The groups of the person who asks; null when that cannot be known here (signed out, or offline). */
  readonly missingMembers: () => Promise<readonly MissingMembers[] | null>;
  /** The person's records of Health, Travel and Reminders; null where they are only on the device of a visitor. */
  readonly own: OwnRecords | null;
}

/** The result of a tool: Markdown in the reader's language. */
export interface ToolReply {
  readonly message: string;
  readonly links: readonly ReplyLink[];
  readonly suggestions: readonly string[];
  /** True if it could not read from the question what it needs, and asks for it. */
  readonly isIncomplete: boolean;
  /** The passages of the guide that it is taken from. */
  readonly passages: readonly string[];
}

export interface ToolCall {
  readonly question: string;
  /** The questions that it goes on from, the newest first: they say what it does not. */
  readonly before?: readonly string[];
  readonly language: Language;
  /** Words of the catalogue `assistant-tools`. */
  readonly say: Say;
  /** Words of the pages by their whole key, so that a thing has one name everywhere. */
  readonly words: Say;
  readonly guide: Pick<GuideWords, 'rites' | 'schools'>;
  readonly data: ToolData;
  readonly facts: ToolFacts;
}

/** Computes an answer. It says what is missing, such as a place or an amount, rather than guessing it. */
export type Tool = (call: ToolCall) => Promise<ToolReply> | ToolReply;

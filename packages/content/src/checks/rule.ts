import type { Language } from '@manasik/core/text/languages';
import type { Message } from '../message.ts';

/** One message and its English original; for English itself both are the same. */
type Entry = { language: Language; key: string; english: Message; translated: Message };

/** Says what is wrong with a message, in words for the translator; nothing wrong is an empty list. */
export type Rule = (entry: Entry, excuses: Excuses) => string[];

/** What the allow-list lets pass for the language at hand. */
export type Excuses = { allows: (keyOrWords: string) => boolean };

/** Language or `*` -> key or exact words -> reason. */
export type AllowList = Record<string, Record<string, string>>;

export function excusesFor(language: Language, list: AllowList): Excuses {
  return {
    allows: (keyOrWords) =>
      list['*']?.[keyOrWords] !== undefined || list[language]?.[keyOrWords] !== undefined,
  };
}

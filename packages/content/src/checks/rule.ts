import type { Language } from '@manasik/core/text/languages';
import type { Message } from '../message.ts';

/** A message and its English original, which are the same for English itself. */
type Entry = { language: Language; key: string; english: Message; translated: Message };

/** Returns the faults of a message, in words for the translator; an empty list if there are none. */
export type Rule = (entry: Entry, excuses: Excuses) => string[];

/** The exceptions that the allow-list grants the current language. */
export type Excuses = { allows: (keyOrWords: string) => boolean };

/** Language or `*` -> key or exact words -> reason. */
export type AllowList = Record<string, Record<string, string>>;

export function excusesFor(language: Language, list: AllowList): Excuses {
  return {
    allows: (keyOrWords) =>
      list['*']?.[keyOrWords] !== undefined || list[language]?.[keyOrWords] !== undefined,
  };
}

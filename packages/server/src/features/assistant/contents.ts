import { respondContent } from '@manasik/content/assistant/content.ts';
import type { RespondContent } from '@manasik/core/assistant/content';
import type { AnnouncedFirst } from '@manasik/core/calendar/announced';
import type { Language } from '@manasik/core/text/languages';

/** The texts of answers in a language. They are read at its first question. */
export type ContentsIn = (language: Language) => RespondContent;

export function createContents(announced: AnnouncedFirst): ContentsIn {
  const contents = new Map<Language, RespondContent>();
  return (language) => {
    const content = contents.get(language) ?? respondContent(language, announced);
    contents.set(language, content);
    return content;
  };
}

import { wordsOf } from '../search/search-text.ts';

/** How people open a message in one language, and what they write without asking anything. */
export interface Greetings {
  /** The text without the greeting or thanks before it; the whole text if nothing follows or all of it is small talk. */
  readonly after: (text: string) => string;
  /** True if every word belongs to a greeting, thanks or a question about the assistant. */
  readonly isOnly: (text: string) => boolean;
}

const foldedOf = (text: string): string => wordsOf(text).join(' ');
const partsOf = (text: string): string[] => text.trim().split(/\s+/);

/**
 * @param openings greetings and thanks that people put before a question
 * @param smallTalk phrases that ask nothing about the Hajj
 */
export function createGreetings(openings: readonly string[], smallTalk: readonly string[]): Greetings {
  const known = new Set(openings.map(foldedOf));
  const longest = Math.max(...openings.map((opening) => partsOf(opening).length));
  const wholly = new Set(smallTalk.map(foldedOf));
  const words = new Set([...openings, ...smallTalk].flatMap(wordsOf));

  /** How many parts of a text, at its beginning, are a greeting. */
  const lengthOf = (parts: readonly string[]): number => {
    for (let count = Math.min(longest, parts.length); count > 0; count--)
      if (known.has(foldedOf(parts.slice(0, count).join(' ')))) return count;
    return 0;
  };

  return {
    after: (text) => {
      if (wholly.has(foldedOf(text))) return text;
      let rest = partsOf(text);
      for (let count = lengthOf(rest); count > 0; count = lengthOf(rest)) rest = rest.slice(count);
      return wordsOf(rest.join(' ')).length > 0 ? rest.join(' ') : text;
    },
    isOnly: (text) => wordsOf(text).every((word) => words.has(word)),
  };
}

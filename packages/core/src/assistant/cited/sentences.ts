import type { Language } from '../../text/languages.ts';

/** A sentence of a text in Markdown, with the citations that follow it. */
export interface Sentence {
  /** Line breaks before it: 0 on the same line, 2 for a new paragraph. */
  readonly breaks: 0 | 1 | 2;
  /** `- ` or `1. ` for the first sentence of a list item; otherwise empty. */
  readonly marker: string;
  readonly text: string;
}

export interface SentenceReader {
  /** Takes the next piece of the text, and returns the sentences that are complete with their citations. */
  add(text: string): Sentence[];
  /** The sentences that are left at the end of the text. */
  end(): Sentence[];
}

// A text without an end of a sentence must not fill the memory.
const longestSentence = 2000;
const longestBracket = 400;

const lineMarker = /^(?:(?:[-*+•]|(\d{1,3})[.)]|#{1,6}|>)[ \t]+)+/;
const ends = /[.!?…؟۔।]/;
// These end a sentence even if no space follows.
const alwaysEnds = /[؟۔।]/;
const closing = /[.!?…؟۔।"”“»›)\]*_’']/;
const opensBracket = /[[【]/;
const closesBracket = /[\]】]/;

// Abbreviations with more letters than one, in any of the languages.
const abbreviations: ReadonlySet<string> = new Set(
  'dr mr mrs ms st vs nr no ca bzw vgl sog sr sra dott sig mme mlle approx тыс млн св им'.split(' '),
);

/** Splits a text that arrives in pieces into its sentences. Code fences and rules have no words, and are left out. */
export function createSentenceReader(language: Language): SentenceReader {
  let buffer = '';
  let breaks: Sentence['breaks'] = 0;
  let marker = '';
  let isLineStart = true;

  const skipSpace = (): void => {
    const [space = ''] = /^\s*/.exec(buffer) ?? [];
    buffer = buffer.slice(space.length);
    const lines = space.split('\n').length - 1;
    if (lines === 0) return;
    breaks = breaks === 2 || lines > 1 ? 2 : 1;
    marker = '';
    isLineStart = true;
  };
  const skipMarker = (): void => {
    const found = isLineStart ? lineMarker.exec(buffer) : null;
    if (!found) return;
    buffer = buffer.slice(found[0].length);
    isLineStart = false;
    marker = /[#>]/.test(found[0]) ? '' : found[1] === undefined ? '- ' : `${found[1]}. `;
  };
  const next = (isLast: boolean): Sentence | null => {
    skipSpace();
    skipMarker();
    const end = endOfSentence(buffer, isLast, language);
    if (end === null || end === 0) return null;
    const sentence = { breaks, marker, text: buffer.slice(0, end).trim() };
    buffer = buffer.slice(end);
    isLineStart = false;
    breaks = 0;
    marker = '';
    return sentence;
  };
  const all = (isLast: boolean): Sentence[] => {
    const found: Sentence[] = [];
    for (let sentence = next(isLast); sentence; sentence = next(isLast)) {
      if (/[\p{L}\p{N}]/u.test(sentence.text)) found.push(sentence);
    }
    return found;
  };
  return {
    add: (text) => {
      buffer += text;
      return all(false);
    },
    end: () => all(true),
  };
}

/** The offset after the first sentence and its citations; null if more of the text is needed to tell. */
function endOfSentence(text: string, isLast: boolean, language: Language): number | null {
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\n') {
      const isIntroduction = /:\**$/.test(text.slice(0, at));
      const rest = text.slice(at).trimStart();
      if (isIntroduction && rest === '' && !isLast) return null;
      // "Say:" belongs to the dua below it.
      if (isIntroduction && rest.startsWith('{')) continue;
      return afterCitations(text, at, isLast);
    }
    if (at >= longestSentence) return at;
    if (opensBracket.test(character)) {
      const close = closeOf(text, at);
      if (close !== null) at = close;
      else if (!isLast && text.length - at < longestBracket && !text.includes('\n', at)) return null;
      continue;
    }
    if (!ends.test(character)) continue;
    let after = at + 1;
    while (after < text.length && closing.test(text.charAt(after))) after += 1;
    if (after >= text.length && !isLast) return null;
    if (!isEnd(text, at, after, language)) continue;
    return afterCitations(text, after, isLast);
  }
  return isLast ? text.length : null;
}

function isEnd(text: string, at: number, after: number, language: Language): boolean {
  const character = text.charAt(at);
  const isFree = after >= text.length || /[\s[【{]/.test(text.charAt(after));
  if (!isFree && !alwaysEnds.test(character)) return false;
  if (character !== '.') return true;
  const before = text.slice(0, at);
  // An honorific such as "(আ.)".
  if (text.charAt(at + 1) === ')' && /\([^\s()]{1,8}$/.test(before)) return false;
  const [word = ''] = /[\p{L}\p{M}\p{N}.]+$/u.exec(before) ?? [];
  // "am 9. Dhul-Hidscha"
  if (language === 'de' && /^\d{1,2}$/.test(word)) return false;
  return !(/^\p{L}$|\p{L}\.\p{L}+$/u.test(word) || abbreviations.has(word.toLowerCase()));
}

/** The bracket that closes the one at an offset, on the same line; null if there is none. */
function closeOf(text: string, open: number): number | null {
  for (let at = open + 1; at < text.length && at - open < longestBracket; at += 1) {
    if (closesBracket.test(text.charAt(at))) return at;
    if (text.charAt(at) === '\n') return null;
  }
  return null;
}

/** A sentence keeps the brackets that follow it, also on the next line. */
function afterCitations(text: string, end: number, isLast: boolean): number | null {
  let at = end;
  for (;;) {
    let next = at;
    while (next < text.length && /\s/.test(text.charAt(next))) next += 1;
    if (next >= text.length) return isLast ? at : null;
    if (!opensBracket.test(text.charAt(next))) return at;
    const close = closeOf(text, next);
    if (close === null) {
      const mayClose = text.length - next < longestBracket && !text.includes('\n', next);
      return isLast || !mayClose ? at : null;
    }
    at = close + 1;
    while (at < text.length && ends.test(text.charAt(at))) at += 1;
  }
}

// The marks at the end of a sentence in our languages: Latin, Arabic, Urdu, Gujarati and Bengali.
const sentenceEnds = /(?<=[.!?؟۔।…;؛\n])/u;
const longest = 18;
const step = 6;

/**
 * The sentences of a text; of one long sentence the pieces of 18 words that begin at every sixth word, because people in
 * a hurry write without marks. None if the text is one short sentence.
 */
export function partsOf(text: string): string[] {
  const sentences = text
    .split(sentenceEnds)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  if (sentences.length > 1) return sentences;
  const words = text.trim().split(/\s+/u);
  if (words.length <= longest) return [];
  const pieces = Math.ceil((words.length - longest) / step) + 1;
  return Array.from({ length: pieces }, (_, at) => words.slice(at * step, at * step + longest).join(' '));
}

const clauseEnds = /[,،;:؛.!?؟।۔…\n–—]|\s(?:and|und|et|e|y|и|و|اور|અને|এবং|আর)\s|\sو(?=\p{L}{3})/u;
const shortestClause = 2;
const windowLength = 4;
const longestForWindows = 40;

export interface SmallParts {
  /** The pieces between commas and words such as "and"; empty if there is only one. */
  readonly clauses: readonly string[];
  /** Every four words in a row; empty for a text of four words, and for a long one, whose pieces `partsOf` gives. */
  readonly windows: readonly string[];
}

/** The smallest parts that can say that someone needs help: "my father is unconscious, what do men wear in Ihram". */
export function smallPartsOf(text: string): SmallParts {
  const clauses = text
    .split(clauseEnds)
    .map((clause) => clause.trim())
    .filter((clause) => clause.split(/\s+/u).length >= shortestClause);
  const words = text.trim().split(/\s+/u);
  const hasWindows = words.length > windowLength && words.length <= longestForWindows;
  return {
    clauses: clauses.length > 1 ? clauses : [],
    windows: Array.from({ length: hasWindows ? words.length - windowLength + 1 : 0 }, (_, at) =>
      words.slice(at, at + windowLength).join(' '),
    ),
  };
}

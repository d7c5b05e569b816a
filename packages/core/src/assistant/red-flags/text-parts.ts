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
  /** What is between commas and words such as "and". None if the text has none. */
  readonly clauses: readonly string[];
  /** Any four words in a row. None of a long text, whose pieces `partsOf` has. */
  readonly windows: readonly string[];
}

/** The smallest parts that can say that someone needs help: "my father is unconscious, what do men wear in Ihram". */
export function smallPartsOf(text: string): SmallParts {
  const clauses = text
    .split(clauseEnds)
    .map((clause) => clause.trim())
    .filter((clause) => clause.split(/\s+/u).length >= shortestClause);
  const words = text.trim().split(/\s+/u);
  const count = words.length > longestForWindows ? 0 : Math.max(0, words.length - windowLength);
  return {
    clauses: clauses.length > 1 ? clauses : [],
    windows: Array.from({ length: count + Math.sign(count) }, (_, at) =>
      words.slice(at, at + windowLength).join(' '),
    ),
  };
}

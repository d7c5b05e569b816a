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

/**
 * The pieces between commas and words such as "and", because an emergency may be one of them: "my father is unconscious, what do
 * men wear in Ihram". Empty if there is only one.
 */
export function clausesOf(text: string): string[] {
  const clauses = text
    .split(clauseEnds)
    .map((clause) => clause.trim())
    .filter((clause) => clause.split(/\s+/u).length >= shortestClause);
  return clauses.length > 1 ? clauses : [];
}

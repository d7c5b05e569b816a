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

import { readCitations, referencesIn } from './citations.ts';
import { type AnswerBasis, checkSentence, type Removal } from './check-sentence.ts';
import { createSentenceReader, type Sentence } from './sentences.ts';

/** The text of a language model while it is written, checked sentence by sentence. */
export interface CitedAnswer {
  /** Takes the next piece, and returns the checked text that it completes. */
  add(this: void, text: string): string;
  /** The rest of a text that is complete. */
  end(this: void): string;
  /** Says that what was written so far only announced a tool, so that its removed sentences are no loss. */
  continueAfterTool(this: void): string;
  /** The checked text so far. */
  readonly message: () => string;
  /** The ids that its sentences cite, in order. */
  readonly cited: () => readonly string[];
  readonly kept: () => number;
  readonly removed: () => readonly Removal[];
}

export function createCitedAnswer(basis: AnswerBasis): CitedAnswer {
  const reader = createSentenceReader(basis.language);
  const cited = new Set<string>();
  let removed: Removal[] = [];
  let message = '';
  let kept = 0;
  let breaks = 0;
  let marker = '';
  let isFirst = true;

  const append = (text: string): string => {
    const separator = breaks === 0 ? ' ' : '\n'.repeat(breaks);
    const piece = `${message === '' ? '' : separator}${marker}${text}`;
    breaks = 0;
    marker = '';
    message += piece;
    return piece;
  };
  const take = (sentence: Sentence): string => {
    // Citations alone, apart from their sentence.
    if (!/[\p{L}\p{N}]/u.test(readCitations(sentence.text).text)) return '';
    if (sentence.breaks > 0 || isFirst) marker = sentence.marker;
    isFirst = false;
    breaks = Math.max(breaks, sentence.breaks);
    const checked = checkSentence(sentence.text, basis);
    if (checked.kind === 'removed') {
      removed.push(checked.why);
      return '';
    }
    kept += 1;
    for (const id of checked.ids) cited.add(id);
    const hasBlock = referencesIn(sentence.text).length > 0;
    // A text of ours is a paragraph of its own.
    if (hasBlock && checked.text.startsWith('>')) breaks = 2;
    const piece = append(checked.text);
    if (hasBlock) breaks = 2;
    return piece;
  };
  const takeAll = (sentences: readonly Sentence[]): string => sentences.map(take).join('');

  return {
    add: (text) => takeAll(reader.add(text)),
    end: () => takeAll(reader.end()),
    continueAfterTool: () => {
      const piece = takeAll(reader.end());
      removed = [];
      return piece;
    },
    message: () => message,
    cited: () => [...cited],
    kept: () => kept,
    removed: () => removed,
  };
}

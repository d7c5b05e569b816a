import { respondContent } from '@manasik/content/assistant/content.ts';
import type { RespondContent } from '@manasik/core/assistant/content';
import type { Decision, Question } from '@manasik/core/assistant/decision';
import type { Reply } from '@manasik/core/assistant/reply';
import { respond } from '@manasik/core/assistant/respond';
import type { ToolData } from '@manasik/core/assistant/tools/types';
import type { Language } from '@manasik/core/text/languages';
import type { Engine } from './engine.ts';

/** A question, and what an answer may depend on. */
interface Asked {
  readonly question: Question;
  /** The language of the page. */
  readonly language: Language;
  /** Looked up only where the answer needs it, named in the language of the answer. */
  readonly dataIn: (language: Language) => Promise<ToolData>;
}

/** A piece of the text, or the whole reply, which is the last part. */
export type AnswerPart =
  | { readonly kind: 'piece'; readonly text: string }
  | { readonly kind: 'reply'; readonly reply: Reply };

/** Produces answers, the text in pieces as it is written. A reader who leaves ends the iteration. */
export interface Responder {
  answer(asked: Asked): AsyncIterable<AnswerPart>;
}

const PIECE_LENGTH = 60;

/** Cuts a text into pieces that end between words. Together they are the text. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const word of text.match(/^\s+|\S+\s*/g) ?? []) {
    piece += word;
    if (piece.length < PIECE_LENGTH) continue;
    pieces.push(piece);
    piece = '';
  }
  return piece === '' ? pieces : [...pieces, piece];
}

/** Answers from our own content: the thread understands the question, and the answer is composed here. */
export function createGroundedResponder(engine: Engine): Responder {
  const contents = new Map<Language, RespondContent>();
  const contentIn = (language: Language): RespondContent => {
    const content = contents.get(language) ?? respondContent(language);
    contents.set(language, content);
    return content;
  };

  return {
    answer: async function* ({ question, language, dataIn }) {
      const decision: Decision = await engine.decide(question, language);
      const data = await dataIn(decision.language);
      const reply = await respond(decision, { question, data }, contentIn(decision.language));
      for (const text of piecesOf(reply.message)) yield { kind: 'piece', text };
      yield { kind: 'reply', reply };
    },
  };
}

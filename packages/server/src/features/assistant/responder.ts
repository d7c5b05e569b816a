import type { RespondContent } from '@manasik/core/assistant/content';
import type { Decision, Question } from '@manasik/core/assistant/decision';
import type { Reply } from '@manasik/core/assistant/reply';
import { withPlace } from '@manasik/core/assistant/place-answer';
import { redFlagReply } from '@manasik/core/assistant/red-flag-reply';
import { respond } from '@manasik/core/assistant/respond';
import type { ToolData } from '@manasik/core/assistant/tools/types';
import type { Language } from '@manasik/core/text/languages';
import type { ContentsIn } from './contents.ts';
import type { EarlierTurn } from './earlier-turns.ts';
import type { Engine } from './engine.ts';

/** A question, and what an answer may depend on. */
export interface Asked {
  readonly question: Question;
  /** The language of the page. */
  readonly language: Language;
  /** Looked up only where the answer needs it, named in the language of the answer. */
  readonly dataIn: (language: Language) => Promise<ToolData>;
  /** The id of the account, or the address of a visitor. */
  readonly asker: string;
  /** The turns before the question, oldest first; looked up only where the answer needs them. */
  readonly earlierTurns: () => Promise<readonly EarlierTurn[]>;
  /** Aborted when the reader leaves. */
  readonly signal: AbortSignal;
}

export interface AnswerPiece {
  readonly kind: 'piece';
  readonly text: string;
}

/** A piece of the text, or the whole reply, which is the last part and replaces what the pieces said. */
export type AnswerPart = AnswerPiece | { readonly kind: 'reply'; readonly reply: Reply };

/** Produces answers, the text in pieces as it is written. There is no reply if the reader leaves before the end. */
export interface Responder {
  answer(asked: Asked): AsyncIterable<AnswerPart>;
}

/** A question that is understood, and its answer from our own content. */
export interface Prepared {
  readonly decision: Decision;
  readonly data: ToolData;
  readonly content: RespondContent;
  readonly reply: Reply;
}
/** A red flag, which is answered without a look at the data: no failing look-up may stop whom to call. */
interface RedFlagged {
  readonly data: null;
  readonly reply: Reply;
}
export type Prepare = (asked: Asked) => Promise<Prepared | RedFlagged>;

/** The thread understands the question, and the answer is composed here. */
export function createPrepare(engine: Engine, contentIn: ContentsIn): Prepare {
  return async ({ question, language, dataIn }) => {
    const understood = await engine.decide(question, language);
    const content = contentIn(understood.language);
    if (understood.kind === 'redFlag') return { data: null, reply: redFlagReply(understood, content) };
    const data = await dataIn(understood.language);
    const decision = await withPlace(understood, question, data);
    return { decision, data, content, reply: await respond(decision, { question, data }, content) };
  };
}

/** Answers from our own content alone. */
export const createGroundedResponder = (prepare: Prepare): Responder => ({
  answer: async function* (asked) {
    yield* wholeOf((await prepare(asked)).reply);
  },
});

export function* piecesIn({ message }: Reply): Generator<AnswerPiece, void> {
  for (const text of piecesOf(message)) yield { kind: 'piece', text };
}

export function* wholeOf(reply: Reply): Generator<AnswerPart, void> {
  yield* piecesIn(reply);
  yield { kind: 'reply', reply };
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

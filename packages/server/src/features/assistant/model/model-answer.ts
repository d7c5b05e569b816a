import type { ToolId } from '@manasik/core/assistant/agents';
import { type CitableText, citablePassage, type Removal } from '@manasik/core/assistant/cited/check-sentence';
import { type CitedAnswer, createCitedAnswer } from '@manasik/core/assistant/cited/cited-answer';
import { createExactTexts, type ExactTexts } from '@manasik/core/assistant/cited/scripture';
import { composePassage } from '@manasik/core/assistant/compose';
import { listOf } from '@manasik/core/assistant/follow-up';
import type { GuideChoices } from '@manasik/core/guide/rites';
import type { Reply } from '@manasik/core/assistant/reply';
import { docOf, handover, sourcesOf } from '@manasik/core/assistant/reply-parts';
import { choicesFor, otherSchool } from '@manasik/core/assistant/respond';
import type { AnswerPiece, Asked, Prepared } from '../responder.ts';
import type { ModelClient } from './model-client.ts';
import { type FailureKind, ModelFailure } from './model-failure.ts';
import { modelTools } from './model-tools.ts';
import { dataFor, type GivenPassage, instructionsIn, noAnswer } from './prompt.ts';
import type { Retrieval } from './retrieval.ts';

interface Ended {
  readonly removed: readonly Removal[];
  /** True if the reader has seen some of it. */
  readonly isBegun: boolean;
}

export type Written = Ended &
  (
    | { readonly kind: 'answered'; readonly reply: Reply }
    /** The passages do not answer the question, as the model says. */
    | { readonly kind: 'noAnswer' }
    | { readonly kind: 'failed'; readonly failure: FailureKind }
  );

// As many as a client may send back as the passages of its last answer.
const mostSources = 5;
const longestPassage = 6000;
/** Passages that the embedding model adds to those of the engine. */
const mostNear = 3;

/** Asks the model, and yields what its sentences say as soon as they are checked. */
export async function* writeAnswer(
  asked: Asked,
  prepared: Prepared,
  {
    client,
    scripture,
    retrieval,
  }: {
    readonly client: ModelClient;
    readonly scripture: ExactTexts;
    readonly retrieval: Retrieval | null;
  },
): AsyncGenerator<AnswerPiece, Written> {
  const { decision, data, content, reply } = prepared;
  const { language } = decision;
  const choices = choicesFor({ question: asked.question, data }, content);
  const near = retrieval && decision.kind === 'passages' ? await retrieval.nearest(asked, content) : [];
  const { passages, sources } = basisOf(prepared, choices, near);
  const own = createExactTexts([...sources.values()].map(({ text }) => text));
  const answer = createCitedAnswer({
    language,
    school: choices.school,
    sources,
    texts: { contain: (quotation) => scripture.contain(quotation) || own.contain(quotation) },
  });
  let privateTool: ToolId | null = null;
  const onPrivate = (tool: ToolId): void => {
    privateTool = tool;
  };
  const other = otherSchool(choices, { question: asked.question, data }, content);
  const opening = [handover(decision, asked, content), other === null ? '' : `**${other}**`]
    .filter((part) => part !== '')
    .map((part) => `${part}\n\n`)
    .join('');
  let beginning = '';
  let isBegun = false;
  const pieceOf = (text: string): AnswerPiece => {
    const piece = isBegun ? text : opening + text;
    isBegun = true;
    return { kind: 'piece', text: piece };
  };
  const end = (): Ended => ({ removed: answer.removed(), isBegun });

  try {
    const parts = client.write({
      instructions: instructionsIn(language),
      data: dataFor({ question: asked.question.text, earlier: await asked.earlierTurns(), passages }),
      tools: modelTools({ language, data, content, sources, onPrivate }),
      signal: asked.signal,
    });
    for await (const part of parts) {
      if (part.kind === 'text' && beginning.length < noAnswer.length * 2) beginning += part.text;
      const piece = part.kind === 'text' ? answer.add(part.text) : answer.continueAfterTool();
      if (piece !== '') yield pieceOf(piece);
    }
    const rest = answer.end();
    if (rest !== '') yield pieceOf(rest);
  } catch (error) {
    if (error instanceof ModelFailure) return { kind: 'failed', failure: error.kind, ...end() };
    throw error;
  }
  if (beginning.trimStart().startsWith(noAnswer)) return { kind: 'noAnswer', ...end() };
  if (!isSupported(answer)) return { kind: 'failed', failure: 'unsupported', ...end() };
  const written: Reply = {
    ...reply,
    by: 'model',
    notice: answer.removed().length > 0 ? 'sentencesRemoved' : null,
    message: opening + answer.message(),
    sources: sourcesOf(answer.cited(), content, mostSources),
    tool: reply.tool ?? privateTool,
  };
  return { kind: 'answered', reply: written, ...end() };
}

/** The passages as a pilgrim with these choices reads them, for the model and for the check of its sentences. */
function basisOf(
  { decision, content }: Prepared,
  choices: GuideChoices,
  near: readonly string[],
): {
  readonly passages: readonly GivenPassage[];
  readonly sources: Map<string, CitableText>;
} {
  const ids = decision.kind === 'passages' ? decision.passages : [];
  const sources = new Map<string, CitableText>();
  const passages: GivenPassage[] = [];
  const give = (id: string): void => {
    const composed = composePassage(id, content, choices);
    if (composed === null) return;
    const title = docOf(id, content)?.title ?? '';
    const passage = citablePassage(id, title, composed);
    sources.set(id, passage);
    passages.push({ id, title, text: passage.given.slice(0, longestPassage) });
  };
  for (const id of ids) give(id);
  const most = passages.length + mostNear;
  // A list that is given has all of its items.
  const isGiven = (id: string): boolean => ids.some((each) => id === each || listOf(id) === each);
  for (const id of near) if (passages.length < most && !isGiven(id)) give(id);
  return { passages, sources };
}

/** An answer that lost more than half of its sentences may have lost what the others depend on. */
const isSupported = (answer: CitedAnswer): boolean =>
  answer.kept() > 0 && answer.kept() >= answer.removed().length;

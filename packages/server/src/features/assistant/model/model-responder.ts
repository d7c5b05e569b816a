import { arabicOfDuas } from '@manasik/content/guide/search-corpus.ts';
import { readNarrations } from '@manasik/content/hadith';
import type { Removal } from '@manasik/core/assistant/cited/check-sentence';
import { createExactTexts } from '@manasik/core/assistant/cited/scripture';
import type { Reply } from '@manasik/core/assistant/reply';
import { callTool } from '@manasik/core/assistant/respond';
import type { Logger } from '../../../platform/logger.ts';
import { type Asked, piecesIn, type Prepare, type Prepared, type Responder, wholeOf } from '../responder.ts';
import type { Allowance } from './allowance.ts';
import { writeAnswer, type Written } from './model-answer.ts';
import type { ModelClient } from './model-client.ts';
import type { FailureKind } from './model-failure.ts';
import type { Retrieval } from './retrieval.ts';

/** The way the call of a model ended, for the metrics. */
type Outcome = FailureKind | 'answered' | 'sentencesRemoved' | 'noAnswer' | 'budgetUsedUp' | 'readerLeft';

interface Parts {
  readonly prepare: Prepare;
  readonly client: ModelClient;
  /** Null without an embedding model. */
  readonly retrieval: Retrieval | null;
  readonly allowance: Allowance;
  readonly log: Logger;
  readonly count: (outcome: Outcome, removed: readonly Removal[]) => void;
}

/** Answers with a language model where the content answers the question; otherwise, and on any failure, without it. */
export function createModelResponder({
  prepare,
  client,
  retrieval,
  allowance,
  log,
  count,
}: Parts): Responder {
  const scripture = createExactTexts([
    ...Object.values(arabicOfDuas),
    ...readNarrations().map(({ arabic }) => arabic),
  ]);

  return {
    answer: async function* (asked) {
      const prepared = await prepare(asked);
      const { reply } = prepared;
      if (prepared.data === null || !(await isForModel(prepared, asked))) {
        yield* wholeOf(reply);
        return;
      }
      const turn = await allowance.take(asked.asker);
      if (turn.kind === 'refused') {
        count(turn.why, []);
        yield* wholeOf({ ...reply, notice: turn.notice });
        return;
      }
      let written: Written;
      try {
        written = yield* writeAnswer(asked, prepared, { client, scripture, retrieval });
      } finally {
        turn.release();
      }
      if (asked.signal.aborted) {
        count('readerLeft', []);
        return;
      }
      count(outcomeOf(written), written.removed);
      const failure = written.kind === 'failed' ? written.failure : null;
      allowance.report(failure);
      // The kind alone: an error of the provider repeats what was sent to it.
      if (failure !== null) log.warn({ failure }, 'the language model gave no answer');
      // The reader keeps reading what was begun until the reply replaces it.
      if (written.kind !== 'answered' && !written.isBegun) yield* piecesIn(reply);
      yield { kind: 'reply', reply: finalOf(written, reply) };
    },
  };
}

function finalOf(written: Written, grounded: Reply): Reply {
  if (written.kind === 'answered') return written.reply;
  return written.kind === 'failed' ? { ...grounded, notice: 'modelFailed' } : grounded;
}

function outcomeOf(written: Written): Outcome {
  if (written.kind === 'failed') return written.failure;
  if (written.kind === 'noAnswer') return 'noAnswer';
  return written.removed.length > 0 ? 'sentencesRemoved' : 'answered';
}

/** Red flags and unknown questions are answered without a model, and so is what a tool can answer by itself. */
async function isForModel(
  { decision, data, content, reply }: Prepared,
  { question }: Asked,
): Promise<boolean> {
  if (reply.kind === 'passages') return true;
  if (decision.kind !== 'tool') return false;
  const { language } = decision;
  return (await callTool(decision.tool, question.text, { language, data, content })).isIncomplete;
}

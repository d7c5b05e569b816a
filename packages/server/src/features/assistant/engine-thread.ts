import { parentPort } from 'node:worker_threads';
import { understandingContent } from '@manasik/content/assistant/content.ts';
import type { Decision, Question } from '@manasik/core/assistant/decision';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import type { Language } from '@manasik/core/text/languages';
import { framesOf } from '../../platform/describe-error.ts';

/**
 * The thread that understands questions. An index takes a few hundred milliseconds of its language's first question,
 * during which the server must answer others.
 */
export interface ToEngine {
  readonly id: number;
  readonly question: Question;
  /** The language of the page. */
  readonly language: Language;
}
export type FromEngine =
  | { readonly kind: 'ready' }
  | { readonly kind: 'decided'; readonly id: number; readonly decision: Decision }
  /** Without the message of the error, which could repeat the question. */
  | { readonly kind: 'failed'; readonly id: number; readonly name: string; readonly frames: string };

const port = parentPort;
if (!port) throw new Error('engine-thread.ts is started as a worker thread');
const send = (message: FromEngine): void => port.postMessage(message);

const indexes = new Map<Language, ReturnType<typeof createUnderstanding>>();

function indexOf(language: Language): ReturnType<typeof createUnderstanding> {
  const known = indexes.get(language);
  if (known) return known;
  const built = createUnderstanding(understandingContent(language), language);
  indexes.set(language, built);
  return built;
}

port.on('message', ({ id, question, language }: ToEngine) => {
  try {
    send({ kind: 'decided', id, decision: indexOf(language).decide(question) });
  } catch (error) {
    const { name } = error instanceof Error ? error : { name: typeof error };
    send({ kind: 'failed', id, name, frames: error instanceof Error ? framesOf(error) : '' });
  }
});
send({ kind: 'ready' });

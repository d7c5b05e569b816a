import { parentPort } from 'node:worker_threads';
import { understandingContent } from '@manasik/content/assistant/content.ts';
import type { Decision, Question } from '@manasik/core/assistant/decision';
import { languageOf } from '@manasik/core/assistant/language-of';
import { createUnderstanding, type Understanding } from '@manasik/core/assistant/understand';
import type { Language } from '@manasik/core/text/languages';
import { framesOf } from '../../platform/describe-error.ts';

/**
 * The thread that understands questions. The first question in a language waits for the index of its language, which
 * takes seconds on a slow machine. The server must answer others meanwhile.
 */
export interface ToEngine {
  readonly id: number;
  readonly question: Question;
  /** The language of the page. */
  readonly language: Language;
}
export type FromEngine =
  | { readonly kind: 'ready' }
  /** The next answer takes longer: the index of its language is built. */
  | { readonly kind: 'preparing' }
  | { readonly kind: 'decided'; readonly id: number; readonly decision: Decision }
  /** Without the message of the error, which could repeat the question. */
  | { readonly kind: 'failed'; readonly id: number; readonly name: string; readonly frames: string };

const port = parentPort;
if (!port) throw new Error('engine-thread.ts is started as a worker thread');
const send = (message: FromEngine): void => port.postMessage(message);

const indexes = new Map<Language, Understanding>();

function indexOf(language: Language): Understanding {
  const known = indexes.get(language);
  if (known) return known;
  send({ kind: 'preparing' });
  const built = createUnderstanding(understandingContent(language), language);
  indexes.set(language, built);
  return built;
}

port.on('message', ({ id, question, language }: ToEngine) => {
  try {
    send({ kind: 'decided', id, decision: indexOf(languageOf(question.text, language)).decide(question) });
  } catch (error) {
    const { name } = error instanceof Error ? error : { name: typeof error };
    send({ kind: 'failed', id, name, frames: error instanceof Error ? framesOf(error) : '' });
  }
});
send({ kind: 'ready' });

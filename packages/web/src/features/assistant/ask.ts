import type { AssistantReply, ChatReply } from '@manasik/contract/assistant';
import { ApiError } from '../../platform/api/index.ts';
import { readStream } from '../../platform/api/read-stream.ts';
import type { Asked } from './asked.ts';
import type { Engine } from './engine/engine.ts';
import { assistantLimits } from './limits.ts';

export interface Answer {
  readonly reply: AssistantReply;
  readonly answeredBy: 'server' | 'device';
  /** Null if the server did not store it. */
  readonly conversationId: string | null;
  readonly messageId: string | null;
}

interface AskOptions {
  engine: Engine;
  signal: AbortSignal;
  onDelta: (text: string) => void;
  /** Whom to call now, found on the device before the server answers. */
  onUrgent: (reply: AssistantReply) => void;
  /** The server refuses to store the question, because the account is full. */
  onRefused: (error: ApiError) => void;
}

/** A question is answered on the device if the server is silent for this long, milliseconds. */
const patienceMs = 8000;

/**
 * Asks the server, and answers on the device if the server cannot.
 * @throws when neither can answer, or `signal` is aborted
 */
export async function ask(asked: Asked, options: AskOptions): Promise<Answer> {
  const { engine, signal, onDelta, onUrgent, onRefused } = options;
  // Only a quicker way to an answer that the server gives too, so its failure is no failure of the question.
  const urgent = engine.urgent(asked).catch(() => null);
  void urgent.then((reply) => reply && !signal.aborted && onUrgent(reply));
  if (navigator.onLine) {
    try {
      return ofServer(await readStream('POST /api/ai/chat', bodyOf(asked), { signal, patienceMs, onDelta }));
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiError)) throw error;
      if (error.code.startsWith('assistant.')) onRefused(error);
    }
  }
  const reply = (await urgent) ?? (await engine.answer(asked));
  signal.throwIfAborted();
  return { reply, answeredBy: 'device', conversationId: null, messageId: null };
}

function ofServer({ conversationId, messageId, ...reply }: ChatReply): Answer {
  return { reply, answeredBy: 'server', conversationId, messageId };
}

/** A cut can leave half a character, which the server refuses. */
const shortened = (question: string): string =>
  question.slice(0, assistantLimits.previous).toWellFormed().trim();

function bodyOf({ text, agentType, language, previous, device, conversationId }: Asked) {
  const { timeZone, choices, place, hasLeftMina, done } = device;
  return {
    message: text,
    agentType,
    ...(conversationId !== null && { conversationId }),
    context: {
      language,
      timeZone,
      choices,
      hasLeftMina,
      done: done.slice(0, assistantLimits.done),
      ...(place && {
        location: { latitude: place.latitude, longitude: place.longitude, name: place.name.slice(0, 120) },
      }),
      ...(previous && {
        previous: { question: shortened(previous.question), passages: [...previous.passages] },
      }),
    },
  };
}

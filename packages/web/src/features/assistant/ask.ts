import type { AssistantReply, ChatReply } from '@manasik/contract/assistant';
import { ownTools } from '@manasik/core/assistant/agents';
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
  /** The reply that names whom to call now, found on the device before the server answers. */
  onUrgent: (reply: AssistantReply) => void;
  /** The server refuses to store the question, because the account is full. */
  onRefused: (error: ApiError) => void;
  /** The conversation was deleted elsewhere; the question begins a new one. */
  onGone: () => void;
}

/** A question is answered on the device if the server is silent for this long, milliseconds. */
const patienceMs = 8000;
/** The device has failed if it works for this long: its code or texts may never arrive. */
const deviceLimitMs = 15_000;

/**
 * Asks the server, and answers on the device if the server cannot.
 * @throws when neither can answer, or `signal` is aborted
 */
export async function ask(asked: Asked, options: AskOptions): Promise<Answer> {
  const { engine, signal, onUrgent, onRefused } = options;
  // Only a quicker way to an answer that the server gives too, so its failure is no failure of the question.
  const urgent = engine.urgent(asked).catch(() => null);
  void urgent.then((reply) => reply && !signal.aborted && onUrgent(reply));
  if (navigator.onLine) {
    try {
      return await fromServer(asked, urgent, options);
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiError)) throw error;
      if (error.code.startsWith('assistant.')) onRefused(error);
    }
  }
  return ofDevice(await onDevice(asked, urgent, engine, signal));
}

/** The answer of the server, but what a visitor keeps on the device is answered there: the server never gets it. */
async function fromServer(
  asked: Asked,
  urgent: Promise<AssistantReply | null>,
  options: AskOptions,
): Promise<Answer> {
  const answer = ofServer(await askServer(asked, options));
  const { tool } = answer.reply;
  if (answer.conversationId !== null || tool === null || !ownTools.has(tool)) return answer;
  const { engine, signal } = options;
  try {
    return ofDevice(await onDevice(asked, urgent, engine, signal));
  } catch (error) {
    if (signal.aborted) throw error;
    // The server's answer says where the person finds it.
    console.error(error);
    return answer;
  }
}

async function askServer(asked: Asked, { signal, onDelta, onGone }: AskOptions): Promise<ChatReply> {
  const send = (question: Asked): Promise<ChatReply> =>
    readStream('POST /api/ai/chat', bodyOf(question), { signal, patienceMs, onDelta });
  try {
    return await send(asked);
  } catch (error) {
    const isGone = error instanceof ApiError && error.code === 'request.notFound';
    if (!isGone || asked.conversationId === null) throw error;
    onGone();
    return send({ ...asked, conversationId: null });
  }
}

/** @throws when the device fails, takes too long, or `signal` is aborted; in the last two cases its work is ended */
async function onDevice(
  asked: Asked,
  urgent: Promise<AssistantReply | null>,
  engine: Engine,
  signal: AbortSignal,
): Promise<AssistantReply> {
  signal.throwIfAborted();
  const limit = new AbortController();
  const ended = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => {
      // Rejects first, so that the failure of the ended work is not what the question fails with.
      reject(limit.signal.reason);
      engine.stop();
    });
  });
  const stop = (): void => limit.abort(signal.reason);
  const timer = setTimeout(() => limit.abort(new Error('The device took too long')), deviceLimitMs);
  signal.addEventListener('abort', stop);
  try {
    return (await Promise.race([ended, urgent])) ?? (await Promise.race([ended, engine.answer(asked)]));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

const ofDevice = (reply: AssistantReply): Answer => ({
  reply,
  answeredBy: 'device',
  conversationId: null,
  messageId: null,
});

function ofServer({ conversationId, messageId, ...reply }: ChatReply): Answer {
  return { reply, answeredBy: 'server', conversationId, messageId };
}

/** A cut can leave half a character, which the server refuses. */
const shortened = (question: string): string =>
  question.slice(0, assistantLimits.previous).toWellFormed().trim();

/** To about 1 km, which is enough for the times and the direction of prayer. */
const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;

function bodyOf({ text, agentType, language, previous, device, conversationId }: Asked) {
  const { timeZone, choices, place, hasLeftMina, done, stepsGoal } = device;
  return {
    message: text,
    agentType,
    ...(conversationId !== null && { conversationId }),
    context: {
      language,
      timeZone,
      choices,
      hasLeftMina,
      ...(stepsGoal !== null && { stepsGoal }),
      done: done.slice(0, assistantLimits.done),
      ...(place && {
        location: {
          latitude: rounded(place.latitude),
          longitude: rounded(place.longitude),
          name: place.name.slice(0, 120),
        },
      }),
      ...(previous && {
        previous: {
          question: shortened(previous.question),
          passages: [...previous.passages],
          tool: previous.tool,
        },
      }),
    },
  };
}

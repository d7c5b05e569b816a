import type { AssistantReply } from '@manasik/contract/assistant';
import type { Reply } from '@manasik/core/assistant/reply';
import type { Language } from '@manasik/core/text/languages';
import { wordsVersion } from '../../../platform/i18n/word-store.ts';
import type { Asked } from '../asked.ts';
import type { EngineRequest, FromEngine, ToEngine } from './protocol.ts';

/** Answers on the device. */
export interface Engine {
  /** The reply if someone must be called now, otherwise null. */
  urgent: (asked: Asked) => Promise<AssistantReply | null>;
  /** @throws when its code or texts are not on the device and cannot be fetched */
  answer: (asked: Asked) => Promise<AssistantReply>;
  /** Ends its work; the next question starts a new worker. */
  stop: () => void;
}

interface Waiting {
  resolve: (reply: Reply | null) => void;
  reject: (error: Error) => void;
}

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** Starts the worker and loads the texts of a language, so that they are there when the first question is asked. */
export function prepareEngine(language: Language): void {
  const preparation: ToEngine = { kind: 'prepare', language, wordsVersion: wordsVersion() };
  running().postMessage(preparation);
}

function running(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('assistant-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromEngine>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) asked?.reject(new Error(data.failed));
    else asked?.resolve(data.reply);
  });
  worker.addEventListener('error', ({ message }) => failAll(message));
  worker.addEventListener('messageerror', () => failAll('The reply could not be read'));
  return worker;
}

/** The next question starts a new worker. */
function failAll(message: string): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new Error(message));
  waiting.clear();
}

function send(
  kind: EngineRequest['kind'],
  asked: Asked,
  records: EngineRequest['records'],
): Promise<Reply | null> {
  lastId += 1;
  const { text, agentType, previous, language, device } = asked;
  const request: EngineRequest = {
    id: lastId,
    kind,
    question: { text, agentType, previous },
    language,
    wordsVersion: wordsVersion(),
    device,
    records,
  };
  return new Promise((resolve, reject) => {
    waiting.set(request.id, { resolve, reject });
    running().postMessage(request);
  });
}

export const engine: Engine = {
  urgent: async (asked) => copyOf(await send('urgent', asked, null)),
  answer: async (asked) => {
    const reply = copyOf(await send('answer', asked, await asked.records()));
    if (!reply) throw new Error('The worker gave no reply');
    return reply;
  },
  stop: () => failAll('The work was stopped'),
};

/** The contract's type has lists that can be changed. */
const copyOf = (reply: Reply | null): AssistantReply | null =>
  reply && {
    ...reply,
    sources: [...reply.sources],
    links: [...reply.links],
    numbers: [...reply.numbers],
    suggestions: [...reply.suggestions],
  };

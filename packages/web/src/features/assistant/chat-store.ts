import type { AssistantReply, StoredMessage } from '@manasik/contract/assistant';
import type { AgentType } from '@manasik/core/assistant/agents';
import type { PreviousQuestion } from '@manasik/core/assistant/decision';
import { hasSubject } from '@manasik/core/assistant/reply';
import type { Language } from '@manasik/core/text/languages';
import type { ApiError } from '../../platform/api/index.ts';
import { randomId } from '../../platform/outbox/random-id.ts';
import { currentUser, onSessionChange } from '../../platform/session/session.ts';
import { stopReading } from '../../platform/speech/reader.ts';
import { share } from '../../platform/storage/shared.ts';
import { ask } from './ask.ts';
import { type KeptConversation, keepTurn } from './conversations/kept-conversations.ts';
import type { Device } from './device-data.ts';
import { engine } from './engine/engine.ts';

/** A question and what became of it. */
export interface Turn {
  readonly id: string;
  readonly question: string;
  readonly agentType: AgentType;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
  readonly status: 'waiting' | 'done' | 'failed' | 'stopped';
  /** The beginning of an answer that is still being written. */
  readonly partial: string;
  readonly reply: AssistantReply | null;
  readonly answeredBy: 'server' | 'device';
  /** Null if the server does not store it. */
  readonly messageId: string | null;
  readonly feedback: StoredMessage['feedback'];
}

interface Chat {
  /** Of the conversation on this device. */
  readonly id: string;
  readonly serverId: string | null;
  readonly turns: readonly Turn[];
}

const emptyChat = (): Chat => ({ id: randomId(), serverId: null, turns: [] });

/** One conversation for the page, the panel and the cards, so that a person can continue it in another of them. */
const chat = share<Chat>({ id: '', serverId: null, turns: [] });
let running: AbortController | undefined;

export const useChat = chat.use;

// The questions of one person must not be shown to the next.
let owner = currentUser()?.id;
onSessionChange(() => {
  const id = currentUser()?.id;
  if (owner !== undefined && id !== owner) startNew();
  owner = id;
});

export function startNew(): void {
  running?.abort();
  chat.set(emptyChat());
}

interface Questioner {
  readonly language: Language;
  readonly device: Device;
  readonly onFailed: () => void;
  readonly onRefused: (error: ApiError) => void;
}

/** Asks a question. One that waits for its answer is stopped, so that a call for help never waits behind it. */
export function submit(question: string, agentType: AgentType, by: Questioner): boolean {
  const text = question.trim();
  if (text === '') return false;
  if (isWaiting()) stop();
  // An earlier answer must not be read over the next one, which may say whom to call.
  stopReading();
  if (chat.get().id === '') chat.set(emptyChat());
  const turn: Turn = {
    id: randomId(),
    question: text,
    agentType,
    askedAt: Date.now(),
    status: 'waiting',
    partial: '',
    reply: null,
    answeredBy: 'server',
    messageId: null,
    feedback: null,
  };
  chat.change((now) => ({ ...now, turns: [...now.turns, turn] }));
  void answer(turn, by);
  return true;
}

/** Asks a question again that failed or was stopped. */
export function retry(turn: Turn, by: Questioner): void {
  if (isWaiting()) return;
  changeTurn(turn.id, { status: 'waiting', partial: '', reply: null });
  void answer(turn, by);
}

export const stop = (): void => running?.abort();

const isWaiting = (): boolean => chat.get().turns.some(({ status }) => status === 'waiting');

async function answer(turn: Turn, { language, device, onFailed, onRefused }: Questioner): Promise<void> {
  const controller = new AbortController();
  running = controller;
  const { id, serverId, turns } = chat.get();
  // Shown before the server has answered.
  const urgent = (): AssistantReply | null =>
    chat.get().turns.find((each) => each.id === turn.id)?.reply ?? null;
  try {
    const found = await ask(
      {
        text: turn.question,
        agentType: turn.agentType,
        language,
        previous: previousOf(turns, turn),
        device: device.data(),
        records: device.records,
        conversationId: serverId,
      },
      {
        engine,
        signal: controller.signal,
        onDelta: (text) => changeTurn(turn.id, (now) => ({ partial: now.partial + text })),
        onUrgent: (reply) => changeTurn(turn.id, { reply }),
        onRefused,
        onGone: () => setServerId(id, null),
      },
    );
    // The reply that names whom to call stays, even if the server understood something else.
    const reply = (found.reply.redFlag === null && urgent()) || found.reply;
    const { answeredBy, messageId } = found;
    changeTurn(turn.id, { status: 'done', reply, answeredBy, messageId });
    if (found.conversationId) setServerId(id, found.conversationId);
    if (messageId === null) keepReply(id, turn, answeredBy, reply);
  } catch (error) {
    const isStopped = controller.signal.aborted;
    // Logged, because a fault of ours would look the same.
    if (!isStopped) console.error(error);
    const reply = urgent();
    if (reply) {
      changeTurn(turn.id, { status: 'done', answeredBy: 'device', messageId: null });
      keepReply(id, turn, 'device', reply);
      return;
    }
    changeTurn(turn.id, { status: isStopped ? 'stopped' : 'failed' });
    if (!isStopped) onFailed();
  } finally {
    if (running === controller) running = undefined;
  }
}

/** Keeps on this device what the server does not store. */
function keepReply(
  id: string,
  { id: turnId, question, agentType, askedAt }: Turn,
  answeredBy: Turn['answeredBy'],
  reply: AssistantReply,
): void {
  const { serverId } = chat.get();
  keepTurn(id, serverId, { id: turnId, question, agentType, askedAt, answeredBy, reply });
}

const passageId = /^[a-zA-Z]{1,20}(:[A-Za-z0-9-]{1,80}){1,2}$/;

/** The question before, so that the next one can refer to it. */
function previousOf(turns: readonly Turn[], turn: Turn): PreviousQuestion | null {
  const before = turns
    .slice(
      0,
      turns.findIndex(({ id }) => id === turn.id),
    )
    .findLast(({ reply }) => reply);
  if (!before?.reply) return null;
  const sources = hasSubject(before.reply) ? before.reply.sources : [];
  const passages = sources.map(({ id }) => id).filter((id) => passageId.test(id));
  const { goesOnFrom = '', tool } = before.reply;
  const question = [before.question, goesOnFrom].join('\n').trim();
  return { question, passages: passages.slice(0, 5), tool };
}

/** Changes nothing in a conversation that was closed meanwhile. */
function changeTurn(id: string, change: Partial<Turn> | ((turn: Turn) => Partial<Turn>)): void {
  chat.change((now) => ({
    ...now,
    turns: now.turns.map((turn) =>
      turn.id === id ? { ...turn, ...(typeof change === 'function' ? change(turn) : change) } : turn,
    ),
  }));
}

const setServerId = (id: string, serverId: string | null): void =>
  chat.change((now) => (now.id === id ? { ...now, serverId } : now));

export const setFeedback = (id: string, feedback: Turn['feedback']): void => changeTurn(id, { feedback });

/** Shows a conversation: its questions on the server, and those that were answered on this device. */
export function showConversation(
  kept: KeptConversation | undefined,
  stored: { id: string; messages: readonly StoredMessage[] } | null,
): void {
  running?.abort();
  const here = kept?.turns.map((turn) => ({ ...turn, ...answered, messageId: null, feedback: null })) ?? [];
  const there =
    stored?.messages.map(({ id, createdAt, question, reply, feedback }) => ({
      ...answered,
      id,
      question,
      agentType: reply.agentType,
      askedAt: Date.parse(createdAt),
      answeredBy: 'server' as const,
      reply,
      messageId: id,
      feedback,
    })) ?? [];
  chat.set({
    id: kept?.id ?? randomId(),
    serverId: stored?.id ?? kept?.serverId ?? null,
    turns: [...there, ...here].toSorted((one, other) => one.askedAt - other.askedAt),
  });
}

const answered = { status: 'done', partial: '' } as const;

/** Closes the conversation if it was deleted. */
export function closeIfShown(id: string): void {
  const now = chat.get();
  if (now.id === id || now.serverId === id) startNew();
}

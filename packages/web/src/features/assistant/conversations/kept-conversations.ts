import type { AssistantReply } from '@manasik/contract/assistant';
import { type AgentType, agentTypes } from '@manasik/core/assistant/agents';
import { accountPrefix, expectedUserId } from '../../../platform/session/session.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';
import { keep } from '../../../platform/storage/kept.ts';

/** A question that was answered here and is not stored on the server. */
export interface KeptTurn {
  readonly id: string;
  readonly question: string;
  readonly agentType: AgentType;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
  readonly answeredBy: 'server' | 'device';
  readonly reply: AssistantReply;
}

export interface KeptConversation {
  readonly id: string;
  /** The conversation on the server that has its other questions. */
  readonly serverId: string | null;
  readonly title: string;
  readonly updatedAt: number;
  readonly turns: readonly KeptTurn[];
}

interface KeptConversations {
  /** Id of the person whose they are; null for a visitor. */
  readonly owner: string | null;
  /** The latest first. */
  readonly conversations: readonly KeptConversation[];
}

const mostConversations = 20;
/** Of one conversation. */
const mostTurns = 40;
/** Of all conversations as they are stored, in characters. Other features share the few megabytes that browsers give. */
const mostCharacters = 300_000;
const longestTitle = 80;

/** Under the account's prefix, because people ask about their health: it is erased at sign-out. */
const kept = keep<KeptConversations>(`${accountPrefix}assistant`, isKept);

/** Those of the person who is signed in, or of the visitor. */
export function useKeptConversations(): readonly KeptConversation[] {
  return own(kept.use() ?? null);
}

export const keptConversation = (id: string): KeptConversation | undefined =>
  own(kept.get()).find((each) => each.id === id);

/** Adds a turn to a conversation, which begins with its first turn. */
export function keepTurn(id: string, serverId: string | null, turn: KeptTurn): void {
  change((conversations) => {
    const before = conversations.find((each) => each.id === id);
    const after: KeptConversation = {
      id,
      serverId: serverId ?? before?.serverId ?? null,
      title: before?.title ?? turn.question.slice(0, longestTitle),
      updatedAt: turn.askedAt,
      turns: [...(before?.turns ?? []), turn].slice(-mostTurns),
    };
    return fitting([after, ...conversations.filter((each) => each.id !== id)].slice(0, mostConversations));
  });
}

/** Without the oldest conversations, and if one alone is too large, without its oldest turns. */
function fitting(conversations: readonly KeptConversation[]): readonly KeptConversation[] {
  if (JSON.stringify(conversations).length <= mostCharacters) return conversations;
  const [latest] = conversations;
  if (conversations.length > 1) return fitting(conversations.slice(0, -1));
  if (!latest || latest.turns.length < 2) return conversations;
  return fitting([{ ...latest, turns: latest.turns.slice(1) }]);
}

export const renameKept = (id: string, title: string): void =>
  change((conversations) => conversations.map((each) => (each.id === id ? { ...each, title } : each)));

export const deleteKept = (id: string): void =>
  change((conversations) => conversations.filter((each) => each.id !== id));

function change(next: (conversations: readonly KeptConversation[]) => readonly KeptConversation[]): void {
  kept.change((stored) => {
    const conversations = next(own(stored));
    return conversations.length === 0 ? null : { owner: expectedUserId(), conversations };
  });
}

/** The questions of a visitor move to the person who signs in. Those of another person are not shown. */
function own(stored: KeptConversations | null): readonly KeptConversation[] {
  if (!stored) return none;
  return stored.owner === null || stored.owner === expectedUserId() ? stored.conversations : none;
}

const none: readonly KeptConversation[] = [];

function isKept(value: unknown): value is KeptConversations {
  return (
    isRecord(value) &&
    (value['owner'] === null || typeof value['owner'] === 'string') &&
    Array.isArray(value['conversations']) &&
    value['conversations'].every(isConversation)
  );
}

const isConversation = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  (value['serverId'] === null || typeof value['serverId'] === 'string') &&
  typeof value['title'] === 'string' &&
  typeof value['updatedAt'] === 'number' &&
  Array.isArray(value['turns']) &&
  value['turns'].every(isTurn);

const isTurn = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['question'] === 'string' &&
  agentTypes.some((type) => type === value['agentType']) &&
  typeof value['askedAt'] === 'number' &&
  isReply(value['reply']);

const isReply = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['message'] === 'string' &&
  typeof value['language'] === 'string' &&
  ['sources', 'links', 'numbers', 'suggestions'].every((list) => Array.isArray(value[list]));

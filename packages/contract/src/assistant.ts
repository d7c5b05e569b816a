import { agentTypes, redFlags, toolIds } from '@manasik/core/assistant/agents';
import { replyAuthors, replyKinds, replyNotices } from '@manasik/core/assistant/reply';
import { hajjKinds, schools } from '@manasik/core/guide/rites';
import { metricLimits } from '@manasik/core/health/metric-limits';
import { searchKinds } from '@manasik/core/search/content-search';
import { languageCodes } from '@manasik/core/text/languages';
import { z } from 'zod';
import { Latitude, Longitude, text, TimeZone, title } from './fields.ts';
import { routeWith } from './route.ts';

export const errors = {
  'assistant.tooManyConversations': 409,
  'assistant.tooManyMessages': 409,
} as const;
const route = routeWith(errors);

export const assistantLimits = {
  question: 2000,
  title: 80,
  reason: 500,
  conversations: 100,
  messages: 100,
  /** Of a context. */
  previous: 500,
  done: 300,
} as const;

const AgentType = z.enum(agentTypes);
const PassageId = z.string().regex(/^[a-zA-Z]{1,20}(:[A-Za-z0-9-]{1,80}){1,2}$/);

/**
 * The data that the answer may depend on. All of it is optional, and none is stored. Fields that only other clients
 * send, such as `currentSteps`, are ignored.
 */
export const AssistantContext = z.object({
  /** The language of the page. A question in another of the ten languages is answered in its own. */
  language: z.enum(languageCodes).optional(),
  timeZone: TimeZone.optional(),
  /** If missing, the place of the account. */
  location: z.object({ latitude: Latitude, longitude: Longitude, name: text(120).optional() }).optional(),
  choices: z
    .object({
      kind: z.enum(hajjKinds).nullable(),
      school: z.enum(schools).nullable(),
      sex: z.enum(['woman', 'man']).nullable(),
      isFirstTime: z.boolean().nullable(),
      usesWheelchair: z.boolean().nullable(),
    })
    .optional(),
  /** Items of the guide that are marked as done. */
  done: z
    .array(z.string().regex(/^[a-z0-9:/-]{1,90}$/))
    .max(assistantLimits.done)
    .optional(),
  hasLeftMina: z.boolean().nullable().optional(),
  /** The goal for a day, which only the device knows. */
  stepsGoal: z.int().min(1).max(metricLimits.steps.greatest).optional(),
  /** The question before this one and the passages of its answer, if no conversation is stored. */
  previous: z
    .object({
      question: text(assistantLimits.previous),
      passages: z.array(PassageId).max(5),
      tool: z.enum(toolIds).nullable().optional(),
    })
    .optional(),
});
export type AssistantContext = z.output<typeof AssistantContext>;

export const AssistantReply = z.strictObject({
  kind: z.enum(replyKinds),
  agentType: AgentType,
  language: z.enum(languageCodes),
  /** Markdown without HTML and links. */
  message: z.string(),
  suggestions: z.array(z.string()),
  sources: z.array(
    z.strictObject({ id: z.string(), kind: z.enum(searchKinds), title: z.string(), to: z.string() }),
  ),
  links: z.array(z.strictObject({ label: z.string(), to: z.string() })),
  numbers: z.array(z.strictObject({ label: z.string(), number: z.string() })),
  redFlag: z.enum(redFlags).nullable(),
  /** Comes first, with the numbers. Answers that were stored before there were warnings have none. */
  warning: z.string().nullable().default(null),
  tool: z.enum(toolIds).nullable(),
  /** The questions that it went on from, the newest first, one on each line. */
  goesOnFrom: z.string().optional(),
  /** Answers that were stored before a language model could write them have neither of these. */
  by: z.enum(replyAuthors).default('content'),
  notice: z.enum(replyNotices).nullable().default(null),
});
export type AssistantReply = z.output<typeof AssistantReply>;

export const AssistantQuestion = z.strictObject({
  message: text(assistantLimits.question),
  agentType: AgentType,
  context: AssistantContext.default({}),
  /** Continues a stored conversation of the user. If missing, a new one begins. */
  conversationId: z.uuid().optional(),
});
export type AssistantQuestion = z.output<typeof AssistantQuestion>;

/**
 * `conversationId` and `messageId` are null for visitors, whose questions are not stored, and for a red flag that could
 * not be stored.
 */
export const ChatReply = z.strictObject({
  ...AssistantReply.shape,
  conversationId: z.uuid().nullable(),
  messageId: z.uuid().nullable(),
});
export type ChatReply = z.output<typeof ChatReply>;

export const askAssistant = route({
  method: 'POST',
  path: '/api/ai/chat',
  limit: { most: 60, windowSeconds: 60 },
  summary: 'An answer from the guide, with its sources; stored in a conversation of a signed-in user',
  access: 'public',
  ownQueue: true,
  // The longest question, the one before and all marks: 44 KB if every character is escaped.
  bodyBytes: 48 * 1024,
  body: AssistantQuestion,
  reply: ChatReply,
  errors: [
    'request.tooMany',
    'request.notFound',
    'assistant.tooManyConversations',
    'assistant.tooManyMessages',
  ],
});

const Conversation = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  agentType: AgentType,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** A question with its answer. */
export const StoredMessage = z.strictObject({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  question: z.string(),
  reply: AssistantReply,
  feedback: z.strictObject({ helpful: z.boolean(), reason: z.string().nullable() }).nullable(),
});
export type StoredMessage = z.output<typeof StoredMessage>;

const OneConversation = z.strictObject({ ...Conversation.shape, messages: z.array(StoredMessage) });
const conversation = { params: z.strictObject({ id: z.uuid() }), errors: ['request.notFound'] } as const;

export const listConversations = route({
  method: 'GET',
  path: '/api/ai/conversations',
  summary: "The user's conversations with the assistant, the latest first",
  access: 'user',
  reply: z.strictObject({ conversations: z.array(Conversation) }),
});

export const getConversation = route({
  method: 'GET',
  path: '/api/ai/conversations/:id',
  summary: 'A conversation with its questions and answers, the oldest first',
  access: 'user',
  ...conversation,
  reply: OneConversation,
});

export const exportConversations = route({
  method: 'GET',
  path: '/api/ai/conversations/export',
  limit: { most: 20, windowSeconds: 3600 },
  summary: "All of the user's conversations, as a file",
  access: 'user',
  reply: z.strictObject({ conversations: z.array(OneConversation) }),
});

export const renameConversation = route({
  method: 'PATCH',
  path: '/api/ai/conversations/:id',
  summary: 'Rename a conversation',
  access: 'user',
  ...conversation,
  body: z.strictObject({ title: title(assistantLimits.title) }),
  reply: Conversation,
});

export const deleteConversation = route({
  method: 'DELETE',
  path: '/api/ai/conversations/:id',
  summary: 'Delete a conversation and its messages',
  access: 'user',
  ...conversation,
});

export const rateAnswer = route({
  method: 'PUT',
  path: '/api/ai/messages/:id/feedback',
  summary: 'Say whether an answer helped; null withdraws it',
  access: 'user',
  ...conversation,
  body: z.strictObject({
    feedback: z
      .strictObject({ helpful: z.boolean(), reason: text(assistantLimits.reason).nullable() })
      .nullable(),
  }),
});

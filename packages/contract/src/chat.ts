import { quickPhrases } from '@manasik/core/groups/quick-phrases';
import { z } from 'zod';
import { text } from './fields.ts';
import { GroupId } from './groups.ts';
import { routeWith } from './route.ts';

export const errors = {
  'message.notFound': 404,
  'message.notYours': 403,
} as const;
const route = routeWith(errors);

export const MessageText = text(2000);

export const QuickPhrase = z.enum(quickPhrases);
export type QuickPhrase = z.output<typeof QuickPhrase>;

/** Something said in a group. A quick phrase is read by each in their own language. */
export const GroupMessage = z.strictObject({
  id: z.uuid(),
  /** Counts the messages of its group from 1, without gaps. */
  number: z.int(),
  /** Null when the account is gone. */
  userId: z.uuid().nullable(),
  /** One of the two, and neither when it was removed. */
  text: z.string().nullable(),
  phrase: QuickPhrase.nullable(),
  sentAt: z.iso.datetime(),
  isRemoved: z.boolean(),
});
export type GroupMessage = z.output<typeof GroupMessage>;

/** Up to which message a member has read. */
export const ReadMark = z.strictObject({ userId: z.uuid(), upTo: z.int() });
export type ReadMark = z.output<typeof ReadMark>;

const NumberQuery = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

export const listGroupMessages = route({
  method: 'GET',
  path: '/api/hajj-groups/:id/messages',
  summary: 'Fifty messages before a number, or after one, else the newest; the oldest first',
  access: 'user',
  params: GroupId,
  query: z.strictObject({ before: NumberQuery.optional(), after: NumberQuery.optional() }),
  reply: z.strictObject({
    messages: z.array(GroupMessage),
    /** Number of the newest message of the group; 0 before the first. */
    last: z.int(),
    reads: z.array(ReadMark),
  }),
  errors: ['group.notFound'],
});

const key = z.string().regex(/^[\w-]{8,64}$/);

export const sendGroupMessage = route({
  method: 'POST',
  path: '/api/hajj-groups/:id/messages',
  summary: 'Say something in a group; sent twice with the same key it is said once',
  access: 'user',
  params: GroupId,
  body: z
    .strictObject({
      /** Made by the device. */
      key,
      text: MessageText.optional(),
      phrase: QuickPhrase.optional(),
    })
    .refine(({ text: words, phrase }) => (words === undefined) !== (phrase === undefined), {
      path: ['text'],
      params: { code: 'required' },
    }),
  reply: GroupMessage,
  status: 201,
  errors: ['group.notFound', 'request.tooMany'],
});

export const markMessagesRead = route({
  method: 'PUT',
  path: '/api/hajj-groups/:id/messages/read',
  limit: { most: 240, windowSeconds: 60 },
  summary: 'Say up to which message one has read; it never goes back',
  access: 'user',
  params: GroupId,
  body: z.strictObject({ upTo: z.int().min(0).max(999_999_999) }),
  errors: ['group.notFound'],
});

export const removeGroupMessage = route({
  method: 'DELETE',
  path: '/api/hajj-groups/:id/messages/:messageId',
  summary: "Remove a message: one's own, or any as a leader; its words are erased",
  access: 'user',
  params: z.strictObject({ id: z.uuid(), messageId: z.uuid() }),
  errors: ['group.notFound', 'message.notFound', 'message.notYours'],
});

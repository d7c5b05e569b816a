import {
  listGroupMessages,
  markMessagesRead,
  removeGroupMessage,
  sendGroupMessage,
} from '@manasik/contract/chat';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/handle.ts';
import type { ChatService } from './chat.service.ts';

export function chatRoutes(app: FastifyInstance, { messages }: { messages: ChatService }): void {
  handle(app, listGroupMessages, ({ session, params, query }) =>
    messages.list(session.user.id, params.id, query),
  );
  handle(app, sendGroupMessage, ({ session, params, body }) =>
    messages.send(session.user.id, params.id, body),
  );
  handle(app, markMessagesRead, ({ session, params, body }) =>
    messages.markRead(session.user.id, params.id, body.upTo),
  );
  handle(app, removeGroupMessage, ({ session, params }) =>
    messages.remove(session.user.id, params.id, params.messageId),
  );
}

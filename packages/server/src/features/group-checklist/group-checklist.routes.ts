import {
  listGroupChecklist,
  putGroupChecklistItem,
  removeGroupChecklistItem,
  tickGroupChecklistItem,
} from '@manasik/contract/group-checklist';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/handle.ts';
import type { GroupChecklistService } from './group-checklist.service.ts';

const keyOf = ({ id, itemId }: { id: string; itemId: string }) => ({ groupId: id, id: itemId });

export function groupChecklistRoutes(
  app: FastifyInstance,
  { checklist }: { checklist: GroupChecklistService },
): void {
  handle(app, listGroupChecklist, ({ session, params }) => checklist.list(session.user.id, params.id));
  handle(app, putGroupChecklistItem, ({ session, params, body }) =>
    checklist.put(session.user.id, keyOf(params), body.title, body.changedAt),
  );
  handle(app, tickGroupChecklistItem, ({ session, params, body }) =>
    checklist.tick(session.user.id, keyOf(params), body.isDone, body.changedAt),
  );
  handle(app, removeGroupChecklistItem, ({ session, params }) =>
    checklist.remove(session.user.id, keyOf(params)),
  );
}

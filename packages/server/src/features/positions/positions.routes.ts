import {
  getOwnPosition,
  listGroupPositions,
  openGroupLive,
  updatePosition,
} from '@manasik/contract/positions';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/handle.ts';
import { ReadyJson } from '../../platform/http/ready-json.ts';
import type { LiveHub } from '../../domain/live-hub.ts';
import { answerHead, replyWithStream } from '../../platform/live/reply-stream.ts';
import type { Membership } from '../../domain/membership.ts';
import type { PositionsService } from './positions.service.ts';

interface Parts {
  readonly positions: PositionsService;
  readonly membership: Membership;
  readonly hub: LiveHub;
}

export function positionsRoutes(app: FastifyInstance, { positions, membership, hub }: Parts): void {
  // As frequent as all other reads together. The reply has exactly the fields of the contract, so it is sent without
  // serialising.
  handle(
    app,
    updatePosition,
    async ({ session, body }) => new ReadyJson(await positions.update(session.user.id, session.id, body)),
  );
  handle(app, getOwnPosition, ({ session }) => positions.own(session.user.id));
  handle(app, listGroupPositions, ({ params, session }) => positions.list(params.id, session.user.id));

  handle(app, openGroupLive, async ({ params: { id: groupId }, session, request, reply }) => {
    await membership.requireMember(groupId, session.user.id);
    hub.requireOpen();
    if (answerHead(request, reply)) return;
    // Before the reply starts, while an error can still be sent.
    const read = await positions.reader(groupId);
    const stream = replyWithStream(app, { request, reply, userId: session.user.id }, () =>
      hub.leave(groupId, stream),
    );
    hub.join(groupId, stream, String(request.headers['last-event-id'] ?? ''), read());
  });
}

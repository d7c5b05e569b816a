import {
  getOwnPosition,
  listGroupPositions,
  openGroupLive,
  updatePosition,
} from '@manasik/contract/positions';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../lib/errors.ts';
import { handle, handleHot } from '../../lib/http/handle.ts';
import { ReadyJson } from '../../lib/http/ready-json.ts';
import type { LiveHub } from '../../lib/live/hub.ts';
import { createStream } from '../../lib/live/stream.ts';
import type { Membership } from '../../lib/membership.ts';
import type { PositionsService } from './positions.service.ts';

const STREAM_TYPE = 'text/event-stream; charset=utf-8';

interface Parts {
  readonly positions: PositionsService;
  readonly membership: Membership;
  readonly hub: LiveHub;
}

export function positionsRoutes(app: FastifyInstance, { positions, membership, hub }: Parts): void {
  // As often as all reads together: its reply, which has just the fields of the contract, is written without its schema.
  handle(
    app,
    updatePosition,
    async ({ session, body }) => new ReadyJson(await positions.update(session.user.id, session.id, body)),
  );
  handle(app, getOwnPosition, ({ session }) => positions.own(session.user.id));
  handleHot(app, listGroupPositions, ({ params, session }) => positions.list(params.id, session.user.id));

  handle(app, openGroupLive, async ({ params: { id: groupId }, session, request, reply }) => {
    await membership.requireMember(groupId, session.user.id);
    hub.requireOpen();
    // Fastify answers HEAD by the handler of GET; a stream without a body would never end.
    if (request.method === 'HEAD') {
      reply.code(200).type(STREAM_TYPE).send();
      return;
    }
    // Before the reply begins, while an error can still be said.
    const read = await positions.reader(groupId);
    // Who has gone meanwhile, or asks behind another reply on one connection, would never be seen to go.
    if (reply.raw.destroyed || !reply.raw.socket) throw new AppError('live.unavailable');
    const stillAllowed = (): Promise<boolean> | boolean => {
      const found = app.authenticate(request);
      return found instanceof Promise
        ? found.then(
            (each) => each !== null,
            () => false,
          )
        : found !== null;
    };
    const { raw } = reply.hijack();
    const stream = createStream(raw, session.user.id, stillAllowed, () => hub.leave(groupId, stream));
    const headers = { 'content-type': STREAM_TYPE, 'x-accel-buffering': 'no' };
    // Those of every reply, which are texts.
    raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers });
    hub.join(groupId, stream, String(request.headers['last-event-id'] ?? ''), read());
  });
}

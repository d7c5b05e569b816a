import { answerSos, callSos, endSos, getOwnSos, listGroupSos, updateSosPlace } from '@manasik/contract/sos';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/handle.ts';
import type { SosService } from './sos.service.ts';

export function sosRoutes(app: FastifyInstance, { sos }: { sos: SosService }): void {
  handle(app, callSos, ({ session, body }) => sos.call(session.user.id, body));
  handle(app, getOwnSos, async ({ session }) => ({ call: await sos.own(session.user.id) }));
  handle(app, updateSosPlace, ({ session, params, body }) =>
    sos.updatePlace(session.user.id, params.sosId, body),
  );
  handle(app, endSos, ({ session, params }) => sos.end(session.user.id, params.sosId));
  handle(app, answerSos, ({ session, params, body }) =>
    sos.answer(session.user.id, params.sosId, body.isComing),
  );
  handle(app, listGroupSos, ({ session, params }) => sos.inGroup(session.user.id, params.id));
}

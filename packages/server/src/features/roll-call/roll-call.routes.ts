import { answerRollCall, endRollCall, getRollCall, startRollCall } from '@manasik/contract/roll-call';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/handle.ts';
import type { RollCallService } from './roll-call.service.ts';

export function rollCallRoutes(app: FastifyInstance, { rollCalls }: { rollCalls: RollCallService }): void {
  handle(app, getRollCall, async ({ session, params }) => ({
    rollCall: await rollCalls.newest(session.user.id, params.id),
  }));
  handle(app, startRollCall, ({ session, params }) => rollCalls.start(session.user.id, params.id));
  handle(app, answerRollCall, ({ session, params, body }) =>
    rollCalls.answer(
      { userId: session.user.id, groupId: params.id, rollCallId: params.rollCallId },
      body.personId,
      body.isHere,
    ),
  );
  handle(app, endRollCall, ({ session, params }) =>
    rollCalls.end({ userId: session.user.id, groupId: params.id, rollCallId: params.rollCallId }),
  );
}

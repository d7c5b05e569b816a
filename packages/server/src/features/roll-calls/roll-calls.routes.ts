import { answerRollCall, endRollCall, getRollCall, startRollCall } from '@manasik/contract/roll-calls';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../lib/http/handle.ts';
import type { RollCallsService } from './roll-calls.service.ts';

export function rollCallsRoutes(app: FastifyInstance, { rollCalls }: { rollCalls: RollCallsService }): void {
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
